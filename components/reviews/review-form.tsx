'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FormAlert } from '@/components/ui/form-alert'
import { notify } from '@/components/ui/toast'
import { ApiError, call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import { ReviewFields } from './review-fields'

type ReviewFormProps = {
  restaurantId: number
  orderId: number
  /** The order in one line. */
  orderText: string
}

/** Reviews an order and its restaurant (spec §5.3). The typed text is kept until it is saved. */
export function ReviewForm({ restaurantId, orderId, orderText }: ReviewFormProps) {
  const router = useRouter()
  const { control, errors, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/reviews/contract/schemas')).reviewFormBody,
    defaultValues: { review: '', order_rating: 0, restaurant_rating: 0 },
    mode: 'onSubmit',
    failureText: TEXTS.reviewSubmitFailed,
    async send(values, { idempotencyKey }) {
      const body = { restaurant_id: restaurantId, order_id: orderId, ...values }
      return call('createReview', { body, idempotencyKey }).catch((error: unknown) => {
        // Without an answer it is unknown whether the review was saved (spec §8.5 has a text for this case).
        if (error instanceof ApiError && error.status === 0) throw new ApiError(0, TEXTS.reviewError, {}, error)
        // Reviewed in another tab, or by an attempt whose answer was lost: the refreshed page shows the review.
        if (error instanceof ApiError && error.status === 409) router.refresh()
        throw error
      })
    },
    onDone() {
      notify(TEXTS.reviewSubmitted)
      document.getElementById('main')?.focus({ preventScroll: true })
      router.refresh()
    },
  })
  return (
    <Card>
      <h2 className="font-bold text-xl">Rate your order</h2>
      <p className="mt-1 mb-4 text-ink-soft">{orderText}</p>
      <form noValidate aria-label="Rate your order" onSubmit={submit} className="flex flex-col gap-3">
        <FormAlert text={alert} />
        <ReviewFields control={control} errors={errors} />
        <Button type="submit" pending={pending} className="self-start max-sm:w-full">
          Submit review
        </Button>
      </form>
    </Card>
  )
}
