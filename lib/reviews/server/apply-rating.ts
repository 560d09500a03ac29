import 'server-only'
import type { Tx } from '@/lib/db/database'
import { ratingTenths } from '@/lib/restaurants/rules/rating'

type RatingChange = { restaurantId: number; stars: number; reviews: -1 | 0 | 1 }

/** Updates a restaurant's rating and review count in the transaction that creates, changes or deletes a review. */
export async function applyRating({ restaurantId, stars, reviews }: RatingChange, tx: Tx): Promise<void> {
  const { ratingSum, reviewCount } = await tx.restaurant.update({
    where: { id: restaurantId },
    data: { ratingSum: { increment: stars }, reviewCount: { increment: reviews } },
    select: { ratingSum: true, reviewCount: true },
  })
  const tenths = ratingTenths(ratingSum, reviewCount)
  await tx.restaurant.update({
    where: { id: restaurantId },
    data: { ratingTenths: tenths, ratingOrder: tenths ?? 0 },
  })
}
