import { call } from '@/lib/client/api'
import type { Pause } from './contract/schemas'

/** Pauses or resumes a restaurant. */
export function pauseRestaurant(id: number, body: Pause) {
  return call('pauseRestaurant', { params: { id }, body })
}
