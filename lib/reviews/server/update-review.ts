import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { reviewShape } from '@/lib/db/shapes'
import type { ReviewUpdate } from '@/lib/reviews/contract/schemas'
import { applyRating } from './apply-rating'
import { ownReview } from './own-review'

type UpdateReview = ReviewUpdate & { reviewId: number; actorId: number }

/** Changes the author's own review; missing fields stay unchanged. */
export async function updateReview({ reviewId, actorId, ...change }: UpdateReview, { db, now }: Deps) {
  return db.write(async (tx) => {
    const before = await ownReview({ reviewId, actorId }, tx)
    const { review: text, orderRating, restaurantRating = before.restaurantRating } = change
    await applyRating(
      { restaurantId: before.restaurantId, stars: restaurantRating - before.restaurantRating, reviews: 0 },
      tx,
    )
    const data = { text, orderRating, restaurantRating, updatedAt: now }
    return tx.review.update({ where: { id: reviewId }, data, select: reviewShape })
  })
}
