'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { IconButton } from '@/components/ui/icon-button'
import { alertUser, notify } from '@/components/ui/toast'
import { call, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { type EditedReview, EditReviewDialog } from './edit-review-dialog'

/** Edits and deletes the viewer's own review; a hidden one can only be deleted. */
export function ReviewActions({ review, restaurantName, isHidden = false }: EditedReview & { isHidden?: boolean }) {
  const router = useRouter()
  const [asking, setAsking] = useState<'edit' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const about = { topic: `review ${review.id}` }
  const { run } = useAction((text) => alertUser(text, about))

  const remove = () =>
    run(true, async () => {
      await orGone(call('deleteReview', { params: { id: review.id } }))
      notify('Review deleted.', about)
      // The pressed button disappears with the review.
      document.getElementById('main')?.focus({ preventScroll: true })
      router.refresh()
    })

  return (
    <>
      {!isHidden && (
        <IconButton
          label={`Edit your review of ${restaurantName}`}
          icon={<Pencil />}
          aria-haspopup="dialog"
          onClick={() => setAsking('edit')}
        />
      )}
      <IconButton
        label={`Delete your review of ${restaurantName}`}
        icon={<Trash2 />}
        aria-haspopup="dialog"
        onClick={() => setAsking('delete')}
      />
      {asking === 'edit' && <EditReviewDialog review={review} restaurantName={restaurantName} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => !open && close()}
        title="Delete this review?"
        description={`What you wrote about ${restaurantName} will be gone. You can rate the order again.`}
        confirmLabel="Delete review"
        cancelLabel="Keep review"
        destructive
        onConfirm={remove}
      />
    </>
  )
}
