import 'server-only'
import type { Db } from '@/lib/db/database'
import { pageWindow } from '@/lib/db/paging'
import { reviewShape } from '@/lib/db/shapes'

/** Reviews per page of a list. */
export const REVIEWS_PER_PAGE = 20

const cardShape = { ...reviewShape, restaurant: { select: { id: true, name: true, storeImage: true } } } as const

type ReviewsAsked = { of: { restaurantId: number } | { userId: number }; page: number }

/** The reviews of a restaurant or by a user, newest first, up to a page of the list, and their number in all. */
export async function browseReviews({ of, page }: ReviewsAsked, { db }: { db: Db }) {
  const total = await db.read.review.count({ where: of })
  const shown = pageWindow(page, total, REVIEWS_PER_PAGE)
  const rows = await db.read.review.findMany({
    where: of,
    select: cardShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    ...shown.rows,
  })
  return { rows, total, page: shown.page }
}
