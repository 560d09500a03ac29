import 'server-only'
import type { Tx } from '@/lib/db/database'
import { isPostgresUrl } from '@/lib/db/engine'
import { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import { type OrderRow, orderShape, restaurantOfOrderShape } from './shapes'

const [OBJECT, LIST] = isPostgresUrl(env.DATABASE_URL)
  ? ['json_build_object', 'json_agg']
  : ['json_object', 'json_group_array']

const { restaurant, customer, items, events, refunds, help } = orderShape.include
const ORDER = Object.keys(Prisma.OrderScalarFieldEnum)
const LINE = Object.keys(Prisma.OrderItemScalarFieldEnum).filter((name) => !(name in items.omit))
const { members } = restaurant.select
const RESTAURANT = Object.keys(restaurantOfOrderShape)
const { pictures, ...helpColumns } = help.select
const HELP = Object.keys(helpColumns)
const CUSTOMER = Object.keys(customer.select)

const columns = (table: string, names: readonly string[], part = '') =>
  names.map((name) => `"${table}"."${name}" AS "${part}${name}"`).join(', ')
const fields = (table: string, names: readonly string[]) =>
  names.map((name) => `'${name}', "${table}"."${name}"`).join(', ')

// The lists are sorted below: an ORDER BY inside them would make SQLite build a temporary index for each order. The
// columns of the order are plain, since functions take at most 100 arguments.
const ORDERS = Prisma.raw(`
  SELECT ${columns('Order', ORDER)}, "Review"."id" AS "review.id",
    ${columns('Restaurant', RESTAURANT, 'restaurant.')}, ${columns('User', CUSTOMER, 'customer.')},
    ${columns('HelpRequest', HELP, 'help.')},
    (SELECT ${LIST}(${OBJECT}(${fields('OrderItem', LINE)},
        'menuItem', ${OBJECT}(${fields('MenuItem', Object.keys(items.include.menuItem.select))})))
      FROM "OrderItem" LEFT JOIN "MenuItem" ON "MenuItem"."id" = "OrderItem"."menuItemId"
      WHERE "OrderItem"."orderId" = "Order"."id") AS "items",
    (SELECT ${LIST}(${OBJECT}(${fields('RestaurantMember', ['id', ...Object.keys(members.select)])}))
      FROM "RestaurantMember" WHERE "RestaurantMember"."restaurantId" = "Order"."restaurantId"
        AND "RestaurantMember"."userId" IS NOT NULL) AS "members",
    (SELECT ${LIST}(${OBJECT}(${fields('OrderEvent', ['id', ...Object.keys(events.select)])},
        'staffName', "Staff"."firstName"))
      FROM "OrderEvent" LEFT JOIN "User" AS "Staff" ON "Staff"."id" = "OrderEvent"."staffId"
      WHERE "OrderEvent"."orderId" = "Order"."id") AS "events",
    CASE WHEN "Order"."refundedCents" > 0 THEN (
      SELECT ${LIST}(${OBJECT}('id', "OrderRefund"."number", ${fields('OrderRefund', Object.keys(refunds.select))}))
      FROM "OrderRefund" WHERE "OrderRefund"."orderId" = "Order"."id") END AS "refunds",
    CASE WHEN "HelpRequest"."orderId" IS NOT NULL THEN (
      SELECT ${LIST}(${OBJECT}('id', "HelpPicture"."position", ${fields('HelpPicture', Object.keys(pictures.select))}))
      FROM "HelpPicture" WHERE "HelpPicture"."orderId" = "Order"."id") END AS "pictures"
  FROM "Order" JOIN "User" ON "User"."id" = "Order"."customerId"
    LEFT JOIN "Restaurant" ON "Restaurant"."id" = "Order"."restaurantId"
    LEFT JOIN "Review" ON "Review"."orderId" = "Order"."id"
    LEFT JOIN "HelpRequest" ON "HelpRequest"."orderId" = "Order"."id"
  WHERE "Order"."id" IN`)

/** The orders of these ids with all that belongs to them, in the same order; ids of no order are left out. */
export async function readOrders(ids: readonly number[], tx: Tx): Promise<OrderRow[]> {
  if (ids.length === 0) return []
  const rows = await tx.$queryRaw<Stored[]>`${ORDERS} (${Prisma.join([...ids])})`
  const orders = new Map(rows.map((row) => [Number(row.id), orderOf(row)]))
  return ids.flatMap((id) => orders.get(id) ?? [])
}

/** An order with all that belongs to it; null when there is none. */
export async function readOrder(id: number, tx: Tx): Promise<OrderRow | null> {
  const [order] = await readOrders([id], tx)
  return order ?? null
}

type Line = OrderRow['items'][number]
type Today = NonNullable<Line['menuItem']>
type Event = OrderRow['events'][number]
/** Lists have instants as text, and on SQLite 0 and 1 for false and true. */
type StoredLine = Omit<Line, 'menuItem'> & {
  menuItem: Omit<Today, 'soldOutUntil' | 'requiresChoice'> & { soldOutUntil: string | null; requiresChoice: unknown }
}
type StoredEvent = Omit<Event, 'at'> & { id: number; at: string }
type StoredMember = NonNullable<OrderRow['restaurant']>['members'][number] & { id: number }
type StoredRefund = Omit<OrderRow['refunds'][number], 'at'> & { id: number; at: string }
type StoredPicture = { id: number; address: string }
type Lists = Record<'items' | 'events' | 'members' | 'refunds' | 'pictures', unknown>
type Stored = Lists & Record<string, unknown>

function orderOf(row: Stored): OrderRow {
  const staff = list<StoredMember>(row.members).map(({ id: _, ...member }) => member)
  const order = {
    ...part(row, ORDER),
    restaurant: row['restaurant.id'] === null ? null : { ...part(row, RESTAURANT, 'restaurant.'), members: staff },
    review: row['review.id'] === null ? null : part(row, ['id'], 'review.'),
    items: list<StoredLine>(row.items).map(({ menuItem, ...line }) => ({
      ...line,
      menuItem: line.menuItemId === null ? null : today(menuItem),
    })),
    refunds: list<StoredRefund>(row.refunds).map(({ id: _, ...refund }) => ({ ...refund, at: instantOf(refund.at) })),
    help: row['help.kind'] === null ? null : { ...part(row, HELP, 'help.'), pictures: picturesOf(row) },
    events: list<StoredEvent>(row.events).map(({ id: _, ...event }) => ({ ...event, at: instantOf(event.at) })),
    customer: part(row, CUSTOMER, 'customer.'),
  }
  return order as unknown as OrderRow
}

function part(row: Stored, names: readonly string[], prefix = ''): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, plain(row[prefix + name])]))
}

const picturesOf = ({ pictures: stored }: Stored) => list<StoredPicture>(stored).map(({ address }) => ({ address }))

/** PostgreSQL's BIGINT, such as ids and cents, comes as a bigint. */
const plain = (value: unknown) => (typeof value === 'bigint' ? Number(value) : value)

/** A list of the statement by id; on PostgreSQL an empty one is NULL. */
function list<Row extends { id: number }>(stored: unknown): Row[] {
  const rows: Row[] = typeof stored === 'string' ? JSON.parse(stored) : (stored ?? [])
  return rows.toSorted((a, b) => a.id - b.id)
}

function today({ soldOutUntil, requiresChoice, ...item }: StoredLine['menuItem']): Today {
  return {
    ...item,
    soldOutUntil: soldOutUntil === null ? null : instantOf(soldOutUntil),
    requiresChoice: Boolean(requiresChoice),
  }
}

/** Instants are stored in UTC: `2026-11-21T12:00:00.000+00:00` on SQLite, without a zone or zeros on PostgreSQL. */
const instantOf = (text: string) => new Date(`${text.slice(0, 23)}Z`)
