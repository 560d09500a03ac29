import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { listManagedMenu } from '@/lib/queries/menu-items/list-menu-items'
import { menuItemToWire } from '@/lib/serializers/menu-item'

/** GET /api/manage/{id}/menu: the menu of the owner's own restaurant. */
export const GET = route(endpoints.getManagedMenu, async ({ user, params, query, db, request }) => {
  const page = await listManagedMenu({ restaurantId: params.id, actorId: user.id, ...query }, { db })
  return pageJson(request, page, (rows) => ({ menu_items: rows.map(menuItemToWire) }))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
