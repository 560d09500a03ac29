import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import type { Tx } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import { wroteReview } from '@/lib/policy'

/** The review, if the actor wrote it (spec §6.1). Reviews are public, so another's is forbidden, not missing. */
export async function ownReview({ reviewId, actorId }: { reviewId: number; actorId: number }, tx: Tx) {
  const review = await tx.review.findUnique({ where: { id: reviewId } })
  if (!review) throw new AppError('not_found', 'Review not found')
  if (!wroteReview({ id: actorId }, review)) throw new AppError('forbidden', TEXTS.notAllowed)
  return review
}
