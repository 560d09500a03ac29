import { endpoints } from '@/lib/api/endpoints'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { menuItemToWire } from '@/lib/menu/contract/to-wire'
import { deleteMenuItem } from '@/lib/menu/server/delete-menu-item'
import { findMenuItem } from '@/lib/menu/server/find-menu-item'
import { updateMenuItem } from '@/lib/menu/server/update-menu-item'

/** GET /api/menu-items/{id}: one menu item. */
export const GET = route(endpoints.getMenuItem, async ({ params, db }) => {
  const item = await findMenuItem(params.id, { db })
  if (!item) throw new AppError('not_found', 'Menu item not found')
  return json(menuItemToWire(item))
})

/** PUT /api/menu-items/{id}: changes an item of the caller's own restaurant. */
export const PUT = route(endpoints.updateMenuItem, async ({ user, params, body, db, now }) => {
  return json(menuItemToWire(await updateMenuItem({ itemId: params.id, actorId: user.id, ...body }, { db, now })))
})

/** DELETE /api/menu-items/{id}: deletes an item of the caller's own restaurant. */
export const DELETE = route(endpoints.deleteMenuItem, async ({ user, params, db }) => {
  await deleteMenuItem({ itemId: params.id, actorId: user.id }, { db })
  return json({ message: 'Menu item deleted', id: params.id })
})

export const { POST, PATCH } = methodNotAllowed('GET', 'PUT', 'DELETE')
