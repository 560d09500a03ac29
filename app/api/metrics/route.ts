import { db } from '@/lib/db/client'
import { methodNotAllowed } from '@/lib/http/not-found'
import { operatorsOnly } from '@/lib/http/operations-token'
import { metricsText } from '@/lib/operations/server/metrics-text'
import { readBooks } from '@/lib/operations/server/read-books'

/** GET /api/metrics: requests, latencies, orders and wallets in the text format of Prometheus, for the operator. */
export const GET = operatorsOnly(async () => {
  const { text, contentType } = await metricsText(await readBooks({ db }))
  return new Response(text, { headers: { 'Content-Type': contentType, 'Cache-Control': 'private, no-store' } })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
