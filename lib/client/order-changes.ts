import { inCents } from '@/lib/contracts/money-fields'
import { type Change, changesOut } from '@/lib/contracts/orders'
import { ApiError } from './api'

/** What changed about an order since it was put together, as the server's refusal tells it; nothing for any other failure. */
export function changesOf(error: unknown): Change[] {
  const parsed = changesOut.safeParse(error instanceof ApiError ? error.body : null)
  return parsed.success ? inCents(parsed.data.changes) : []
}
