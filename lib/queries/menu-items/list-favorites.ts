import 'server-only'
import type { Db } from '@/lib/db/database'
import { lastStep, listWindow } from '@/lib/domain/list-steps'
import { mixedCardShape } from './menu-card-shape'

/** The dishes that a user likes, the latest like first, up to a step of the list; those of inactive restaurants too. */
export async function listFavorites(userId: number, step: number, { db }: { db: Db }) {
  const total = await db.read.menuItemLike.count({ where: { userId } })
  const shown = listWindow(Math.min(step, lastStep(total)))
  const likes = await db.read.menuItemLike.findMany({
    where: { userId },
    select: { menuItem: { select: mixedCardShape } },
    orderBy: [{ createdAt: 'desc' }, { menuItemId: 'desc' }],
    skip: shown.skip,
    take: shown.take,
  })
  return { items: likes.map((like) => like.menuItem), total, step: shown.step }
}
