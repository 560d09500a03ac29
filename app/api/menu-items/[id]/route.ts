import { handlers } from '@/lib/http/handlers'
import { deleteMenuItem, updateMenuItem } from '@/lib/menu/server/commands'
import { findMenuItem } from '@/lib/menu/server/queries'

/** /api/menu-items/{id}: one menu item, which its owner changes or deletes. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getMenuItem: async ({ params, db, now }) => findMenuItem(params.id, { db, now }),
  updateMenuItem: async ({ user, params, body, db, now }) =>
    updateMenuItem({ itemId: params.id, actorId: user.id, ...body }, { db, now }),
  deleteMenuItem: async ({ user, params, db }) => {
    await deleteMenuItem({ itemId: params.id, actorId: user.id }, { db })
    return { message: 'Menu item deleted', id: params.id }
  },
})
