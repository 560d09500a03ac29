import { handlers } from '@/lib/http/handlers'
import { setAvailability } from '@/lib/menu/server/commands'

/** /api/menu-items/{id}/availability: marks an item of the owner's own restaurant as sold out or available. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  setAvailability: async ({ user, params, body, db, now }) =>
    setAvailability({ itemId: params.id, actorId: user.id, ...body }, { db, now }),
})
