import 'server-only'
import type { Db } from '@/lib/db/database'
import { browseReviews } from './browse-reviews'

type OwnReviewsAsked = { userId: number; page: number }
type OwnReviewsDeps = {
  db: Db
  /** Receives the error when the reviews could not be read. */
  onFailure: (error: unknown) => void
}

/** The user's own reviews up to a page; an empty list, without an error, when they cannot be read (spec §8.5). */
export async function browseOwnReviews({ userId, page }: OwnReviewsAsked, { db, onFailure }: OwnReviewsDeps) {
  return browseReviews({ of: { userId }, page }, { db }).catch((error: unknown) => {
    onFailure(error)
    return { rows: [], total: 0, page: 1 }
  })
}
