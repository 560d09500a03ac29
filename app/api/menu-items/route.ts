import { endpoints } from '@/lib/contracts/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { listMenuItems } from '@/lib/queries/menu-items/list-menu-items'
import { menuItemToWire } from '@/lib/serializers/menu-item'
import { createMenuItem } from '@/lib/services/menu-items/create-menu-item'

/** GET /api/menu-items: the menu items of all restaurants that take orders. */
export const GET = route(endpoints.listMenuItems, async ({ query, db, request }) => {
  return pageJson(request, await listMenuItems(query, { db }), (rows) => rows.map(menuItemToWire))
})

/** POST /api/menu-items: adds an item to the menu of the caller's own restaurant. */
export const POST = route(endpoints.createMenuItem, async ({ user, body, db, now }) => {
  return json(menuItemToWire(await createMenuItem({ actorId: user.id, ...body }, { db, now })), { status: 201 })
})

export const { PUT, PATCH, DELETE } = methodNotAllowed('GET', 'POST')
