import 'server-only'
import type { Db } from '@/lib/db/database'
import { reviewShape } from '@/lib/db/shapes'
import { lastStep, listWindow } from '@/lib/domain/list-steps'

/** How many reviews each step of a list brings. */
export const REVIEWS_PER_STEP = 20

const cardShape = { ...reviewShape, restaurant: { select: { id: true, name: true, storeImage: true } } } as const

type ReviewsAsked = { of: { restaurantId: number } | { userId: number }; step: number }

/** The reviews of a restaurant or by a user, newest first, up to a step of the list, with how many there are in all. */
export async function browseReviews({ of, step }: ReviewsAsked, { db }: { db: Db }) {
  const total = await db.read.review.count({ where: of })
  const shown = listWindow(Math.min(step, lastStep(total, REVIEWS_PER_STEP)), REVIEWS_PER_STEP)
  const rows = await db.read.review.findMany({
    where: of,
    select: cardShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip: shown.skip,
    take: shown.take,
  })
  return { rows, total, step: shown.step }
}
