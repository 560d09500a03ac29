import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { restaurantFor } from './roles'
import { suspensionShape } from './shapes'

type Within = { tx: Tx; now: Date }

/** The reason of every new restaurant while the site asks for approval. */
const WAITS = 'New restaurants open once Plateful has looked at them.'

/** A restaurant's suspension, or null. */
export function findSuspension(restaurantId: number, { db }: { db: Pick<Db, 'read'> }) {
  return db.read.restaurantSuspension.findUnique({ where: { restaurantId }, select: suspensionShape })
}

/** The suspensions of restaurants, by their ids. */
export async function findSuspensions(ids: number[], { db }: { db: Db }) {
  const rows = await db.read.restaurantSuspension.findMany({
    where: { restaurantId: { in: ids } },
    select: { ...suspensionShape, restaurantId: true },
  })
  return new Map(rows.map(({ restaurantId, ...suspension }) => [restaurantId, suspension]))
}

/** Takes a restaurant off the site, or changes why and how long. The caller has read it in this transaction. */
export async function suspendRestaurant(
  { restaurant, reason, until }: { restaurant: Suspended; reason: string; until: Date | null },
  { tx, now }: Within,
): Promise<void> {
  const { id: restaurantId, owner, servicing } = restaurant
  // Other words ask for another answer.
  const data = { waits: false, reason, until, answer: '', answeredAt: null }
  await tx.restaurantSuspension.upsert({
    where: { restaurantId },
    create: { ...data, restaurantId, since: now, resumes: servicing },
    update: data,
  })
  await setServicing({ restaurantId, servicing: false }, { tx, now })
  await queueMail({ kind: 'restaurant_suspended', userId: owner.id, restaurantId }, { tx, now })
}

type Suspended = { id: number; owner: { id: number }; servicing: boolean }

/** Lets a new restaurant wait for its approval, in the transaction that creates it. */
export async function awaitApproval(restaurantId: number, resumes: boolean, { tx, now }: Within): Promise<void> {
  const data = { restaurantId, waits: true, reason: WAITS, since: now, resumes }
  await tx.restaurantSuspension.create({ data })
}

/** Ends a suspension: the restaurant is as its owner has left it. Throws `conflict` when there is none. */
export async function liftRestaurant(
  { id: restaurantId, owner }: Pick<Suspended, 'id' | 'owner'>,
  { tx, now }: Within,
): Promise<void> {
  const lifted = await tx.restaurantSuspension.findUnique({
    where: { restaurantId },
    select: { resumes: true, waits: true },
  })
  if (!lifted) throw new AppError('conflict', 'This restaurant is not suspended.')
  await tx.restaurantSuspension.delete({ where: { restaurantId } })
  await setServicing({ restaurantId, servicing: lifted.resumes }, { tx, now })
  const kind = lifted.waits ? 'restaurant_approved' : 'restaurant_lifted'
  await queueMail({ kind, userId: owner.id, restaurantId }, { tx, now })
}

/** Every kept answer and open board follows the restaurant's row. */
async function setServicing(
  { restaurantId, servicing }: { restaurantId: number; servicing: boolean },
  { tx, now }: Within,
): Promise<void> {
  await tx.menuItem.updateMany({ where: { restaurantId }, data: { listed: servicing } })
  await tx.restaurant.update({ where: { id: restaurantId }, data: { servicing, updatedAt: now }, select: { id: true } })
}

/**
 * Checks a change of `servicing` by the owner. A suspended restaurant that its owner deactivates stays so after it.
 * Throws `conflict` for a reactivation.
 */
export async function requireMayServe(restaurantId: number, wanted: boolean, tx: Tx): Promise<void> {
  const suspension = await tx.restaurantSuspension.findUnique({ where: { restaurantId }, select: { waits: true } })
  if (!suspension) return
  if (wanted) {
    throw new AppError(
      'conflict',
      suspension.waits ? 'This restaurant waits for its approval.' : 'Plateful has suspended this restaurant.',
    )
  }
  await tx.restaurantSuspension.update({ where: { restaurantId }, data: { resumes: false } })
}

type Answer = { restaurantId: number; actorId: number; text: string }

/** Keeps the owner's words to the operators, once for each suspension. Throws `conflict`. */
export async function answerSuspension({ restaurantId, actorId, text }: Answer, { db, now }: Deps) {
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'owner' }, tx)
    const { count } = await tx.restaurantSuspension.updateMany({
      where: { restaurantId, answeredAt: null },
      data: { answer: text, answeredAt: now },
    })
    if (count === 0) throw new AppError('conflict', 'There is no suspension to answer, or it was answered already.')
    return tx.restaurantSuspension.findUniqueOrThrow({ where: { restaurantId }, select: suspensionShape })
  })
}

/** Restaurants per write. */
const ENDED = 50

/** Ends the suspensions whose time has passed. Kept pages change only when rows change, so the clock does it. */
export async function endRestaurantSuspensions({ db, now }: Deps): Promise<void> {
  const where = { until: { lte: now } }
  for (let found = ENDED; found === ENDED; ) {
    if ((await db.read.restaurantSuspension.count({ where })) === 0) return
    found = await db.write(async (tx) => {
      const select = { restaurant: { select: { id: true, owner: { select: { id: true } } } } }
      const due = await tx.restaurantSuspension.findMany({ where, select, orderBy: { until: 'asc' }, take: ENDED })
      for (const { restaurant } of due) await liftRestaurant(restaurant, { tx, now })
      return due.length
    })
  }
}
