import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { menuItemToWire } from '@/lib/menu/contract/to-wire'
import { createMenuItem } from '@/lib/menu/server/create-menu-item'
import { listMenuItems } from '@/lib/menu/server/list-menu-items'

/** GET /api/menu-items: the menu items of all restaurants that take orders. */
export const GET = route(endpoints.listMenuItems, async ({ query, db, request }) => {
  return pageJson(request, await listMenuItems(query, { db }), (rows) => rows.map(menuItemToWire))
})

/** POST /api/menu-items: adds an item to the menu of the caller's own restaurant. */
export const POST = route(endpoints.createMenuItem, async ({ user, body, db, now }) => {
  return json(menuItemToWire(await createMenuItem({ actorId: user.id, ...body }, { db, now })), { status: 201 })
})

export const { PUT, PATCH, DELETE } = methodNotAllowed('GET', 'POST')
