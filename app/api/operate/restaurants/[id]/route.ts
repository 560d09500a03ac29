import { handlers } from '@/lib/http/handlers'
import { readRestaurant } from '@/lib/operate/server/restaurants'

/** /api/operate/restaurants/{id}: a restaurant with all that an operator decides by. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getOperatorRestaurant: ({ params, db }) => readRestaurant(params.id, db.read),
})
