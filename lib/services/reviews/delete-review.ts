import 'server-only'
import type { Deps } from '@/lib/services/deps'
import { applyRating } from './apply-rating'
import { ownReview } from './own-review'

/** Deletes the author's own review; its order can be reviewed again. */
export async function deleteReview(
  { reviewId, actorId }: { reviewId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    const review = await ownReview({ reviewId, actorId }, tx)
    await tx.review.delete({ where: { id: reviewId } })
    await applyRating({ restaurantId: review.restaurantId, stars: -review.restaurantRating, reviews: -1 }, tx)
  })
}
