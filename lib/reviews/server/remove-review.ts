import 'server-only'
import type { Tx } from '@/lib/db/database'
import { applyRating } from './apply-rating'

type Removed = { id: number; restaurantId: number; restaurantRating: number }

/** Deletes a review and subtracts its stars, in the caller's transaction. */
export async function removeReview({ id, restaurantId, restaurantRating }: Removed, tx: Tx): Promise<void> {
  await tx.review.delete({ where: { id } })
  await applyRating({ restaurantId, stars: -restaurantRating, reviews: -1 }, tx)
}
