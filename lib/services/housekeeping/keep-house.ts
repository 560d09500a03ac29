import 'server-only'
import type { Deps } from '@/lib/services/deps'
import { removeEndedSessions } from './remove-ended-sessions'
import { removeExpiredAttempts } from './remove-expired-attempts'
import { removeExpiredKeys } from './remove-expired-keys'
import { removeForgottenGuests } from './remove-forgotten-guests'
import { removeUnplacedOrders } from './remove-unplaced-orders'
import { removeUnusedPictures } from './remove-unused-pictures'

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
