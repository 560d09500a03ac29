'use client'

import { type Control, useController } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { RatingInput } from '@/components/ui/rating-input'
import { Textarea } from '@/components/ui/textarea'
import type { ReviewValues } from './review-values'

type ReviewFieldsProps = {
  control: Control<ReviewValues, unknown, object>
  errors: Partial<Record<keyof ReviewValues, string>>
}

/** What a review consists of: stars for the order, stars for the restaurant, and words. */
export function ReviewFields({ control, errors }: ReviewFieldsProps) {
  const order = useController({ control, name: 'order_rating' }).field
  const restaurant = useController({ control, name: 'restaurant_rating' }).field
  const words = useController({ control, name: 'review' }).field
  return (
    <>
      <div className="flex flex-wrap gap-x-12 gap-y-2">
        <RatingInput
          label="Your order"
          name={order.name}
          value={order.value}
          onChange={order.onChange}
          error={errors.order_rating}
        />
        <RatingInput
          label="The restaurant"
          name={restaurant.name}
          value={restaurant.value}
          onChange={restaurant.onChange}
          // One sentence speaks of both ratings; it is said once.
          error={errors.order_rating ? undefined : errors.restaurant_rating}
        />
      </div>
      <Field label="Your review" error={errors.review} required>
        <Textarea rows={4} maxLength={2000} placeholder="What was good, what could be better?" {...words} />
      </Field>
    </>
  )
}
