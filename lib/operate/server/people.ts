import 'server-only'
import { userSuspensionShape } from '@/lib/accounts/server/shapes'
import { liftUser, suspendUser } from '@/lib/accounts/server/suspensions'
import type { Acted } from '@/lib/acts'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import type { Prisma } from '@/lib/db/generated/client'
import { AppError } from '@/lib/errors'
import { instant } from '@/lib/instant'
import { MAX_ROWS } from '@/lib/list-limits'
import type { FindQuery } from '@/lib/operate/rules/find-query'
import { actsOn } from './audit'
import { findPeopleNamed } from './find-named'
import { MOST_FOUND, personShape } from './find-orders'
import { stateOfRestaurant } from './restaurants'
import type { FoundPerson, OperatorPerson } from './shapes'
import { requireFuture } from './until'

const foundShape = {
  ...personShape,
  createdAt: true,
  guestAccount: true,
  demo: true,
  restaurantOwner: true,
  suspension: { select: userSuspensionShape },
  operator: { select: { userId: true } },
} as const satisfies Prisma.UserSelect
type Row = Prisma.UserGetPayload<{ select: typeof foundShape }>

const viewOf = ({ operator, ...row }: Row): FoundPerson => ({ ...row, operator: operator !== null })

/** The newest accounts that fit all terms, and whether there are more. */
export async function findPeople(
  query: FindQuery,
  { db }: { db: Db },
): Promise<{ people: FoundPerson[]; hasMore: boolean }> {
  const rows = (await narrowed(query, db.read)).map(viewOf)
  return { people: rows.slice(0, MOST_FOUND), hasMore: rows.length > MOST_FOUND }
}

async function narrowed({ id, email, phone, state, words }: FindQuery, tx: Tx): Promise<Row[]> {
  const named = words.length > 0 ? await findPeopleNamed(words, MOST_FOUND + 1, tx) : null
  const where = {
    AND: [...(id === null ? [] : [{ id }]), ...(named ? [{ id: { in: named } }] : [])],
    ...(email && { email }),
    ...(phone && { phoneNumber: phone }),
  }
  const take = MOST_FOUND + 1
  if (state !== 'suspended') {
    return tx.user.findMany({ where, select: foundShape, orderBy: { id: 'desc' }, take })
  }
  // Few people are suspended: all others need not be walked.
  const select = { user: { select: foundShape } }
  // The condition makes SQLite walk the key.
  const walked = { userId: { gt: 0 }, user: where }
  const found = await tx.userSuspension.findMany({ where: walked, select, orderBy: { userId: 'desc' }, take })
  return found.map(({ user }) => user)
}

const rowShape = { ...foundShape, profileImage: true, lastActiveAt: true } as const satisfies Prisma.UserSelect

async function requireRow(id: number, tx: Tx) {
  const row = await tx.user.findUnique({ where: { id }, select: rowShape })
  if (!row) throw new AppError('not_found', 'Person not found')
  return row
}

/** A person with all that an operator decides by. Throws `not_found`. */
export async function readPerson(userId: number, tx: Tx): Promise<OperatorPerson> {
  const { profileImage, lastActiveAt, ...row } = await requireRow(userId, tx)
  const restaurants = await tx.restaurant.findMany({
    where: { ownerId: userId },
    select: { id: true, name: true, servicing: true, suspension: { select: { waits: true } } },
    orderBy: { id: 'asc' },
    take: MAX_ROWS,
  })
  const orders = await tx.order.count({ where: { customerId: userId, status: { in: ['Submitted', 'Canceled'] } } })
  const reviews = await tx.review.count({ where: { userId } })
  const sessions = await tx.session.count({ where: { userId } })
  return {
    ...viewOf(row),
    profileImage,
    lastActiveAt,
    counts: { orders, reviews, sessions },
    restaurants: restaurants.map(({ id, name, ...facts }) => ({ id, name, state: stateOfRestaurant(facts) })),
    acts: await actsOn(`user ${userId}`, tx),
  }
}

type Asked = { userId: number; reason: string }
type Change = (userId: number, within: { tx: Tx; now: Date }) => Promise<unknown>

/** Keeps a person out; all sessions end. Throws `conflict` for operators, `validation` for an end that has passed. */
export function suspendPerson({ until, ...asked }: Asked & { until: Date | null }, deps: Deps) {
  requireFuture(until, deps.now)
  return act(asked, deps, (userId, within) => suspendUser({ userId, reason: asked.reason, until }, within))
}

/** Ends a suspension. Throws `conflict`. */
export function liftPerson(asked: Asked, deps: Deps) {
  return act(asked, deps, liftUser)
}

/** Ends all sessions of a person. Throws `conflict` when there is none. */
export function signPersonOut(asked: Asked, deps: Deps) {
  return act(asked, deps, async (userId, { tx }) => {
    const { count } = await tx.session.deleteMany({ where: { userId } })
    if (count === 0) throw new AppError('conflict', 'This person is not signed in.')
  })
}

/** Takes a person's picture away. Throws `conflict` when there is none. */
export function removePicture(asked: Asked, deps: Deps) {
  return act(asked, deps, async (id, { tx }) => {
    const where = { id, profileImage: { not: '' } }
    const { count } = await tx.user.updateMany({ where, data: { profileImage: '' } })
    if (count === 0) throw new AppError('conflict', 'This person has no picture.')
  })
}

function act({ userId }: Asked, { db, now }: Deps, change: Change): Promise<Acted<OperatorPerson>> {
  return db.write(async (tx) => {
    const row = await requireRow(userId, tx)
    const before = factsOf({ ...row, sessions: await tx.session.count({ where: { userId } }) })
    await change(userId, { tx, now })
    const view = await readPerson(userId, tx)
    const after = factsOf({ ...view, sessions: view.counts.sessions })
    return { view, act: { before, after } }
  })
}

type Facts = Pick<OperatorPerson, 'suspension' | 'profileImage'> & { sessions: number }

const factsOf = ({ suspension, profileImage, sessions }: Facts) => ({
  state: suspension ? 'suspended' : 'active',
  reason: suspension?.reason ?? null,
  until: instant(suspension?.until ?? null),
  sessions,
  picture: profileImage,
})
