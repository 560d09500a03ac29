import 'server-only'
import type { Acted } from '@/lib/acts'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import type { Prisma } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { instant } from '@/lib/instant'
import type { FindQuery, RestaurantState } from '@/lib/operate/rules/find-query'
import { type RestaurantSuspension, suspensionShape } from '@/lib/restaurants/server/shapes'
import { liftRestaurant, suspendRestaurant } from '@/lib/restaurants/server/suspensions'
import { actsOn } from './audit'
import { findRestaurantsNamed } from './find-named'
import { MOST_FOUND, personShape } from './find-orders'
import type { FoundRestaurant, OperatorRestaurant } from './shapes'
import { requireFuture } from './until'

const foundShape = {
  id: true,
  name: true,
  city: true,
  servicing: true,
  timeZone: true,
  createdAt: true,
  suspension: { select: suspensionShape },
  owner: { select: personShape },
} as const satisfies Prisma.RestaurantSelect
type Row = Prisma.RestaurantGetPayload<{ select: typeof foundShape }>

/** The state of a restaurant as operators see it. */
export function stateOfRestaurant({
  servicing,
  suspension,
}: {
  servicing: boolean
  suspension: Pick<RestaurantSuspension, 'waits'> | null
}): RestaurantState {
  if (suspension) return suspension.waits ? 'waiting' : 'suspended'
  return servicing ? 'active' : 'inactive'
}

const viewOf = ({ servicing, ...row }: Row): FoundRestaurant => ({
  ...row,
  state: stateOfRestaurant({ servicing, ...row }),
})

/** The newest restaurants that fit all terms, and whether there are more. */
export async function findRestaurants(
  query: FindQuery,
  { db }: { db: Db },
): Promise<{ restaurants: FoundRestaurant[]; hasMore: boolean }> {
  const rows = (await narrowed(query, db.read)).map(viewOf)
  return { restaurants: rows.slice(0, MOST_FOUND), hasMore: rows.length > MOST_FOUND }
}

async function narrowed({ id, email, phone, state, words }: FindQuery, tx: Tx): Promise<Row[]> {
  const contact = { ...(email && { email }), ...(phone && { phoneNumber: phone }) }
  const owners = email || phone ? await tx.user.findMany({ where: contact, select: { id: true }, take: 1 }) : null
  const named = words.length > 0 ? await findRestaurantsNamed(words, MOST_FOUND + 1, tx) : null
  const where = {
    AND: [...(id === null ? [] : [{ id }]), ...(named ? [{ id: { in: named } }] : [])],
    ...(owners && { ownerId: { in: owners.map((owner) => owner.id) } }),
  }
  const take = MOST_FOUND + 1
  if (state === 'suspended' || state === 'waiting') {
    // Few restaurants have one: all others need not be walked.
    const found = await tx.restaurantSuspension.findMany({
      where: { waits: state === 'waiting', restaurant: where },
      select: { restaurant: { select: foundShape } },
      orderBy: { restaurantId: 'desc' },
      take,
    })
    return found.map(({ restaurant }) => restaurant)
  }
  const inState = { active: { servicing: true }, inactive: { servicing: false, suspension: null } }
  return tx.restaurant.findMany({
    where: { ...where, ...(state && inState[state]) },
    select: foundShape,
    orderBy: { id: 'desc' },
    take,
  })
}

async function requireRow(id: number, tx: Tx): Promise<Row> {
  const row = await tx.restaurant.findUnique({ where: { id }, select: foundShape })
  if (!row) throw new AppError('not_found', 'Restaurant not found')
  return row
}

/** A restaurant with all that an operator decides by. Throws `not_found`. */
export async function readRestaurant(restaurantId: number, tx: Tx): Promise<OperatorRestaurant> {
  const row = await requireRow(restaurantId, tx)
  const menuItems = await tx.menuItem.count({ where: { restaurantId } })
  const reviews = await tx.review.count({ where: { restaurantId } })
  const placed = { restaurantId, status: { in: ['Submitted', 'Canceled'] } } satisfies Prisma.OrderWhereInput
  const orders = await tx.order.count({ where: placed })
  const openOrders = await tx.order.count({ where: { restaurantId, status: 'Submitted', closedAt: null } })
  const acts = await actsOn(`restaurant ${restaurantId}`, tx)
  return { ...viewOf(row), counts: { menuItems, reviews, orders, openOrders }, acts }
}

type Asked = { restaurantId: number; reason: string }
type Change = (row: Row, within: { tx: Tx; now: Date }) => Promise<void>

/** Takes a restaurant off the site, or changes why and how long. Throws `validation` for an end that has passed. */
export function suspendForOperator({ until, ...asked }: Asked & { until: Date | null }, deps: Deps) {
  requireFuture(until, deps.now)
  return act(asked, deps, (restaurant, within) =>
    suspendRestaurant({ restaurant, reason: asked.reason, until }, within),
  )
}

/** Ends a suspension, or approves a new restaurant. Throws `conflict`. */
export function liftForOperator(asked: Asked, deps: Deps) {
  return act(asked, deps, liftRestaurant)
}

function act({ restaurantId }: Asked, { db, now }: Deps, change: Change): Promise<Acted<OperatorRestaurant>> {
  return db.write(async (tx) => {
    const before = await requireRow(restaurantId, tx)
    await change(before, { tx, now })
    const view = await readRestaurant(restaurantId, tx)
    return { view, act: { before: factsOf(viewOf(before)), after: factsOf(view) } }
  })
}

const factsOf = ({ state, suspension }: FoundRestaurant) => ({
  state,
  reason: suspension?.reason ?? null,
  until: instant(suspension?.until ?? null),
  answer: suspension?.answer ?? null,
})
