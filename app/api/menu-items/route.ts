import { handlers } from '@/lib/http/handlers'
import { createMenuItem } from '@/lib/menu/server/commands'
import { listMenuItems } from '@/lib/menu/server/queries'

/** /api/menu-items: the menu items of all restaurants that take orders; owners add items to their own. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listMenuItems: async ({ query, db, now }) => listMenuItems(query, { db, now }),
  createMenuItem: async ({ user, body, db, now }) => createMenuItem({ actorId: user.id, ...body }, { db, now }),
})
