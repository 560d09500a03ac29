import * as z from 'zod/mini'
import { authEndpoints, userEndpoints } from '@/lib/accounts/contract/endpoints'
import type { Endpoint, Row } from '@/lib/contract/endpoint'
import { idSchema } from '@/lib/contract/fields'
import { OPERATE_PATHS } from '@/lib/contract/operate-paths'
import { PATHS, type Path } from '@/lib/contract/paths'
import { insightEndpoints } from '@/lib/insight/contract/endpoints'
import { liveOrderEndpoints } from '@/lib/live/contract/endpoints'
import { menuItemEndpoints } from '@/lib/menu/contract/endpoints'
import { operateEndpoints } from '@/lib/operate/contract/endpoints'
import { suspensionEndpoints } from '@/lib/operate/contract/suspension-endpoints'
import { orderEndpoints } from '@/lib/orders/contract/endpoints'
import { imageEndpoints } from '@/lib/pictures/contract/endpoints'
import { reportEndpoints } from '@/lib/reports/contract/endpoints'
import { restaurantEndpoints } from '@/lib/restaurants/contract/endpoints'
import { staffEndpoints } from '@/lib/restaurants/contract/staff-endpoints'
import { reviewEndpoints } from '@/lib/reviews/contract/endpoints'
import { searchEndpoints } from '@/lib/search/contract/endpoints'
import { walletEndpoints } from '@/lib/wallet/contract'

const rows = {
  ...orderEndpoints,
  ...liveOrderEndpoints,
  ...insightEndpoints,
  ...authEndpoints,
  ...userEndpoints,
  ...walletEndpoints,
  ...reviewEndpoints,
  ...menuItemEndpoints,
  ...restaurantEndpoints,
  ...staffEndpoints,
  ...searchEndpoints,
  ...reportEndpoints,
  ...operateEndpoints,
  ...suspensionEndpoints,
  ...imageEndpoints,
} satisfies Record<Name, Row>

/** The parameters of a path with an id, and of one with that of a member as well. */
const withId = z.object({ id: idSchema })
const withMemberId = z.object({ id: idSchema, memberId: idSchema })

const ALL_PATHS = { ...PATHS, ...OPERATE_PATHS }
type Paths = typeof ALL_PATHS
type Name = keyof Paths
type ParamsOf<P extends Path> = P['path'] extends `${string}{memberId}${string}`
  ? { params: typeof withMemberId }
  : P['path'] extends `${string}{id}${string}`
    ? { params: typeof withId }
    : unknown
export type Endpoints = {
  [N in Name]: Paths[N] & ParamsOf<Paths[N]> & { status: Endpoint['status'] } & (typeof rows)[N]
}

/** All endpoints in the order of their paths: the table of spec §7.1, each row with the parts derived from its name. */
export const endpoints = Object.fromEntries(
  Object.entries<Path>(ALL_PATHS).map(([name, path]) => {
    const params = path.path.includes('{memberId}') ? withMemberId : path.path.includes('{id}') && withId
    return [name, { ...path, ...(params && { params }), status: 200, ...rows[name as Name] }]
  }),
  // The compiler does not know that rows and paths have the same names.
) as Endpoints
