'use client'

import { latePart } from '@/components/ui/late-part'
import { useSession } from '@/lib/accounts/browser/session'
import type { EditedReview } from './edit-review-dialog'

// Most people who read reviews have written none of them. Without a connection there is nothing to press.
const ReviewActions = latePart(async () => (await import('./review-actions')).ReviewActions)

/** Edits and deletes a review. Part of every page; its space is reserved for the author. */
export function OwnReviewActions({ authorId, ...edited }: EditedReview & { authorId: number }) {
  const { user } = useSession()
  return (
    <div data-owner={authorId} className="flex min-h-11 min-w-23 gap-1">
      {user?.id === authorId && <ReviewActions {...edited} />}
    </div>
  )
}
