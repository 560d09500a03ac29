'use client'

import { type ComponentType, lazy, Suspense } from 'react'
import { useSession } from '@/lib/accounts/browser/session'
import type { EditedReview } from './edit-review-dialog'

// Most people who read reviews have written none of them. Without a connection there is nothing to press.
const ReviewActions = lazy<ComponentType<EditedReview>>(() =>
  import('./review-actions').then(
    ({ ReviewActions }) => ({ default: ReviewActions }),
    () => ({ default: () => null }),
  ),
)

/** Edits and deletes a review. Part of every page; its space is reserved for the author. */
export function OwnReviewActions({ authorId, ...edited }: EditedReview & { authorId: number }) {
  const { user } = useSession()
  return (
    <div data-owner={authorId} className="flex min-h-11 min-w-23 gap-1">
      {user?.id === authorId && (
        <Suspense>
          <ReviewActions {...edited} />
        </Suspense>
      )}
    </div>
  )
}
