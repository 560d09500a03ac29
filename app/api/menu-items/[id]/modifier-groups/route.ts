import { handlers } from '@/lib/http/handlers'
import { attachModifierGroups } from '@/lib/menu/server/modifier-groups'

/** /api/menu-items/{id}/modifier-groups: which modifier groups an item of the owner's own restaurant has. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  attachModifierGroups: async ({ user, params, body, db, now }) =>
    attachModifierGroups({ itemId: params.id, actorId: user.id, ...body }, { db, now }),
})
