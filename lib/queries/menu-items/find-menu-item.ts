import 'server-only'
import type { Db } from '@/lib/db/database'
import { menuItemShape } from '@/lib/db/shapes'

/** One menu item. */
export function findMenuItem(id: number, { db }: { db: Db }) {
  return db.read.menuItem.findUnique({ where: { id }, select: menuItemShape })
}
