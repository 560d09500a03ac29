import { call, failureText } from '@/lib/client/api'
import type { MenuItem } from '@/lib/db/shapes'
import type { Availability } from '@/lib/menu/contract/schemas'
import { menuItemFromWire } from '@/lib/menu/contract/wire'

/** Marks a menu item as sold out or available; returns it as it is now, or the text of the failure. */
export function setAvailability(id: number, until: Availability['until']): Promise<MenuItem | string> {
  return call('setAvailability', { params: { id }, body: { until } }).then(menuItemFromWire, failureText)
}
