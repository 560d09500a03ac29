import 'server-only'
import type { Db, Tx } from '@/lib/db/database'
import { uploadedPicturePath } from '@/lib/pictures/rules'
import { subjectOf, type ThingColumns, thingOf } from '@/lib/reports/rules'
import { type Hiding, hidingShape } from '@/lib/reviews/server/shapes'
import type { ReportedThing, ReportQueue, ShownThing } from './shapes'

const MOST_WAITING = 25
/** Open reports that are read, the oldest; a thing may have more. */
const MOST_READ = 1_000
const MOST_REASONS = 5
const MOST_HIDDEN = 50
const columns = { reviewId: true, hash: true } as const

/** The things with open reports, the one first that has waited longest, and what is hidden. */
export async function listReports({ db: { read } }: { db: Db }): Promise<ReportQueue> {
  const open = await read.report.findMany({
    where: { closedAt: null },
    select: { ...columns, restaurantId: true, reason: true, at: true },
    orderBy: { at: 'asc' },
    take: MOST_READ,
  })
  const groups = new Map<string, typeof open>()
  for (const report of open) {
    const key = subjectOf(thingOf(report))
    groups.set(key, [...(groups.get(key) ?? []), report])
  }
  const hidings = await listHidings(read)
  const shown = [...groups.values()].slice(0, MOST_WAITING)
  const find = await loadThings([...shown.flatMap(([first]) => first ?? []), ...hidings], read)
  return {
    waiting: shown.flatMap((reports): ReportedThing[] => {
      const [first] = reports
      const thing = first && find(first)
      if (!thing) return []
      const reasons = reports.slice(0, MOST_REASONS).map(({ reason, at }) => ({ reason, at }))
      return [{ ...thing, count: reports.length, since: first.at, reasons }]
    }),
    hasMore: groups.size > MOST_WAITING || open.length === MOST_READ,
    hidden: hidings.flatMap((row) => {
      const { reason, at, answer, answeredAt } = row
      const thing = find(row)
      return thing ? [{ ...thing, hiding: { reason, at, answer, answeredAt } }] : []
    }),
  }
}

/** What is hidden: that with the newest answers first, then the newest. */
async function listHidings(read: Tx) {
  const select = { ...columns, ...hidingShape }
  // Two reads, each in the order of the index.
  const answered = await read.hiding.findMany({
    where: { answeredAt: { not: null } },
    select,
    orderBy: { answeredAt: 'desc' },
    take: MOST_HIDDEN,
  })
  const others = await read.hiding.findMany({
    where: { answeredAt: null },
    select,
    orderBy: { id: 'desc' },
    take: MOST_HIDDEN,
  })
  return [...answered, ...others].slice(0, MOST_HIDDEN).map((row) => ({ ...row, restaurantId: null }))
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
  const rows = await db.read.hiding.findMany({
    where: { image: { uploads: { some: { userId } } } },
    select: { ...hidingShape, hash: true },
    orderBy: { id: 'desc' },
    take: MOST_HIDDEN,
  })
  return rows.flatMap(({ hash, ...hiding }) => (hash === null ? [] : [{ hash, ...hiding }]))
}

/** Reads the things of rows, one statement for each kind; the result finds that of a row, or null when it is gone. */
async function loadThings(rows: readonly ThingColumns[], read: Tx): Promise<(row: ThingColumns) => ShownThing | null> {
  const reviewIds = rows.flatMap(({ reviewId }) => reviewId ?? [])
  const restaurantIds = rows.flatMap(({ restaurantId }) => restaurantId ?? [])
  const hashes = rows.flatMap(({ hash }) => hash ?? [])
  const restaurant = { select: { id: true, name: true } } as const
  const name = { select: { firstName: true } } as const
  const found = new Map<string, ShownThing>()
  const keep = (thing: ShownThing) => found.set(subjectOf(thing), thing)
  const reviews = await read.review.findMany({
    where: { id: { in: reviewIds } },
    select: { id: true, text: true, user: name, restaurant },
    take: reviewIds.length,
  })
  for (const { user, ...review } of reviews) keep({ kind: 'review', ...review, by: user.firstName, picture: null })
  const restaurants = await read.restaurant.findMany({
    where: { id: { in: restaurantIds } },
    select: { id: true, name: true, description: true, storeImage: true, owner: name },
    take: restaurantIds.length,
  })
  for (const { id, name: title, description: text, storeImage: picture, owner } of restaurants) {
    keep({ kind: 'restaurant', id, by: owner.firstName, restaurant: { id, name: title }, text, picture })
  }
  const uploads = await read.imageUpload.findMany({
    where: { hash: { in: hashes } },
    select: { hash: true, user: name },
    orderBy: { hash: 'asc' },
    take: 10 * hashes.length,
  })
  const uploaders = new Map(uploads.map(({ hash, user }) => [hash, user.firstName]))
  for (const hash of hashes) {
    const by = uploaders.get(hash) ?? null
    keep({ kind: 'picture', id: hash, by, restaurant: null, text: '', picture: uploadedPicturePath(hash) })
  }
  return (row) => found.get(subjectOf(thingOf(row))) ?? null
}
