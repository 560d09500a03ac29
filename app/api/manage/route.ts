import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { pageJson } from '@/lib/http/page'
import { route } from '@/lib/http/route'
import { restaurantToWire } from '@/lib/restaurants/contract/to-wire'
import { listOwnedRestaurants } from '@/lib/restaurants/server/list-restaurants'

/** GET /api/manage: the owner's restaurants, inactive ones too. */
export const GET = route(endpoints.listManaged, async ({ user, query, db, request }) => {
  const page = await listOwnedRestaurants({ ownerId: user.id, ...query }, { db })
  return pageJson(request, page, (rows) => ({ restaurants: rows.map(restaurantToWire) }))
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
