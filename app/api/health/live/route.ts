import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'

/** GET /api/health/live: 200 while the process answers at all; without an answer, restart it. */
export function GET(): Response {
  return json({ status: 'ok' })
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
