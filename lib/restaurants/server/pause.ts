import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { after } from '@/lib/instant'
import type { Busy, Pause } from '@/lib/restaurants/contract/schemas'
import { nextOpening } from '@/lib/restaurants/rules/opening-hours'
import { isPaused, MAX_UNANSWERED, type PauseReason } from '@/lib/restaurants/rules/taking-orders'
import { restaurantFor } from './roles'
import { hoursShape, restaurantShape } from './shapes'

type PauseRestaurant = Pause & { restaurantId: number; actorId: number }

/** Pauses a restaurant for its kitchen: for some minutes or until its next opening; 0 minutes resume it. */
export async function pauseRestaurant({ restaurantId, actorId, minutes }: PauseRestaurant, { db, now }: Deps) {
  return db.write(async (tx) => {
    const restaurant = await restaurantFor({ restaurantId, actorId, role: 'kitchen' }, tx)
    const until = minutes === undefined ? nextOpening(restaurant, now) : after(now, minutes * 60_000)
    const resumes = minutes === 0
    // An owner who resumes is at a board, so unanswered orders are counted from zero.
    const board = { seenAt: now, unansweredCount: 0 }
    await tx.board.upsert({ where: { restaurantId }, create: { restaurantId, ...board }, update: board })
    return tx.restaurant.update({
      where: { id: restaurantId },
      data: { pausedUntil: resumes ? null : until, pauseReason: resumes ? null : 'owner', updatedAt: now },
      select: restaurantShape,
    })
  })
}

type SetBusy = Busy & { restaurantId: number; actorId: number }

/** Sets the extra minutes of orders for now for a restaurant's kitchen, for a while; 0 extra minutes end it. */
export async function setBusy({ restaurantId, actorId, minutes, for: lasting }: SetBusy, { db, now }: Deps) {
  const busy =
    minutes === 0
      ? { busyMinutes: null, busyUntil: null }
      : { busyMinutes: minutes, busyUntil: after(now, lasting * 60_000) }
  return db.write(async (tx) => {
    await restaurantFor({ restaurantId, actorId, role: 'kitchen' }, tx)
    return tx.restaurant.update({
      where: { id: restaurantId },
      data: { ...busy, updatedAt: now },
      select: restaurantShape,
    })
  })
}

/** Pauses a restaurant until its next opening, in the caller's transaction; a pause already running stays. */
export async function pauseUntilOpening(
  { restaurantId, reason }: { restaurantId: number; reason: PauseReason },
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  const restaurant = await tx.restaurant.findUniqueOrThrow({
    where: { id: restaurantId },
    select: { ...hoursShape, pausedUntil: true },
  })
  if (isPaused(restaurant, now)) return
  await tx.restaurant.update({
    where: { id: restaurantId },
    data: { pausedUntil: nextOpening(restaurant, now), pauseReason: reason, updatedAt: now },
  })
}

/** Records, in the caller's transaction, that the owner has answered an order. */
export async function noteAnswer(restaurantId: number | null, tx: Tx): Promise<void> {
  if (restaurantId === null) return
  await tx.board.updateMany({ where: { restaurantId, unansweredCount: { gt: 0 } }, data: { unansweredCount: 0 } })
}

/** Records an order that nobody answered in time; after two in a row, pauses the restaurant until its next opening. */
export async function noteUnanswered(restaurantId: number, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const { unansweredCount } = await tx.board.upsert({
    where: { restaurantId },
    create: { restaurantId, unansweredCount: 1 },
    update: { unansweredCount: { increment: 1 } },
    select: { unansweredCount: true },
  })
  if (unansweredCount >= MAX_UNANSWERED) await pauseUntilOpening({ restaurantId, reason: 'no_answer' }, { tx, now })
}

/** Clears ended pauses, busy times and sold-out marks: cached public pages change only when rows change. */
export async function endPauses({ db, now }: Deps): Promise<void> {
  const paused = { pausedUntil: { lte: now } }
  const busy = { busyUntil: { lte: now } }
  const soldOut = { soldOutUntil: { lte: now } }
  const over = await Promise.all([
    db.read.restaurant.count({ where: paused }),
    db.read.restaurant.count({ where: busy }),
    db.read.menuItem.count({ where: soldOut }),
  ])
  if (over.every((count) => count === 0)) return
  await db.write(async (tx) => {
    await tx.restaurant.updateMany({ where: paused, data: { pausedUntil: null, pauseReason: null } })
    await tx.restaurant.updateMany({ where: busy, data: { busyMinutes: null, busyUntil: null } })
    await tx.menuItem.updateMany({ where: soldOut, data: { soldOutUntil: null } })
  })
}
