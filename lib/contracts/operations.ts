import { authOperations } from './calls/auth'
import { imageOperations } from './calls/images'
import { menuItemOperations } from './calls/menu-items'
import { orderOperations } from './calls/orders'
import { restaurantOperations } from './calls/restaurants'
import { reviewOperations } from './calls/reviews'
import { userOperations } from './calls/users'

export type { Auth, Operation } from './calls/operation'

/**
 * Every call: the table of spec §7 and the additions to it. Paths are written without the optional trailing slash, which
 * all of them take.
 */
export const api = {
  ...orderOperations,
  ...authOperations,
  ...userOperations,
  ...reviewOperations,
  ...menuItemOperations,
  ...restaurantOperations,
  ...imageOperations,
}
