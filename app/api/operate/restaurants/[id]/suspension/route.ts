import { handlers } from '@/lib/http/handlers'
import { liftForOperator, suspendForOperator } from '@/lib/operate/server/restaurants'

/** /api/operate/restaurants/{id}/suspension: takes a restaurant off the site, and back. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  suspendRestaurant: ({ params, body, db, now }) =>
    suspendForOperator({ ...body, restaurantId: params.id }, { db, now }),
  liftRestaurant: ({ params, body, db, now }) => liftForOperator({ ...body, restaurantId: params.id }, { db, now }),
})
