import 'server-only'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { hourBefore, tooManyAnHour } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'

type Asked = { customerId: number }
type Doing = { tx: Tx; now: Date }

/**
 * Throws `too_many_requests` when a customer may not submit another order: too many are open, or were submitted within
 * the hour. Counts inside the submitting transaction, so that concurrent calls cannot exceed the limit.
 */
export async function limitSubmissions({ customerId }: Asked, { tx, now }: Doing): Promise<void> {
  const open = await tx.order.count({ where: { customerId, status: 'Submitted', closedAt: null } })
  if (open >= env.OPEN_ORDERS) throw new AppError('too_many_requests', ERROR_TEXTS.tooManyOrders)
  if (!Number.isFinite(env.ORDERS_PER_HOUR)) return
  const since = hourBefore(now)
  const oldest = await tx.order.findFirst({
    where: { customerId, submittedAt: { gt: since } },
    select: { submittedAt: true },
    orderBy: { submittedAt: 'desc' },
    skip: env.ORDERS_PER_HOUR - 1,
  })
  if (oldest?.submittedAt) throw tooManyAnHour(ERROR_TEXTS.tooManyOrders, oldest.submittedAt, now)
}

/** Makes room for another Active order of a customer by deleting the oldest unplaced ones. */
export async function makeRoomForOrder({ customerId }: Asked, { tx }: Doing): Promise<void> {
  if (!Number.isFinite(env.ACTIVE_ORDERS)) return
  const surplus = await tx.order.findMany({
    where: { customerId, status: 'Active', closedAt: null },
    select: { id: true },
    orderBy: { id: 'desc' },
    skip: env.ACTIVE_ORDERS - 1,
  })
  if (surplus.length > 0) await tx.order.deleteMany({ where: { id: { in: surplus.map(({ id }) => id) } } })
}
