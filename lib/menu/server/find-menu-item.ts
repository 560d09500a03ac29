import 'server-only'
import type { Db } from '@/lib/db/database'
import { newestLikes } from '@/lib/db/likes'
import { type MenuItemRow, menuItemShape } from '@/lib/db/shapes'
import { AppError } from '@/lib/errors'
import { MAX_LISTED_LIKES } from '@/lib/list-limits'

/** One menu item. Throws `not_found`. */
export async function findMenuItem(id: number, { db }: { db: Db }): Promise<MenuItemRow> {
  const [item, likes] = await Promise.all([
    db.read.menuItem.findUnique({ where: { id }, select: menuItemShape }),
    newestLikes([id], MAX_LISTED_LIKES, db.read),
  ])
  if (!item) throw new AppError('not_found', 'Menu item not found')
  return { ...item, likes: likes.get(id) ?? [] }
}
