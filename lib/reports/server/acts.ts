import 'server-only'
import type { Acted } from '@/lib/acts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { hideAddress } from '@/lib/pictures/server/stored-pictures'
import { columnsOf, type Thing } from '@/lib/reports/rules'
import { hideReview } from '@/lib/reviews/server/commands'
import { hidingShape } from '@/lib/reviews/server/shapes'
import type { ThingState } from './shapes'

type ActedThing = Promise<Acted<ThingState>>
type Doing = { tx: Tx; now: Date }
type Told = { thing: SetHidden['thing']; kind: 'thing_hidden' | 'thing_restored' }
type SetHidden = { thing: Exclude<Thing, { kind: 'restaurant' }>; hidden: boolean; reason: string }

/** Hides a review or a picture and closes its reports, or shows it again. Throws `not_found` and `conflict`. */
export function setHidden({ thing, hidden, reason }: SetHidden, { db, now }: Deps): ActedThing {
  return db.write(async (tx) => {
    const before = await factsOf(thing, tx)
    if (before.hidden === Number(hidden)) {
      throw new AppError('conflict', `This ${thing.kind} is ${hidden ? 'hidden already' : 'not hidden'}.`)
    }
    const { reviewId, hash } = columnsOf(thing)
    if (hidden) {
      await tx.hiding.create({ data: { reviewId, hash, reason, at: now } })
      await closeReports(thing, { tx, now })
    } else await tx.hiding.deleteMany({ where: { reviewId, hash } })
    if (thing.kind === 'review') await hideReview({ id: thing.id, hidden }, tx)
    else await hideAddress({ hash: thing.id, hidden }, tx)
    await tellAuthors({ thing, kind: hidden ? 'thing_hidden' : 'thing_restored' }, { tx, now })
    return acted({ thing, before }, tx)
  })
}

/** A picture that many have uploaded sends this many mails at most. */
const MOST_AUTHORS = 20

/** Queues a mail to the author of a review, or to those who have uploaded a picture. */
async function tellAuthors({ thing: { kind: of, id }, kind }: Told, { tx, now }: Doing): Promise<void> {
  if (of === 'review') {
    const about = await tx.review.findUniqueOrThrow({ where: { id }, select: { userId: true, orderId: true } })
    return queueMail({ kind, ...about }, { tx, now })
  }
  const uploads = await tx.imageUpload.findMany({
    where: { hash: id },
    select: { userId: true },
    orderBy: { hash: 'asc' },
    take: MOST_AUTHORS,
  })
  for (const { userId } of uploads) await queueMail({ kind, userId, hash: id }, { tx, now })
}

/** Closes the open reports of a thing, which stays as it is. Throws `conflict` when it has none. */
export function dismissReports({ thing }: { thing: Thing }, { db, now }: Deps): ActedThing {
  return db.write(async (tx) => {
    const before = await factsOf(thing, tx)
    if ((await closeReports(thing, { tx, now })) === 0) throw new AppError('conflict', 'It has no open reports.')
    return acted({ thing, before }, tx)
  })
}

async function closeReports(thing: Thing, { tx, now }: Doing): Promise<number> {
  const { count } = await tx.report.updateMany({
    where: { ...columnsOf(thing), closedAt: null },
    data: { closedAt: now },
  })
  return count
}

type Facts = Acted<unknown>['act']['before']

/** What an act on a thing may change. Throws `not_found`. */
async function factsOf(thing: Thing, tx: Tx): Promise<Facts> {
  const reports = await tx.report.count({ where: { ...columnsOf(thing), closedAt: null } })
  if (thing.kind === 'restaurant') return { reports }
  if (thing.kind === 'picture') {
    if ((await tx.image.count({ where: { hash: thing.id } })) === 0)
      throw new AppError('not_found', 'Picture not found')
    return { hidden: await tx.hiding.count({ where: { hash: thing.id } }), reports }
  }
  const rated = { restaurant: { select: { ratingTenths: true, reviewCount: true } } } as const
  const review = await tx.review.findUnique({ where: { id: thing.id }, select: { hidden: true, ...rated } })
  if (!review) throw new AppError('not_found', 'Review not found')
  return { hidden: Number(review.hidden), reports, ...review.restaurant }
}

type Done = { thing: Thing; before: Facts }

async function acted({ thing, before }: Done, tx: Tx): ActedThing {
  const { reviewId, hash, restaurantId } = columnsOf(thing)
  const hiding = restaurantId ? null : await tx.hiding.findFirst({ where: { reviewId, hash }, select: hidingShape })
  const after = await factsOf(thing, tx)
  return { view: { ...thing, hiding }, act: { before, after } }
}
