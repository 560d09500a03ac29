import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { ownReview } from './own-review'
import { removeReview } from './remove-review'

/** Deletes the author's own review; its order can be reviewed again. */
export async function deleteReview(
  { reviewId, actorId }: { reviewId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    await removeReview(await ownReview({ reviewId, actorId }, tx), tx)
  })
}
