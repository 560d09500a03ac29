import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { endPauses } from '@/lib/restaurants/server/end-pauses'
import { pauseUnwatched } from './pause-unwatched'
import { settleOrders } from './settle-orders'

/** Does what the clock does to orders and restaurants. Any process may run it: what is due is read from the rows. */
export async function followClock(deps: Deps): Promise<void> {
  await pauseUnwatched(deps)
  await settleOrders({}, deps)
  await endPauses(deps)
}
