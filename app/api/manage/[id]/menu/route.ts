import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { menuItemToWire } from '@/lib/menu/contract/to-wire'
import { listManagedMenu } from '@/lib/menu/server/list-menu-items'

/** GET /api/manage/{id}/menu: the menu of the owner's own restaurant. */
export const GET = route(endpoints.getManagedMenu, async ({ user, params, query, db, request }) => {
  const page = await listManagedMenu({ restaurantId: params.id, actorId: user.id, ...query }, { db })
  return pageJson(request, page, (rows) => ({ menu_items: rows.map(menuItemToWire) }))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
