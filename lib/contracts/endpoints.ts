import * as z from 'zod/mini'
import { authEndpoints } from './endpoints/auth'
import type { Endpoint, Row } from './endpoints/endpoint'
import { imageEndpoints } from './endpoints/images'
import { liveOrderEndpoints } from './endpoints/live-orders'
import { menuItemEndpoints } from './endpoints/menu-items'
import { orderEndpoints } from './endpoints/orders'
import { restaurantEndpoints } from './endpoints/restaurants'
import { reviewEndpoints } from './endpoints/reviews'
import { userEndpoints } from './endpoints/users'
import { idSchema } from './fields'
import { PATHS, type Path } from './paths'

export type { Auth, Endpoint } from './endpoints/endpoint'

const rows = {
  ...orderEndpoints,
  ...liveOrderEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...reviewEndpoints,
  ...menuItemEndpoints,
  ...restaurantEndpoints,
  ...imageEndpoints,
} satisfies Record<Name, Row>

/** The parameters of a path with an id. */
const withId = z.object({ id: idSchema })

type Paths = typeof PATHS
type Name = keyof Paths
type ParamsOf<P extends Path> = P['path'] extends `${string}{id}${string}` ? { params: typeof withId } : unknown
export type Endpoints = {
  [N in Name]: Paths[N] & ParamsOf<Paths[N]> & { status: Endpoint['status'] } & (typeof rows)[N]
}

/** All endpoints: the table of spec §7.1, each row with what follows from its name. */
export const endpoints = Object.fromEntries(
  Object.entries<Row>(rows).map(([name, row]) => {
    const path: Path = PATHS[name as Name]
    return [name, { ...path, ...(path.path.includes('{id}') && { params: withId }), status: 200, ...row }]
  }),
  // The compiler does not know that the names of the rows are those of the paths.
) as Endpoints
