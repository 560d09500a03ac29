import { api } from '@/lib/contracts/operations'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { listManagedMenu } from '@/lib/queries/menu-items/list-menu-items'
import { menuItemToWire } from '@/lib/serializers/menu-item'

/** GET /api/manage/{id}/menu: the menu of the owner's own restaurant. */
export const GET = route(api.getManagedMenu, async ({ user, params, db }) => {
  const menu = await listManagedMenu({ restaurantId: params.id, actorId: user.id }, { db })
  return json({ menu_items: menu.map(menuItemToWire) })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
