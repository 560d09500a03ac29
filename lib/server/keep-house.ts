import 'server-only'
import { removeEndedSessions } from '@/lib/accounts/server/remove-ended-sessions'
import { removeForgottenGuests } from '@/lib/accounts/server/remove-forgotten-guests'
import type { Deps } from '@/lib/db/deps'
import { removeExpiredAttempts } from '@/lib/db/remove-expired-attempts'
import { removeExpiredKeys } from '@/lib/http/remove-expired-keys'
import { removeUnplacedOrders } from '@/lib/orders/server/remove-unplaced-orders'
import { removeUnusedPictures } from '@/lib/pictures/server/remove-unused-pictures'

/** In this order, since a guest or an order may hold the last reference to a picture. */
const TASKS = [
  removeForgottenGuests,
  removeEndedSessions,
  removeExpiredAttempts,
  removeExpiredKeys,
  removeUnplacedOrders,
  removeUnusedPictures,
]

/** Removes expired rows. Any process may run it at any time: running it twice changes nothing. */
export async function keepHouse(deps: Deps): Promise<void> {
  for (const task of TASKS) await task(deps)
}
