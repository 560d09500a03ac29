import type { Availability, MenuItem } from '@/lib/contracts/menu-items'
import { call, failureText } from './api'

/** Marks a menu item as sold out or available; returns it as it is now, or the text of the failure. */
export function setAvailability(id: number, until: Availability['until']): Promise<MenuItem | string> {
  return call('setAvailability', { params: { id }, body: { until } }).catch(failureText)
}
