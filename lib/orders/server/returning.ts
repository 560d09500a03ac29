import 'server-only'
import type { Db } from '@/lib/db/database'
import { lineKey, priceWith } from '@/lib/menu/rules/chosen'
import { chosenOf, isExhausted } from '@/lib/menu/rules/modifiers'
import { orderableAt } from '@/lib/menu/rules/served-times'
import { modifierGroupsOf } from '@/lib/menu/server/read-groups'
import type { Returning } from '@/lib/orders/contract/wire'
import { subtotalOf } from '@/lib/orders/rules/order-total'
import type { Hours } from '@/lib/restaurants/rules/opening-hours'
import { idsOf, NEWEST_IDS } from './queries'
import { readOrders } from './read-orders'
import type { Order } from './shapes'
import { orderView } from './views'

/** How many of the last orders are read. */
const LAST = 30
const MOST_AGAIN = 4
const RATE_WITHIN_MS = 7 * 24 * 60 * 60_000

type Asked = { customerId: number }

/** The orders that a returning customer sees first. */
export async function returningOrders({ customerId }: Asked, { db, now }: { db: Db; now: Date }): Promise<Returning> {
  const found = await db.read.order.findMany({ where: { customerId, status: 'Submitted' }, ...NEWEST_IDS, take: LAST })
  const rows = await readOrders(idsOf(found), db.read)
  const hoursOf = new Map(rows.map(({ id, restaurant }) => [id, restaurant]))
  const orders = rows.map((row) => orderView(row, customerId))
  const last = orders.find(({ stage }) => stage === 'delivered')
  return {
    underWay: orders.filter(({ stage }) => stage !== 'delivered').toSorted((a, b) => expectedAt(a) - expectedAt(b)),
    toRate: last && isToRate(last, now) ? last : null,
    again: await atTodaysPrices(differentOrders(orders), hoursOf, { db, now }),
  }
}

/** When an order is expected: one for tomorrow sorts after one for tonight, whichever was placed first. */
const expectedAt = ({ scheduledFor, estimatedFor, createdAt }: Order) =>
  (scheduledFor ?? estimatedFor ?? createdAt).getTime()

function isToRate({ reviewed, restaurantId, events }: Order, now: Date): boolean {
  const at = events.findLast(({ kind }) => kind === 'delivered')?.at
  return !reviewed && restaurantId !== null && at !== undefined && now.getTime() - at.getTime() < RATE_WITHIN_MS
}

/** The last orders of restaurants that take orders; only the newest of those with the same items. */
function differentOrders(orders: readonly Order[]): Order[] {
  const newest = new Map<string, Order>()
  for (const order of orders.filter(({ restaurant }) => restaurant.servicing)) {
    const key = order.items
      .map((item) => `${item.quantity}x${keyOf(item)}`)
      .toSorted()
      .join()
    if (!newest.has(key)) newest.set(key, order)
  }
  return [...newest.values()].slice(0, MOST_AGAIN)
}

const keyOf = ({ menuItemId, modifiers }: Order['items'][number]) =>
  lineKey(
    menuItemId ?? 0,
    modifiers.map(({ id }) => id),
  )

/** The orders of which something is available, with its price today. */
async function atTodaysPrices(
  orders: readonly Order[],
  hoursOf: ReadonlyMap<number, Hours | null>,
  { db, now }: { db: Db; now: Date },
): Promise<Returning['again']> {
  const lines = orders.flatMap(({ items }) => items)
  const idsOf = (wanted: readonly Order['items'][number][]) => [
    ...new Set(wanted.flatMap(({ menuItemId }) => menuItemId ?? [])),
  ]
  const [menuItems, groupsOf] = await Promise.all([
    db.read.menuItem.findMany({
      where: { id: { in: idsOf(lines) } },
      select: { id: true, priceCents: true, soldOutUntil: true, servedWeek: true },
    }),
    modifierGroupsOf(idsOf(lines.filter(({ modifiers }) => modifiers.length > 0)), db.read),
  ])
  const menu = new Map(menuItems.map((item) => [item.id, item]))
  return orders.flatMap((order) => {
    const hours = hoursOf.get(order.id)
    const orderableFrom = hours && orderableAt(hours, { now })
    const today = order.items.flatMap(({ menuItemId, modifiers, quantity }) => {
      const item = menu.get(menuItemId ?? 0)
      const groups = groupsOf.get(menuItemId ?? 0) ?? []
      if (!item || !orderableFrom || orderableFrom(item) || groups.some((group) => isExhausted(group, now))) return []
      const chosen = chosenOf(
        groups,
        modifiers.map(({ id }) => id),
      )
      return [{ priceCents: priceWith(item.priceCents, chosen), quantity }]
    })
    return today.length > 0 ? [{ order, subtotalCents: subtotalOf(today) }] : []
  })
}
