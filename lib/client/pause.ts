import type { Pause } from '@/lib/contracts/live-orders'
import { TEXTS } from '@/lib/contracts/texts'
import { ApiError, call } from './api'

export type PauseChoice = Pause

/** Pauses or resumes a restaurant; returns the text of the failure, or null. */
export async function pauseRestaurant(id: number, choice: PauseChoice): Promise<string | null> {
  try {
    await call('pauseRestaurant', { params: { id }, body: choice })
    return null
  } catch (error) {
    return error instanceof ApiError ? error.message : TEXTS.somethingWrong
  }
}
