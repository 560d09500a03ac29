import 'server-only'
import { endUserSuspensions } from '@/lib/accounts/server/suspensions'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import type { Prisma } from '@/lib/db/generated/client'
import { BATCH, BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { after } from '@/lib/instant'
import { delivered } from '@/lib/orders/rules/order-changes'
import { NO_ANSWER_MS, nextByClock } from '@/lib/orders/rules/order-stage'
import { ACTIVE_ORDER_LIFE_MS } from '@/lib/orders/rules/order-status'
import { NO_BOARD_MS } from '@/lib/restaurants/rules/taking-orders'
import { turnRestaurants } from '@/lib/restaurants/server/hours'
import { endPauses, noteUnanswered, pauseUntilOpening } from '@/lib/restaurants/server/pause'
import { endRestaurantSuspensions } from '@/lib/restaurants/server/suspensions'
import { applyCancel, BY_NO_MEMBER, recordChange } from './changes'
import { idsOf } from './queries'
import { readOrders } from './read-orders'
import type { OrderRow } from './shapes'

/** Applies due changes to orders, restaurants and suspensions. Any process may run it: the rows say what is due. */
export async function followClock(deps: Deps): Promise<void> {
  await pauseUnwatched(deps)
  await settleOrders({}, deps)
  await endPauses(deps)
  await turnRestaurants(deps)
  await endRestaurantSuspensions(deps)
  await endUserSuspensions(deps)
}

/** The orders to settle: one, a customer's, or a restaurant's; all when empty. */
type Which = { id?: number | undefined; customerId?: number | undefined; restaurantId?: number | undefined }

/**
 * Applies due changes to orders: cancels and refunds those that nobody accepted, and marks those as delivered that must
 * have arrived. Calls that read or change orders request it in their rows (`settles`); every process also sweeps.
 */
export async function settleOrders(which: Which, { db, now }: Deps): Promise<void> {
  for (;;) {
    const due = await findDue({ db, now })
    // After an outage a full batch may be due: then all of them are settled in turn.
    const ids = due.filter((order) => due.length === BATCH || isAmong(order, which)).map(({ id }) => id)
    if (ids.length === 0) return
    await db.write(async (tx) => {
      const where = { id: { in: ids }, dueAt: { lte: now } }
      const still = await tx.order.findMany({ where, select: { id: true }, orderBy: { dueAt: 'asc' } })
      for (const order of await readOrders(idsOf(still), tx)) await settle(order, { tx, now })
    })
    if (due.length < BATCH) return
  }
}

/** The due orders, first of the whole site: few at any time, while one restaurant may have a million other orders. */
function findDue({ db, now }: Deps) {
  return db.read.order.findMany({
    where: { dueAt: { lte: now } },
    select: { id: true, customerId: true, restaurantId: true },
    orderBy: { dueAt: 'asc' },
    take: BATCH,
  })
}

function isAmong(order: { id: number; customerId: number; restaurantId: number | null }, which: Which): boolean {
  const { id = order.id, customerId = order.customerId, restaurantId = order.restaurantId } = which
  return id === order.id && customerId === order.customerId && restaurantId === order.restaurantId
}

async function settle(order: OrderRow, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const next = nextByClock(order)
  if (!next || next.at > now) return
  if (next.becomes === 'canceled') {
    await applyCancel({ order, by: 'system', reason: 'no_answer' }, { tx, now })
    if (order.restaurantId) await noteUnanswered(order.restaurantId, { tx, now })
    return
  }
  const event = { kind: 'delivered', actor: 'system', text: '', at: next.at, ...BY_NO_MEMBER } as const
  await recordChange({ order, data: delivered(order, next.at), event }, { tx, now })
}

/** Pauses restaurants that accept manually and had no board open for 5 minutes while an order waited. */
async function pauseUnwatched({ db, now }: Deps): Promise<void> {
  const longAgo = after(now, -NO_BOARD_MS)
  const where: Prisma.OrderWhereInput = {
    status: 'Submitted',
    stage: 'placed',
    accepts: 'manual',
    // Such an order is canceled this long after it began to wait.
    dueAt: { lte: after(now, NO_ANSWER_MS - NO_BOARD_MS) },
    restaurant: {
      OR: [{ pausedUntil: null }, { pausedUntil: { lte: now } }],
      NOT: { board: { seenAt: { gt: longAgo } } },
    },
  }
  if ((await db.read.order.count({ where })) === 0) return
  await db.write(async (tx) => {
    const waiting = await tx.order.findMany({ where, select: { restaurantId: true }, distinct: ['restaurantId'] })
    for (const { restaurantId } of waiting)
      if (restaurantId) await pauseUntilOpening({ restaurantId, reason: 'no_board' }, { tx, now })
  })
}

/** Removes orders that were never submitted. No money has moved for them, and nothing refers to them. */
export function removeUnplacedOrders({ db, now }: Deps): Promise<void> {
  const where = { status: 'Active', createdAt: { lt: new Date(now.getTime() - ACTIVE_ORDER_LIFE_MS) } } as const
  return removeInBatches(db, {
    find: (tx) => tx.order.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.order.deleteMany({ where: { ...where, id } }),
  })
}
