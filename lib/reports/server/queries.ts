import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import { uploadedPicturePath } from '@/lib/pictures/rules'
import { columnsOf, type Thing, type ThingColumns, thingOf } from '@/lib/reports/rules'
import { type Hiding, hidingShape } from '@/lib/reviews/server/shapes'
import type { ReportedThing, ReportQueue, ShownThing } from './shapes'

const MOST_WAITING = 25
const MOST_REASONS = 5
const MOST_HIDDEN = 50
const columns = { reviewId: true, hash: true } as const

/** The things with open reports, the one first that has waited longest, and what is hidden. */
export async function listReports({ db: { read } }: { db: Db }): Promise<ReportQueue> {
  const groups = await read.report.groupBy({
    by: ['reviewId', 'hash', 'restaurantId'],
    where: { closedAt: null },
    _count: true,
    _min: { at: true },
    orderBy: { _min: { at: 'asc' } },
    take: MOST_WAITING + 1,
  })
  const hidings = await read.hiding.findMany({
    select: { ...columns, ...hidingShape },
    orderBy: [{ answeredAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    take: MOST_HIDDEN,
  })
  const shown = groups.slice(0, MOST_WAITING)
  const hidden = hidings.map((row) => ({ ...row, restaurantId: null }))
  const show = await loadThings([...shown, ...hidden], read)
  const waiting: ReportedThing[] = []
  for (const group of shown) {
    const thing = show(group)
    if (!thing) continue
    // One read for each of a few things: in one read for all, the thing with thousands of reports would fill it.
    const reasons = await read.report.findMany({
      where: { ...columnsOf(thing), closedAt: null },
      select: { reason: true, at: true },
      orderBy: { id: 'asc' },
      take: MOST_REASONS,
    })
    const [first] = reasons
    if (first) waiting.push({ ...thing, count: group._count, since: group._min.at ?? first.at, reasons })
  }
  return {
    waiting,
    hasMore: groups.length > MOST_WAITING,
    hidden: hidden.flatMap(({ reason, at, answer, answeredAt, ...row }) => {
      const thing = show(row)
      return thing ? [{ ...thing, hiding: { reason, at, answer, answeredAt } }] : []
    }),
  }
}

/** How many reports wait, and since when. */
export async function countReports({ db }: { db: Db }): Promise<{ count: number; since: Date | null }> {
  const { _count, _min } = await db.read.report.aggregate({
    where: { closedAt: null },
    _count: true,
    _min: { at: true },
  })
  return { count: _count, since: _min.at }
}

/** A hidden picture for the account that uploaded it. */
export type HiddenPicture = Hiding & { hash: string }

/** The hidden pictures that an account has uploaded, newest first. */
export async function listHiddenPictures({ userId }: { userId: number }, { db }: { db: Db }): Promise<HiddenPicture[]> {
  const rows = await db.read.imageUpload.findMany({
    where: { userId, image: { hiding: { isNot: null } } },
    select: { hash: true, image: { select: { hiding: { select: hidingShape } } } },
    orderBy: { hash: 'asc' },
    take: MOST_HIDDEN,
  })
  return rows.flatMap(({ hash, image: { hiding } }) => (hiding ? [{ hash, ...hiding }] : []))
}

/** Reads the things of rows, one statement for each kind; the result finds that of a row, or null when it is gone. */
async function loadThings(rows: readonly ThingColumns[], read: Tx): Promise<(row: ThingColumns) => ShownThing | null> {
  const idsOf = (name: 'reviewId' | 'restaurantId') => rows.flatMap((row) => row[name] ?? [])
  const hashes = rows.flatMap(({ hash }) => hash ?? [])
  const restaurant = { select: { id: true, name: true } } as const
  const name = { select: { firstName: true } } as const
  const found = new Map<string, ShownThing>()
  const keyOf = ({ kind, id }: Thing) => `${kind} ${id}`
  const keep = (thing: ShownThing) => found.set(keyOf(thing), thing)
  const reviews = await read.review.findMany({
    where: { id: { in: idsOf('reviewId') } },
    select: { id: true, text: true, user: name, restaurant },
    take: rows.length,
  })
  for (const { user, ...review } of reviews) keep({ kind: 'review', ...review, by: user.firstName, picture: null })
  const restaurants = await read.restaurant.findMany({
    where: { id: { in: idsOf('restaurantId') } },
    select: { id: true, name: true, description: true, storeImage: true, owner: name },
    take: rows.length,
  })
  for (const { id, name: title, description: text, storeImage: picture, owner } of restaurants) {
    keep({ kind: 'restaurant', id, by: owner.firstName, restaurant: { id, name: title }, text, picture })
  }
  const uploads = await read.imageUpload.findMany({
    where: { hash: { in: hashes } },
    select: { hash: true, user: name },
    orderBy: { createdAt: 'desc' },
    take: 10 * rows.length,
  })
  const uploaders = new Map(uploads.map(({ hash, user }) => [hash, user.firstName]))
  for (const hash of hashes) {
    const by = uploaders.get(hash) ?? null
    keep({ kind: 'picture', id: hash, by, restaurant: null, text: '', picture: uploadedPicturePath(hash) })
  }
  return (row) => found.get(keyOf(thingOf(row))) ?? null
}
