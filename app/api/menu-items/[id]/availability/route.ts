import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { menuItemToWire } from '@/lib/menu/contract/to-wire'
import { setAvailability } from '@/lib/menu/server/set-availability'

/** PUT /api/menu-items/{id}/availability: marks an item of the owner's own restaurant as sold out or available. */
export const PUT = route(endpoints.setAvailability, async ({ user, params, body, db, now }) => {
  return json(menuItemToWire(await setAvailability({ itemId: params.id, actorId: user.id, ...body }, { db, now })))
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
