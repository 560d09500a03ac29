import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { menuItemToWire } from '@/lib/serializers/menu-item'
import { setAvailability } from '@/lib/services/menu-items/set-availability'

/** PUT /api/menu-items/{id}/availability: marks an item of the owner's own restaurant as sold out or available. */
export const PUT = route(endpoints.setAvailability, async ({ user, params, body, db, now }) => {
  return json(menuItemToWire(await setAvailability({ itemId: params.id, actorId: user.id, ...body }, { db, now })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
