import { handlers } from '@/lib/http/handlers'
import { createModifierGroup } from '@/lib/menu/server/modifier-groups'
import { listModifierGroups } from '@/lib/menu/server/queries'

/** /api/manage/{id}/modifier-groups: the modifier groups of the owner's own restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  listModifierGroups: async ({ user, params, db }) =>
    listModifierGroups({ restaurantId: params.id, actorId: user.id }, { db }),
  createModifierGroup: async ({ user, params, body, db, now }) =>
    createModifierGroup({ restaurantId: params.id, actorId: user.id, ...body }, { db, now }),
})
