import { authEndpoints } from './endpoints/auth'
import type { Endpoint } from './endpoints/endpoint'
import { imageEndpoints } from './endpoints/images'
import { liveOrderEndpoints } from './endpoints/live-orders'
import { menuItemEndpoints } from './endpoints/menu-items'
import { orderEndpoints } from './endpoints/orders'
import { restaurantEndpoints } from './endpoints/restaurants'
import { reviewEndpoints } from './endpoints/reviews'
import { userEndpoints } from './endpoints/users'
import type { PATHS } from './paths'

export type { Auth, Endpoint } from './endpoints/endpoint'

type Paths = typeof PATHS

/** All endpoints: the table of spec §7.1. */
export const endpoints = {
  ...orderEndpoints,
  ...liveOrderEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...reviewEndpoints,
  ...menuItemEndpoints,
  ...restaurantEndpoints,
  ...imageEndpoints,
} satisfies { [Name in keyof Paths]: Endpoint & Paths[Name] }

export type Endpoints = typeof endpoints
