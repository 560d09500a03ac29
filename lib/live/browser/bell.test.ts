import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MemoryStorage } from '@/tests/browser-storage'
import { bell, useBell } from './bell'
import { boardSettings, useBoardSettings } from './board-settings'

/** The gain at which each note was struck. */
const struck: number[] = []

/** As much of a browser's audio as the bell uses. */
class Audio {
  state = 'suspended'
  currentTime = 0
  destination = {}
  async resume() {
    this.state = 'running'
  }
  close = async () => undefined
  createOscillator = () => ({ frequency: { value: 0 }, connect: (to: object) => to, start: vi.fn(), stop: vi.fn() })
  createGain() {
    const gain = { setValueAtTime: (value: number) => struck.push(value), exponentialRampToValueAtTime: vi.fn() }
    return { gain, connect: vi.fn() }
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('AudioContext', Audio)
  useBoardSettings.setState({ wantsSound: false, volume: 100 })
  struck.splice(0)
})
afterEach(() => {
  bell.stop()
  vi.unstubAllGlobals()
})

test('a bell that was not turned on is silent, and one that was is wanted from then on [4.13.6]', async () => {
  bell.play('ring')
  expect([struck, useBell.getState().isOn, useBoardSettings.getState().wantsSound]).toEqual([[], false, false])
  await bell.start()
  bell.play('void')
  expect([struck.length, useBell.getState().isOn, useBoardSettings.getState().wantsSound]).toEqual([3, true, true])
})

test('it rings as loud as the device was told [4.13.19]', async () => {
  await bell.start()
  bell.play('ring')
  boardSettings.change({ volume: 50 })
  bell.play('ring')
  expect(struck).toEqual([0.6, 0.6, 0.6, 0.6, 0.15, 0.15, 0.15, 0.15])
})
