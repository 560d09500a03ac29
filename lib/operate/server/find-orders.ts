import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import type { OrderQuery } from '@/lib/operate/rules/order-query'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/orders/rules/order-status'
import { addDays, instantOf } from '@/lib/zoned-time'
import { findPeopleNamed, findRestaurantsNamed } from './find-named'
import type { FoundOrder } from './shapes'

/** Orders that a search shows; a longer line finds fewer. */
export const MOST_FOUND = 50
/** Customers and restaurants whose names fit; more words of the name find fewer. */
const MOST_CUSTOMERS = 30
const MOST_RESTAURANTS = 20

export const personShape = { id: true, firstName: true, lastName: true, email: true, phoneNumber: true } as const
export const foundShape = {
  id: true,
  status: true,
  stage: true,
  createdAt: true,
  timeZone: true,
  restaurantName: true,
  totalCents: true,
  refundedCents: true,
  customer: { select: personShape },
} as const satisfies Prisma.OrderSelect

/** The newest orders that fit all terms, and whether there are more. */
export async function findOrders(
  query: OrderQuery,
  { db }: { db: Db },
): Promise<{ orders: FoundOrder[]; hasMore: boolean }> {
  const ids = await findIds(query, db.read)
  const rows = await db.read.order.findMany({ where: { id: { in: ids.slice(0, MOST_FOUND) } }, select: foundShape })
  const orders = rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
  return { orders, hasMore: ids.length > MOST_FOUND }
}

async function findIds(query: OrderQuery, tx: Tx): Promise<number[]> {
  const { numbers, emails, phones, days } = query
  if ([numbers, emails, phones, days].some(isContradiction)) return []
  const people = await findPeople(query, tx)
  const where = Prisma.join([Prisma.sql`1 = 1`, ...numbers.map(isNumber), ...days.map(isOnDay)], ' AND ')
  const walks = people ? walksOfPeople(people, query, where) : walksOfAll(query, where)
  if (walks.length === 0) return []
  // Every walk is short, so their few rows are put in order here.
  const rows = await tx.$queryRaw<Found[]>(Prisma.join(walks, ' UNION ALL '))
  const times = new Map(rows.map(({ id, createdAt }) => [Number(id), new Date(createdAt).getTime()]))
  return [...times]
    .toSorted(([a, at], [b, bt]) => bt - at || b - a)
    .slice(0, MOST_FOUND + 1)
    .map(([id]) => id)
}

type Found = { id: number | bigint; createdAt: Date | string }

/** No order has two numbers, customers or days. */
const isContradiction = (terms: readonly unknown[]) => new Set(terms).size > 1

const isNumber = (id: number) => Prisma.sql`"id" = ${id}`

/** The day of the site, as its figures have it. */
function isOnDay(day: string): Prisma.Sql {
  const start = (of: string) => instantOf(of, 0, env.DEFAULT_TIME_ZONE)
  return Prisma.sql`"createdAt" >= ${start(day)} AND "createdAt" < ${start(addDays(day, 1))}`
}

type People = { customers: number[]; restaurants: number[] }

/** Whose orders are meant; null when the line names nobody. */
async function findPeople({ emails, phones, words }: OrderQuery, tx: Tx): Promise<People | null> {
  if (emails.length + phones.length + words.length === 0) return null
  const [email] = emails
  const [phone] = phones
  const contact = email || phone ? { ...(email && { email }), ...(phone && { phoneNumber: phone }) } : null
  const known = contact ? await tx.user.findMany({ where: contact, select: { id: true }, take: 1 }) : null
  if (words.length === 0) return { customers: known?.map(({ id }) => id) ?? [], restaurants: [] }
  const named = {
    customers: await findPeopleNamed(words, MOST_CUSTOMERS, tx),
    restaurants: await findRestaurantsNamed(words, MOST_RESTAURANTS, tx),
  }
  // With a contact, the words can only be the name of its customer.
  return known
    ? { customers: named.customers.filter((id) => known.some((one) => one.id === id)), restaurants: [] }
    : named
}

type State = { status: OrderStatus; stage: Prisma.Sql; isOpen: boolean }

/** Each status that fits has an index of its own in the order of time. */
function statesOf({ statuses, stages }: OrderQuery): State[] {
  // An order has one state at a time: a line with several means any of them.
  const named: OrderStatus[] = [...statuses, ...(stages.length > 0 ? (['Submitted'] as const) : [])]
  const wanted = ORDER_STATUSES.filter((status) => named.length === 0 || named.includes(status))
  return wanted.map((status) => {
    const limits = status === 'Submitted' && !statuses.includes('Submitted') && stages.length > 0
    const labels = stages.map((stage) => Prisma.raw(`'${stage}'`))
    return {
      status,
      stage: limits ? Prisma.sql`AND "stage" IN (${Prisma.join(labels)})` : Prisma.empty,
      isOpen: limits && !stages.includes('delivered'),
    }
  })
}

const isStatus = (status: OrderStatus) => Prisma.sql`"status" = ${Prisma.raw(`'${status}'`)}`

/** The newest of one walk through an index. */
const newest = (where: Prisma.Sql) => Prisma.sql`
  SELECT "id", "createdAt" FROM (
    SELECT "id", "createdAt" FROM "Order" WHERE ${where} ORDER BY "createdAt" DESC LIMIT ${MOST_FOUND + 1}
  ) AS "walk"`

/** All that fit: of open orders there are few, and their index has another order. */
const every = (where: Prisma.Sql) => Prisma.sql`SELECT "id", "createdAt" FROM "Order" WHERE ${where}`

function walksOfPeople({ customers, restaurants }: People, query: OrderQuery, where: Prisma.Sql): Prisma.Sql[] {
  const states = statesOf(query)
  const any = states.map(({ status, stage }) => Prisma.sql`(${isStatus(status)} ${stage})`)
  const ofCustomers = customers.map((id) =>
    newest(Prisma.sql`"customerId" = ${id} AND (${Prisma.join(any, ' OR ')}) AND ${where}`),
  )
  const ofRestaurants = restaurants.flatMap((id) =>
    states.map(({ status, stage, isOpen }) => {
      const base = Prisma.sql`"restaurantId" = ${id} AND ${isStatus(status)} ${stage} AND ${where}`
      return isOpen ? every(Prisma.sql`${base} AND "closedAt" IS NULL`) : newest(base)
    }),
  )
  return [...ofCustomers, ...ofRestaurants]
}

/** SQLite uses an index for a range, but not for IS NOT NULL. */
const EVER = new Date(0)

function walksOfAll(query: OrderQuery, where: Prisma.Sql): Prisma.Sql[] {
  return statesOf(query).map(({ status, stage, isOpen }) => {
    // Without the status, whose index would lead through all orders: only submitted ones are due.
    if (isOpen) return every(Prisma.sql`"dueAt" > ${EVER} ${stage} AND ${where}`)
    const base = Prisma.sql`${isStatus(status)} ${stage} AND ${where}`
    return query.numbers.length > 0 ? every(base) : newest(base)
  })
}
