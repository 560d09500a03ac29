'use client'

import { useId } from 'react'
import { type Control, useController } from 'react-hook-form'
import { ErrorText, Field } from '@/components/ui/field'
import { RatingInput } from '@/components/ui/rating-input'
import { Textarea } from '@/components/ui/textarea'

/** The values of the review form, named as in the API; 0 stars while none are chosen. */
type ReviewValues = { review: string; order_rating: number; restaurant_rating: number }

type ReviewFieldsProps = {
  control: Control<ReviewValues, unknown, object>
  errors: Partial<Record<keyof ReviewValues, string>>
}

/** The fields of a review: stars for the order, stars for the restaurant, and a text. */
export function ReviewFields({ control, errors }: ReviewFieldsProps) {
  const order = useController({ control, name: 'order_rating' }).field
  const restaurant = useController({ control, name: 'restaurant_rating' }).field
  const words = useController({ control, name: 'review' }).field
  const messageId = useId()
  // Both ratings share one error text, which is shown once.
  const problem = errors.order_rating ?? errors.restaurant_rating
  return (
    <>
      <div>
        <div className="flex flex-wrap gap-x-12 gap-y-2">
          <RatingInput
            {...order}
            label="Your order"
            invalid={errors.order_rating !== undefined}
            describedBy={errors.order_rating && messageId}
          />
          <RatingInput
            {...restaurant}
            label="The restaurant"
            invalid={errors.restaurant_rating !== undefined}
            describedBy={errors.restaurant_rating && messageId}
          />
        </div>
        <div id={messageId} aria-live="polite" className="min-h-5 text-sm">
          {problem && <ErrorText text={problem} />}
        </div>
      </div>
      <Field label="Your review" error={errors.review} required>
        <Textarea rows={4} maxLength={2000} placeholder="What was good, what could be better?" {...words} />
      </Field>
    </>
  )
}
