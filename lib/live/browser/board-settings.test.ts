import { beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '@/tests/browser-storage'
import { boardSettings, useBoardSettings } from './board-settings'

const DEFAULTS = { isCompact: false, wantsSound: false, volume: 100, printsSince: null }
const storage = new MemoryStorage()

/** As a page that has just been loaded. */
function reload() {
  useBoardSettings.setState(DEFAULTS, true)
  boardSettings.read()
}

beforeEach(() => {
  storage.kept.clear()
  vi.stubGlobal('localStorage', storage)
})

test('what was chosen on a device is there after a reload, and nothing that somebody wrote there [9.7.6]', () => {
  reload()
  expect(useBoardSettings.getState()).toEqual(DEFAULTS)
  boardSettings.change({ isCompact: true })
  boardSettings.change({ volume: 40, printsSince: 1_795_000_000_000 })
  reload()
  expect(useBoardSettings.getState()).toEqual({
    ...DEFAULTS,
    isCompact: true,
    volume: 40,
    printsSince: 1_795_000_000_000,
  })

  for (const wrong of ['{}', 'loud', JSON.stringify({ ...DEFAULTS, volume: 0 })]) {
    storage.setItem('board_settings', wrong)
    reload()
    expect(useBoardSettings.getState()).toEqual(DEFAULTS)
  }
})
