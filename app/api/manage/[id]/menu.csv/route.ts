import { handlers } from '@/lib/http/handlers'
import { exportMenu } from '@/lib/menu/server/import-menu'

/** /api/manage/{id}/menu.csv: the menu of the owner's own restaurant as a file. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  exportMenu: async ({ user, params, db, now }) =>
    exportMenu({ restaurantId: params.id, actorId: user.id }, { db, now }),
})
