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
  const [open] = await tx.$queryRaw<{ count: number | bigint }[]>`
    SELECT COUNT(*) AS "count" FROM "Order"
    WHERE "customerId" = ${customerId} AND "status" = 'Submitted' AND "closedAt" IS NULL`
  if (Number(open?.count) >= env.OPEN_ORDERS) throw new AppError('too_many_requests', ERROR_TEXTS.tooManyOrders)
  if (!Number.isFinite(env.ORDERS_PER_HOUR)) return
  const since = hourBefore(now)
  const [oldest] = await tx.$queryRaw<{ submittedAt: Date }[]>`
    SELECT "submittedAt" FROM "Order" WHERE "customerId" = ${customerId} AND "submittedAt" > ${since}
    ORDER BY "submittedAt" DESC LIMIT 1 OFFSET ${env.ORDERS_PER_HOUR - 1}`
  if (oldest) throw tooManyAnHour(ERROR_TEXTS.tooManyOrders, oldest.submittedAt, now)
}

/** Makes room for another Active order of a customer by deleting the oldest unplaced ones. */
export async function makeRoomForOrder({ customerId }: Asked, { tx }: Doing): Promise<void> {
  if (!Number.isFinite(env.ACTIVE_ORDERS)) return
  await tx.$executeRaw`
    DELETE FROM "Order" WHERE "id" IN (
      SELECT "id" FROM "Order" WHERE "customerId" = ${customerId} AND "status" = 'Active' AND "closedAt" IS NULL
      ORDER BY "id" DESC LIMIT 1000 OFFSET ${env.ACTIVE_ORDERS - 1})`
}
