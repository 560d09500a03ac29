import { handlers } from '@/lib/http/handlers'
import { listManagedSections } from '@/lib/menu/server/queries'
import { createSection } from '@/lib/menu/server/sections'

/** /api/manage/{id}/sections: the sections that the owner's own restaurant has made. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listSections: async ({ user, params, db }) =>
    listManagedSections({ restaurantId: params.id, actorId: user.id }, { db }),
  createSection: async ({ user, params, body, db }) =>
    createSection({ restaurantId: params.id, actorId: user.id, ...body }, { db }),
})
