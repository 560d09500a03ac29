import 'server-only'
import { removeForgottenGuests } from '@/lib/accounts/server/guests'
import { removeOldLinks } from '@/lib/accounts/server/mailed-links'
import { removeEndedSessions } from '@/lib/accounts/server/sessions'
import { removeExpiredAttempts } from '@/lib/db/attempts'
import type { Deps } from '@/lib/db/deps'
import { removeExpiredKeys } from '@/lib/http/idempotency'
import { removeOldMails } from '@/lib/mail/server/outbox'
import { removeUnplacedOrders } from '@/lib/orders/server/clock'
import { removeUnusedPictures } from '@/lib/pictures/server/stored-pictures'
import { removeOldInvitations } from '@/lib/restaurants/server/staff'

/** In this order, since a guest or an order may hold the last reference to a picture. */
const TASKS = [
  removeForgottenGuests,
  removeEndedSessions,
  removeExpiredAttempts,
  removeExpiredKeys,
  removeOldMails,
  removeOldLinks,
  removeOldInvitations,
  removeUnplacedOrders,
  removeUnusedPictures,
]

/** Removes expired rows. Any process may run it at any time: running it twice changes nothing. */
export async function runMaintenance(deps: Deps): Promise<void> {
  for (const task of TASKS) await task(deps)
}
