import { create } from 'zustand'
import { isBoolean, isInteger, isNullOr, isObject, type Shaped } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'

const KEY = 'board_settings'

/** In percent. Never zero: a bell that is on can be heard. */
export const VOLUME = { min: 10, max: 100, step: 10 }

const isSettings = isObject({
  /** Cards are small, so that more of them fit. */
  isCompact: isBoolean,
  /** Sound was turned on here; browsers still require a touch after each start. */
  wantsSound: isBoolean,
  volume: isInteger(VOLUME.min, VOLUME.max),
  /** Since when this device prints tickets of accepted orders, in milliseconds since the epoch; null = never. */
  printsSince: isNullOr(isInteger(0)),
})
type BoardSettings = Shaped<typeof isSettings>

/** How this device shows, rings and prints the orders of all boards. */
export const useBoardSettings = create<BoardSettings>(() => ({
  isCompact: false,
  wantsSound: false,
  volume: VOLUME.max,
  printsSince: null,
}))

export const boardSettings = {
  /** Loads this device's earlier choices. */
  read: () => useBoardSettings.setState(readStored(KEY, isSettings) ?? {}),
  change(settings: Partial<BoardSettings>): void {
    useBoardSettings.setState(settings)
    writeStored(KEY, useBoardSettings.getState())
  },
}
