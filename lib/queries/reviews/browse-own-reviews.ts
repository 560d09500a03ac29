import 'server-only'
import type { Db } from '@/lib/db/database'
import { browseReviews } from './browse-reviews'

type OwnReviewsAsked = { userId: number; page: number }
type OwnReviewsDeps = {
  db: Db
  /** Hears why they could not be read. */
  onFailure: (error: unknown) => void
}

/** One's own reviews up to a page. That they could not be read is told to no user: the list is empty then (spec §8.5). */
export async function browseOwnReviews({ userId, page }: OwnReviewsAsked, { db, onFailure }: OwnReviewsDeps) {
  return browseReviews({ of: { userId }, page }, { db }).catch((error: unknown) => {
    onFailure(error)
    return { rows: [], total: 0, page: 1 }
  })
}
