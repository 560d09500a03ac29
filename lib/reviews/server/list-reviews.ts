import 'server-only'
import type { Page } from '@/lib/contract/answers'
import type { Db } from '@/lib/db/database'
import { beforeInstant, instantCursor, paged, rowsToRead } from '@/lib/db/paging'
import { reviewShape } from '@/lib/db/shapes'

/** The reviews of a restaurant or by a user, newest first. */
export async function listReviews(
  { of, ...page }: Page & { of: { restaurantId: number } | { userId: number } },
  { db }: { db: Db },
) {
  const rows = await db.read.review.findMany({
    where: { ...of, ...beforeInstant(page) },
    select: reviewShape,
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: rowsToRead(page),
  })
  return paged(rows, page, instantCursor)
}
