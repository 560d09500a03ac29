import { call, failureText } from '@/lib/client/api'
import type { Pause } from './contract/schemas'

/** Pauses or resumes a restaurant; returns the text of the failure, or null. */
export function pauseRestaurant(id: number, body: Pause): Promise<string | null> {
  return call('pauseRestaurant', { params: { id }, body }).then(() => null, failureText)
}
