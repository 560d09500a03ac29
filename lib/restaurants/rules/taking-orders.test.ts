import { expect, test } from 'vitest'
import { busyMinutesOf, busyText, closedNotice, isPaused, onlySchedules, opensText } from './taking-orders'

/** An instant of November 21, 2026 in New York, which is five hours behind UTC then. */
const timeZone = 'America/New_York'
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)

test('a pause ends by itself', () => {
  const now = at('12:00')
  const until = (pausedUntil: Date | null) => isPaused({ pausedUntil }, now)
  expect([null, at('12:01'), at('12:00'), at('11:00')].map(until)).toEqual([false, true, false, false])
})

test('the opening is told in words of the restaurant', () => {
  expect(opensText(at('11:30'), timeZone, at('09:00'))).toBe('Opens at 11:30 AM')
  expect(opensText(at('11:30', 23), timeZone, at('09:00'))).toBe('Opens Monday at 11:30 AM')
  expect(opensText(at('11:30', 27), timeZone, at('09:00'))).toBe('Opens Friday at 11:30 AM')
  expect(opensText(at('11:30', 28), timeZone, at('09:00'))).toBe('Opens Nov 28 at 11:30 AM')
})

test('a closed restaurant says when it opens and what becomes of an order, until it opens', () => {
  const facts = { closedUntil: at('11:30'), pausedUntil: null, ordersWhileClosed: true, timeZone }
  expect(closedNotice(facts, at('09:00'))).toBe('Closed. Order now, it is cooked when they open at 11:30 AM.')
  expect(closedNotice({ ...facts, closedUntil: at('11:30', 23) }, at('09:00'))).toBe(
    'Closed. Order now, it is cooked when they open Monday at 11:30 AM.',
  )
  expect(closedNotice({ ...facts, ordersWhileClosed: false }, at('09:00'))).toBe(
    'Closed. They open at 11:30 AM. You can schedule an order for later.',
  )
  expect(closedNotice(facts, at('11:30'))).toBeNull()
  expect(closedNotice({ ...facts, closedUntil: null }, at('09:00'))).toBeNull()
})

test('a pause is said before the hours, and goes by itself', () => {
  const facts = { closedUntil: null, pausedUntil: at('18:30'), ordersWhileClosed: true, timeZone }
  const notice = 'Not taking orders until 6:30 PM. You can schedule an order for later.'
  expect(closedNotice(facts, at('18:00'))).toBe(notice)
  expect(closedNotice({ ...facts, closedUntil: at('18:10') }, at('18:00'))).toBe(notice)
  expect(closedNotice(facts, at('18:30'))).toBeNull()
})

test.each([
  ['open', {}, false],
  ['paused', { pausedUntil: at('12:01') }, true],
  ['paused until now', { pausedUntil: at('12:00') }, false],
  ['closed', { closedUntil: at('17:00') }, false],
  ['closed and taking no orders meanwhile', { closedUntil: at('17:00'), ordersWhileClosed: false }, true],
  ['open and taking none while closed', { closedUntil: at('12:00'), ordersWhileClosed: false }, false],
])('a restaurant that is %s takes scheduled orders only: %j, %s', (_, over, expected) => {
  const facts = { closedUntil: null, pausedUntil: null, ordersWhileClosed: true, timeZone, ...over }
  expect(onlySchedules(facts, at('12:00'))).toBe(expected)
})

test.each([
  [15, at('12:01'), 15, 'Busy: about 15 minutes longer than usual.'],
  [15, at('12:00'), 0, null],
  [15, null, 0, null],
  [null, at('12:01'), 0, null],
])('a restaurant that takes %s minutes longer until %s takes %i longer at noon, and says %s [4.14.6]', (...row) => {
  const [busyMinutes, busyUntil, minutes, text] = row
  expect(busyMinutesOf({ busyMinutes, busyUntil }, at('12:00'))).toBe(minutes)
  expect(busyText(minutes)).toBe(text)
})
