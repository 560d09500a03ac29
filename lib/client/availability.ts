import type { Availability, MenuItem } from '@/lib/contracts/menu-items'
import { TEXTS } from '@/lib/contracts/texts'
import { ApiError, call } from './api'

/** Marks a menu item as sold out or available; returns it as it is now, or the text of the failure. */
export async function setAvailability(id: number, until: Availability['until']): Promise<MenuItem | string> {
  try {
    return await call('setAvailability', { params: { id }, body: { until } })
  } catch (error) {
    return error instanceof ApiError ? error.message : TEXTS.somethingWrong
  }
}
