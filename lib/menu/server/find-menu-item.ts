import 'server-only'
import type { Db } from '@/lib/db/database'
import { newestLikes } from '@/lib/db/likes'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import { MAX_LISTED_LIKES } from '@/lib/list-limits'

/** One menu item. */
export async function findMenuItem(id: number, { db }: { db: Db }): Promise<MenuItemRow | null> {
  const [item, likes] = await Promise.all([
    db.read.menuItem.findUnique({ where: { id }, select: menuItemShape }),
    newestLikes([id], MAX_LISTED_LIKES, db.read),
  ])
  return item && { ...item, likes: likes.get(id) ?? [] }
}
