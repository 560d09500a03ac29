import { create } from 'zustand'
import { isBoolean, isInteger, isNullOr, isObject, type Shaped } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'

const KEY = 'board_settings'

/** In percent. A bell that is on can be heard: it has no zero. */
export const VOLUME = { min: 10, max: 100, step: 10 }

const isSettings = isObject({
  /** Cards are small, so that more of them fit. */
  isCompact: isBoolean,
  /** Sound was turned on here; browsers still want a touch after each start. */
  wantsSound: isBoolean,
  volume: isInteger(VOLUME.min, VOLUME.max),
  /** Since when this device prints the ticket of each accepted order, in milliseconds since the epoch; null when it does not. */
  printsSince: isNullOr(isInteger(0)),
})
type BoardSettings = Shaped<typeof isSettings>

/** How this device shows, rings and prints the orders of every board. */
export const useBoardSettings = create<BoardSettings>(() => ({
  isCompact: false,
  wantsSound: false,
  volume: VOLUME.max,
  printsSince: null,
}))

export const boardSettings = {
  /** Takes over what was chosen on this device before. */
  read: () => useBoardSettings.setState(readStored(KEY, isSettings) ?? {}),
  change(settings: Partial<BoardSettings>): void {
    useBoardSettings.setState(settings)
    writeStored(KEY, useBoardSettings.getState())
  },
}
