import { handlers } from '@/lib/http/handlers'
import { deleteModifierGroup, updateModifierGroup } from '@/lib/menu/server/modifier-groups'

/** /api/modifier-groups/{id}: a modifier group, which the owner of its restaurant changes or deletes. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateModifierGroup: async ({ user, params, body, db, now }) =>
    updateModifierGroup({ groupId: params.id, actorId: user.id, ...body }, { db, now }),
  deleteModifierGroup: async ({ user, params, db, now }) => {
    await deleteModifierGroup({ groupId: params.id, actorId: user.id }, { db, now })
    return { message: 'Modifier group deleted', id: params.id }
  },
})
