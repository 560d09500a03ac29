import { expect, test } from 'vitest'
import { closedNotice, isPaused, isSoldOut, opensText, UNTIL_CHANGED } from './taking-orders'

/** An instant of November 21, 2026 in New York, which is five hours behind UTC then. */
const timeZone = 'America/New_York'
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)

test('a pause ends by itself', () => {
  const now = at('12:00')
  const until = (pausedUntil: Date | null) => isPaused({ pausedUntil }, now)
  expect([null, at('12:01'), at('12:00'), at('11:00')].map(until)).toEqual([false, true, false, false])
})

test('an item is sold out until its instant, or until it is changed', () => {
  const until = (soldOutUntil: Date | null) => isSoldOut({ soldOutUntil }, at('12:00'))
  expect([null, at('12:00'), at('12:01'), UNTIL_CHANGED].map(until)).toEqual([false, false, true, true])
})

test('the opening is told in words of the restaurant', () => {
  expect(opensText(at('11:30'), timeZone, at('09:00'))).toBe('Opens at 11:30 AM')
  expect(opensText(at('11:30', 23), timeZone, at('09:00'))).toBe('Opens Monday at 11:30 AM')
  expect(opensText(at('11:30', 27), timeZone, at('09:00'))).toBe('Opens Friday at 11:30 AM')
  expect(opensText(at('11:30', 28), timeZone, at('09:00'))).toBe('Opens Nov 28 at 11:30 AM')
})

test('a closed restaurant says when it opens and what becomes of an order, until it opens', () => {
  const facts = { closedUntil: at('11:30'), ordersWhileClosed: true, timeZone }
  expect(closedNotice(facts, at('09:00'))).toBe('Closed now. Opens at 11:30 AM, and orders are for then.')
  expect(closedNotice({ ...facts, ordersWhileClosed: false }, at('09:00'))).toBe(
    'Closed now. Opens at 11:30 AM. You can order for later.',
  )
  expect(closedNotice(facts, at('11:30'))).toBeNull()
  expect(closedNotice({ ...facts, closedUntil: null }, at('09:00'))).toBeNull()
})
