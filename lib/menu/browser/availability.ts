import { call, failureText } from '@/lib/client/api'
import { inCents } from '@/lib/contract/money-fields'
import type { Availability, MenuItem } from '@/lib/menu/contract/schemas'

/** Marks a menu item as sold out or available; returns it as it is now, or the text of the failure. */
export function setAvailability(id: number, until: Availability['until']): Promise<MenuItem | string> {
  return call('setAvailability', { params: { id }, body: { until } }).then(inCents, failureText)
}
