import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import { beforeInstant, instantCursor, paged, queryRange, rowsToRead } from '@/lib/db/paging'
import type { Stars } from '@/lib/reviews/rules/stars'
import { hidingShape, type OwnReview, type Review, reviewShape } from './shapes'

type OfRestaurant = { restaurantId: number; restaurantRating?: Stars | undefined }

/** Nobody but its author sees a hidden review. */
const seen = (of: OfRestaurant | { userId: number }) => ('userId' in of ? of : { ...of, hidden: false })

/** The reviews of a restaurant or by a user, newest first. */
export async function listReviews(
  { of, ...page }: Page & { of: { restaurantId: number } | { userId: number } },
  { db }: { db: Db },
) {
  const rows = await db.read.review.findMany({
    where: { ...seen(of), ...beforeInstant(page) },
    select: reviewShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: rowsToRead(page),
  })
  return paged(rows, page, instantCursor)
}

/** A user's own reviews, newest first, with the words about hidden ones. */
export async function listOwnReviews({ userId, ...page }: Page & { userId: number }, { db }: { db: Db }) {
  const found = await listReviews({ of: { userId }, ...page }, { db })
  return { ...found, rows: await withHidings(found.rows, { db }) }
}

/** Few authors have a hidden review, and only these cost a statement. */
async function withHidings<Row extends Review>(rows: readonly Row[], { db }: { db: Db }): Promise<(Row & OwnReview)[]> {
  const hidden = rows.filter((row) => row.hidden).map(({ id }) => id)
  const hidings =
    hidden.length === 0
      ? []
      : await db.read.hiding.findMany({
          where: { reviewId: { in: hidden } },
          select: { reviewId: true, ...hidingShape },
          take: hidden.length,
        })
  const known = new Map(hidings.map(({ reviewId, ...hiding }) => [reviewId, hiding]))
  return rows.map((row) => ({ ...row, hiding: known.get(row.id) ?? null }))
}

/** Reviews per page of a list. */
export const REVIEWS_PER_PAGE = 20

const cardShape = { ...reviewShape, restaurant: { select: { id: true, name: true, storeImage: true } } } as const

type ReviewsAsked = { of: OfRestaurant | { userId: number }; page: number }

/** The reviews of a restaurant or by a user, newest first, up to a page of the list, and the total. */
export async function browseReviews({ of, page }: ReviewsAsked, { db }: { db: Db }) {
  const where = seen(of)
  const total = await db.read.review.count({ where })
  const shown = queryRange(page, total, REVIEWS_PER_PAGE)
  const rows = await db.read.review.findMany({
    where,
    select: cardShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...shown.rows,
  })
  return { rows, total, page: shown.page }
}

type OwnReviewsAsked = { userId: number; page: number }
type OwnReviewsDeps = {
  db: Db
  /** Receives the error when the reviews could not be read. */
  onFailure: (error: unknown) => void
}

/** The user's own reviews up to a page; an empty list, without an error, when they cannot be read (spec §8.5). */
export async function browseOwnReviews({ userId, page }: OwnReviewsAsked, { db, onFailure }: OwnReviewsDeps) {
  const found = browseReviews({ of: { userId }, page }, { db })
  const own = found.then(async (list) => ({ ...list, rows: await withHidings(list.rows, { db }) }))
  return own.catch((error: unknown) => {
    onFailure(error)
    return { rows: [], total: 0, page: 1 }
  })
}

/** The number of reviews of a restaurant by stars. */
export type StarCounts = Record<Stars, number>

/** Counts the reviews of a restaurant by stars, without hidden ones. */
export async function countStars(restaurantId: number, { db }: { db: Db }): Promise<StarCounts> {
  const groups = await db.read.review.groupBy({
    by: ['restaurantRating'],
    where: { restaurantId, hidden: false },
    _count: { _all: true },
  })
  const of = (stars: Stars) => groups.find((group) => group.restaurantRating === stars)?._count._all ?? 0
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) }
}

type Question = { orderId: number; customerId: number; restaurantId: number }

/** The order to review: a Submitted order of the customer at the restaurant, reviewed or not; else null. */
export async function findOrderToReview({ orderId, customerId, restaurantId }: Question, { db }: { db: Db }) {
  const order = await db.read.order.findFirst({
    where: { id: orderId, customerId, restaurantId, status: 'Submitted' },
    select: {
      id: true,
      createdAt: true,
      review: { select: { id: true } },
      restaurant: { select: { ownerId: true } },
      items: { select: { name: true, quantity: true }, orderBy: { id: 'asc' } },
    },
  })
  if (!order) return null
  const { review, restaurant, ...rest } = order
  return { ...rest, reviewed: review !== null, ownRestaurant: restaurant?.ownerId === customerId }
}
