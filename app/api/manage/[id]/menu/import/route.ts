import { handlers } from '@/lib/http/handlers'
import { importMenu } from '@/lib/menu/server/import-menu'

/** /api/manage/{id}/menu/import: changes and adds items of the owner's own restaurant by a file. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  importMenu: async ({ user, params, query: { dry, ...query }, body, db, now }) =>
    importMenu({ restaurantId: params.id, actorId: user.id, ...body, ...query, isDry: dry === 'true' }, { db, now }),
})
