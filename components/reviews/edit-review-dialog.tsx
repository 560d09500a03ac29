'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FormAlert } from '@/components/ui/form-alert'
import { FormButtons } from '@/components/ui/form-buttons'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'
import type { Review } from '@/lib/reviews/server/shapes'
import { ReviewFields } from './review-fields'

export type EditedReview = {
  review: Pick<Review, 'id' | 'text' | 'orderRating' | 'restaurantRating'>
  restaurantName: string
}

/** Changes the viewer's own review. */
export function EditReviewDialog({ review, restaurantName, onClose }: EditedReview & { onClose: () => void }) {
  const router = useRouter()
  const { id, text, orderRating, restaurantRating } = review
  const { control, errors, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/reviews/contract/schemas')).reviewFormBody,
    defaultValues: { review: text, order_rating: orderRating, restaurant_rating: restaurantRating },
    mode: 'onSubmit',
    failureText: TEXTS.reviewUpdateFailed,
    send: (body) => call('updateReview', { params: { id }, body }),
    onDone() {
      onClose()
      notify('Review updated.')
      router.refresh()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title="Edit your review"
      description={restaurantName}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2 pb-2">
        <FormAlert text={alert} />
        <ReviewFields control={control} errors={errors} />
        <FormButtons label="Save changes" pending={pending}>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
        </FormButtons>
      </form>
    </Dialog>
  )
}
