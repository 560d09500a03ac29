import * as z from 'zod/mini'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { bodyId, idOut, instantOut, text, wholeNumber } from '@/lib/contract/fields'

const stars = wholeNumber(ERROR_TEXTS.reviewRatings, 1, 5)

const fields = {
  review: z.pipe(
    z.string({ error: ERROR_TEXTS.reviewText }),
    text('Review', 2000, 'A review has at most 2000 characters').check(z.minLength(1, ERROR_TEXTS.reviewText)),
  ),
  order_rating: stars,
  restaurant_rating: stars,
}

/** POST /api/reviews/ (spec §5.3). */
export const reviewBody = z
  .object({ restaurant_id: bodyId('Restaurant'), order_id: bodyId('Order'), ...fields })
  .register(z.globalRegistry, { id: 'ReviewCreate' })

/** The fields of the form, which adds the ids of the order and the restaurant. */
export const reviewFormBody = z.object(fields)

/** PUT /api/reviews/{id}: part of the fields. */
export const reviewUpdateBody = z.partial(reviewFormBody).register(z.globalRegistry, { id: 'ReviewUpdate' })

/** PUT /api/reviews/{id}/reply. */
export const replyBody = z
  .object({
    text: z.pipe(
      z.string({ error: ERROR_TEXTS.reply }),
      text('Reply', 500, 'A reply has at most 500 characters').check(z.minLength(1, ERROR_TEXTS.reply)),
    ),
  })
  .register(z.globalRegistry, { id: 'ReviewReply' })

/** A review (spec §3.6). */
export const reviewOut = z
  .object({
    id: idOut,
    review: z.string(),
    orderRating: z.int(),
    order_rating: z.int(),
    restaurantRating: z.int(),
    restaurant_rating: z.int(),
    restaurantId: idOut,
    restaurant_id: idOut,
    orderId: idOut,
    order_id: idOut,
    userId: idOut,
    createdAt: instantOut,
    reply: z.nullable(z.object({ text: z.string(), at: instantOut })),
    user: z.object({ id: idOut, firstName: z.string(), profileImage: z.string() }),
    restaurant: z.object({ id: idOut, name: z.string() }),
  })
  .register(z.globalRegistry, { id: 'Review' })
export type ReviewOut = z.infer<typeof reviewOut>
export const reviewsOut = z.array(reviewOut)

/** Why an operator has hidden something, and its author's answer. */
export const hiddenOut = z.nullable(
  z
    .object({ reason: z.string(), at: instantOut, answer: z.string(), answeredAt: z.nullable(instantOut) })
    .register(z.globalRegistry, { id: 'Hidden' }),
)
export type HiddenOut = z.infer<typeof hiddenOut>

/** A review for its author, the only one who gets it while it is hidden. */
export const ownReviewOut = z.extend(reviewOut, { hidden: hiddenOut }).register(z.globalRegistry, { id: 'OwnReview' })
export const ownReviewsOut = z.array(ownReviewOut)
