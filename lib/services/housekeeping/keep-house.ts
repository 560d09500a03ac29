import 'server-only'
import type { Deps } from '@/lib/services/deps'
import { removeEndedSessions } from './remove-ended-sessions'
import { removeExpiredAttempts } from './remove-expired-attempts'
import { removeForgottenGuests } from './remove-forgotten-guests'
import { removeUnplacedOrders } from './remove-unplaced-orders'
import { removeUnusedPictures } from './remove-unused-pictures'

/** What is removed, in this order: a guest or an order may be the last one to refer to something. */
const STEPS = [
  removeForgottenGuests,
  removeEndedSessions,
  removeExpiredAttempts,
  removeUnplacedOrders,
  removeUnusedPictures,
]

/**
 * Removes what nobody needs anymore. Any process may do it at any time: what is old is read from `now`, and doing it twice is
 * the same as once.
 */
export async function keepHouse(deps: Deps): Promise<void> {
  for (const step of STEPS) await step(deps)
}
