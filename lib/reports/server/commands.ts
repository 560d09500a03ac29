import 'server-only'
import { mostOf, tooManyAnHour } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { after } from '@/lib/instant'
import { columnsOf, type Thing } from '@/lib/reports/rules'
import { hidingShape } from '@/lib/reviews/server/shapes'
import type { Report, ThingState } from './shapes'

const DAY_MS = 86_400_000
const reportShape = { reason: true, at: true } as const

type NewReport = { userId: number; thing: Thing; reason: string }

/**
 * Reports a thing of others once; later calls return the first report. Throws `not_found`, `forbidden`, and
 * `too_many_requests` beyond those of a day.
 */
export function report({ userId, thing, reason }: NewReport, { db, now }: Deps): Promise<Report> {
  return db.write(async (tx) => {
    const own = { ...columnsOf(thing), userId }
    const first = await tx.report.findFirst({ where: own, select: reportShape })
    if (first) return { ...thing, ...first }
    if ((await authorsOf(thing, tx)).includes(userId))
      throw new AppError('forbidden', 'You cannot report what is your own.')
    await limitReports({ userId }, { tx, now })
    const made = await tx.report.create({ data: { ...own, reason, at: now }, select: reportShape })
    return { ...thing, ...made }
  })
}

/** Counts inside the transaction, so that concurrent calls cannot exceed the limit. */
async function limitReports({ userId }: { userId: number }, { tx, now }: { tx: Tx; now: Date }): Promise<void> {
  const most = mostOf('reports a day')
  if (!Number.isFinite(most)) return
  const [oldest] = await tx.report.findMany({
    where: { userId, at: { gt: after(now, -DAY_MS) } },
    orderBy: { at: 'desc' },
    skip: most - 1,
    take: 1,
    select: { at: true },
  })
  if (oldest) throw tooManyAnHour(`You can report ${most} things a day.`, oldest.at, now, DAY_MS)
}

/** The accounts that made a thing. Throws `not_found` for one that does not exist or is hidden. */
async function authorsOf(thing: Thing, tx: Tx): Promise<number[]> {
  if (thing.kind === 'review') {
    const review = await tx.review.findUnique({ where: { id: thing.id, hidden: false }, select: { userId: true } })
    if (!review) throw new AppError('not_found', 'Review not found')
    return [review.userId]
  }
  if (thing.kind === 'restaurant') {
    const restaurant = await tx.restaurant.findUnique({ where: { id: thing.id }, select: { ownerId: true } })
    if (!restaurant) throw new AppError('not_found', 'Restaurant not found')
    return [restaurant.ownerId]
  }
  const image = await tx.image.findUnique({
    where: { hash: thing.id, hiding: null },
    select: { uploads: { select: { userId: true } } },
  })
  if (!image) throw new AppError('not_found', 'Picture not found')
  return image.uploads.map((upload) => upload.userId)
}

type Answer = { userId: number; thing: Exclude<Thing, { kind: 'restaurant' }>; text: string }

/** The author's answer about something hidden, once. Throws `not_found` and `conflict`. */
export function answerHiding({ userId, thing, text }: Answer, { db, now }: Deps): Promise<ThingState> {
  return db.write(async (tx) => {
    const isMine = thing.kind === 'review' ? { review: { userId } } : { image: { uploads: { some: { userId } } } }
    const { reviewId, hash } = columnsOf(thing)
    const hiding = await tx.hiding.findFirst({
      where: { reviewId, hash, ...isMine },
      select: { id: true, answeredAt: true },
    })
    if (!hiding) throw new AppError('not_found', thing.kind === 'review' ? 'Review not found' : 'Picture not found')
    if (hiding.answeredAt) throw new AppError('conflict', 'You have already answered.')
    const data = { answer: text, answeredAt: now }
    return { ...thing, hiding: await tx.hiding.update({ where: { id: hiding.id }, data, select: hidingShape }) }
  })
}
