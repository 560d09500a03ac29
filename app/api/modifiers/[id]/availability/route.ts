import { handlers } from '@/lib/http/handlers'
import { setModifierAvailability } from '@/lib/menu/server/modifier-groups'

/** /api/modifiers/{id}/availability: marks a modifier of the owner's own restaurant as sold out or available. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  setModifierAvailability: async ({ user, params, body, db, now }) =>
    setModifierAvailability({ modifierId: params.id, actorId: user.id, ...body }, { db, now }),
})
