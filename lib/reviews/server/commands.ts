import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { violatedUnique } from '@/lib/db/failures'
import { AppError, fieldError } from '@/lib/errors'
import { mayReview, wroteReview } from '@/lib/policy'
import { ratingTenths } from '@/lib/restaurants/rules/rating'
import { requireRole } from '@/lib/restaurants/server/roles'
import type { NewReview, ReviewChange } from '@/lib/reviews/contract/wire'
import { type Review, reviewShape } from './shapes'

export type CreateReview = NewReview & { authorId: number }

/** Reviews the author's Submitted order, once (spec §5.3). Throws `forbidden` for the author's own restaurant. */
export async function createReview(input: CreateReview, { db, now }: Deps): Promise<Review> {
  const { authorId, restaurantId, orderId, text, orderRating, restaurantRating } = input
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
        text,
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

type UpdateReview = ReviewChange & { reviewId: number; actorId: number }

/** Changes the author's own review; missing fields stay unchanged. */
export async function updateReview({ reviewId, actorId, ...change }: UpdateReview, { db, now }: Deps) {
  return db.write(async (tx) => {
    const before = await ownReview({ reviewId, actorId }, tx)
    if (before.hidden) throw new AppError('conflict', 'This review is hidden. You can answer or delete it.')
    const { text, orderRating, restaurantRating = before.restaurantRating } = change
    await applyRating(
      { restaurantId: before.restaurantId, stars: restaurantRating - before.restaurantRating, reviews: 0 },
      tx,
    )
    const data = { text, orderRating, restaurantRating, updatedAt: now }
    return tx.review.update({ where: { id: reviewId }, data, select: reviewShape })
  })
}

/** Deletes the author's own review; its order can be reviewed again. */
export async function deleteReview(
  { reviewId, actorId }: { reviewId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    await removeReview(await ownReview({ reviewId, actorId }, tx), tx)
  })
}

type Reply = { reviewId: number; actorId: number; text: string | null }

/** Sets or, with null, removes the restaurant's reply to a review that is not hidden. Takes a manager of it. */
export async function replyToReview({ reviewId, actorId, text }: Reply, { db, now }: Deps): Promise<Review> {
  return db.write(async (tx) => {
    const review = await tx.review.findUnique({
      where: { id: reviewId, hidden: false },
      select: { restaurant: { select: { id: true, ownerId: true } } },
    })
    await requireRole(review, 'Review', { actorId, role: 'manager' }, tx)
    const data = { reply: text, repliedAt: text === null ? null : now }
    return tx.review.update({ where: { id: reviewId }, data, select: reviewShape })
  })
}

/** The review, if the actor wrote it (spec §6.1). Reviews are public, so another author's is forbidden, not missing, unless it is hidden. */
async function ownReview({ reviewId, actorId }: { reviewId: number; actorId: number }, tx: Tx) {
  const review = await tx.review.findUnique({ where: { id: reviewId } })
  const isAuthor = wroteReview({ id: actorId }, review ?? { userId: 0 })
  if (!review || (review.hidden && !isAuthor)) throw new AppError('not_found', 'Review not found')
  if (!isAuthor) throw new AppError('forbidden', TEXTS.notAllowed)
  return review
}

type Rated = { id: number; restaurantId: number; restaurantRating: number; hidden: boolean }

/** Deletes a review and subtracts its stars, in the caller's transaction. Those of a hidden one do not count. */
export async function removeReview({ id, restaurantId, restaurantRating, hidden }: Rated, tx: Tx): Promise<void> {
  await tx.review.delete({ where: { id } })
  if (!hidden) await applyRating({ restaurantId, stars: -restaurantRating, reviews: -1 }, tx)
}

/** Hides a visible review, or shows a hidden one again, in the transaction of the caller, who knows that it is the other. */
export async function hideReview({ id, hidden }: Pick<Rated, 'id' | 'hidden'>, tx: Tx): Promise<void> {
  const select = { restaurantId: true, restaurantRating: true } as const
  const { restaurantId, restaurantRating } = await tx.review.update({ where: { id }, data: { hidden }, select })
  const stars = hidden ? -restaurantRating : restaurantRating
  await applyRating({ restaurantId, stars, reviews: hidden ? -1 : 1 }, tx)
}

type RatingChange = { restaurantId: number; stars: number; reviews: -1 | 0 | 1 }

/** Updates a restaurant's rating and review count in the transaction that creates, changes, hides or deletes a review. */
async function applyRating({ restaurantId, stars, reviews }: RatingChange, tx: Tx): Promise<void> {
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
