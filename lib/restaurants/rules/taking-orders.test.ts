import { expect, test } from 'vitest'
import { isPaused, isSoldOut, UNTIL_CHANGED } from './taking-orders'

/** An instant of November 21, 2026 in New York, which is five hours behind UTC then. */
const at = (time: string) => new Date(`2026-11-21T${time}:00.000-05:00`)

test('a pause ends by itself', () => {
  const now = at('12:00')
  const until = (pausedUntil: Date | null) => isPaused({ pausedUntil }, now)
  expect([null, at('12:01'), at('12:00'), at('11:00')].map(until)).toEqual([false, true, false, false])
})

test('an item is sold out until its instant, or until it is changed', () => {
  const until = (soldOutUntil: Date | null) => isSoldOut({ soldOutUntil }, at('12:00'))
  expect([null, at('12:00'), at('12:01'), UNTIL_CHANGED].map(until)).toEqual([false, false, true, true])
})
