import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Deps } from '@/lib/db/deps'
import { violatedUnique } from '@/lib/db/failures'
import { type ReviewRow, reviewShape } from '@/lib/db/shapes'
import { AppError, fieldError } from '@/lib/errors'
import { mayReview } from '@/lib/policy'
import type { NewReview } from '@/lib/reviews/contract/schemas'
import { applyRating } from './apply-rating'

export type CreateReview = NewReview & { authorId: number }

/** Reviews a Submitted order of the author, once (spec §5.3). Throws `forbidden` for the author's own restaurant. */
export async function createReview(input: CreateReview, { db, now }: Deps): Promise<ReviewRow> {
  const { authorId, restaurantId, orderId, review, orderRating, restaurantRating } = input
  try {
    return await db.write(async (tx) => {
      const order = await tx.order.findFirst({
        where: { id: orderId, customerId: authorId },
        select: { restaurantId: true, status: true, restaurant: { select: { ownerId: true } } },
      })
      if (!order) throw new AppError('not_found', 'Order not found')
      if (order.restaurantId !== restaurantId) throw fieldError('restaurant_id', 'The order is of another restaurant')
      if (order.restaurant && !mayReview({ id: authorId }, order.restaurant))
        throw new AppError('forbidden', TEXTS.ownReview)
      if (order.status !== 'Submitted') throw new AppError('conflict', 'Only a submitted order can be reviewed.')
      const data = {
        userId: authorId,
        restaurantId,
        orderId,
        text: review,
        orderRating,
        restaurantRating,
        createdAt: now,
        updatedAt: now,
      }
      const { id } = await tx.review.create({ data })
      await applyRating({ restaurantId, stars: restaurantRating, reviews: 1 }, tx)
      return tx.review.findUniqueOrThrow({ where: { id }, select: reviewShape })
    })
  } catch (error) {
    if (violatedUnique(error)) throw new AppError('conflict', 'You have already reviewed this order.')
    throw error
  }
}
