import 'server-only'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import type { Tx } from '@/lib/db/database'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

const HOUR_MS = 60 * 60_000

type Asked = { customerId: number }
type Doing = { tx: Tx; now: Date }

/**
 * Throws `too_many_requests` when a customer may not submit another order: too many are open, or were submitted within the
 * hour. It counts within the transaction that submits, so that of many at once no more than allowed get through.
 */
export async function limitSubmissions({ customerId }: Asked, { tx, now }: Doing): Promise<void> {
  const open = await tx.order.count({ where: { customerId, status: 'Submitted', closedAt: null } })
  if (open >= env.OPEN_ORDERS) throw new AppError('too_many_requests', ERROR_TEXTS.tooManyOrders)
  if (!Number.isFinite(env.ORDERS_PER_HOUR)) return
  const since = new Date(now.getTime() - HOUR_MS)
  const oldest = await tx.order.findFirst({
    where: { customerId, submittedAt: { gt: since } },
    select: { submittedAt: true },
    orderBy: { submittedAt: 'desc' },
    skip: env.ORDERS_PER_HOUR - 1,
  })
  if (oldest?.submittedAt) throw refusal(oldest.submittedAt, since)
}

/**
 * Makes room for another Active order of a customer: the oldest ones go, which nobody placed. Throws `too_many_requests`
 * when as many orders as may be submitted in an hour were created within the hour and are no longer Active: canceled ones
 * stay in the history, and would grow it without end.
 */
export async function makeRoomForOrder({ customerId }: Asked, { tx, now }: Doing): Promise<void> {
  if (Number.isFinite(env.ORDERS_PER_HOUR)) {
    const since = new Date(now.getTime() - HOUR_MS)
    const oldest = await tx.order.findFirst({
      where: { customerId, createdAt: { gt: since }, status: { not: 'Active' } },
      select: { createdAt: true },
      orderBy: { createdAt: 'desc' },
      skip: env.ORDERS_PER_HOUR - 1,
    })
    if (oldest) throw refusal(oldest.createdAt, since)
  }
  if (!Number.isFinite(env.ACTIVE_ORDERS)) return
  const surplus = await tx.order.findMany({
    where: { customerId, status: 'Active', closedAt: null },
    select: { id: true },
    orderBy: { id: 'desc' },
    skip: env.ACTIVE_ORDERS - 1,
  })
  if (surplus.length > 0) await tx.order.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
}

/** The customer may go on once the instant is an hour ago. */
function refusal(oldest: Date, since: Date): AppError {
  const retryAfter = Math.max(1, Math.ceil((oldest.getTime() - since.getTime()) / 1000))
  return new AppError('too_many_requests', ERROR_TEXTS.tooManyOrders, { extra: { retryAfter } })
}
