import { describe, expect, test } from 'vitest'
import { isPaused, isSoldOut, nextOpening, UNTIL_CHANGED } from './taking-orders'

const timeZone = 'America/New_York'
/** An instant of November 21, 2026 in New York, which is five hours behind UTC then. */
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)

describe('the next opening', () => {
  test.each([
    ['11:00-22:00', at('09:30'), at('11:00')],
    ['11:00-22:00', at('11:00'), at('11:00', 22)],
    ['11:00-22:00', at('21:00'), at('11:00', 22)],
    ['11:00-14:30, 17:00-22:00', at('14:00'), at('17:00')],
    ['17:00-22:00; 11:00-14:30', at('09:00'), at('11:00')],
    ['11:00 AM - 2:30 PM and 5:00 PM - 10:00 PM', at('13:00'), at('17:00')],
    ['11:30-01:00', at('00:30'), at('11:30')],
    ['12:00 AM–6:00 AM', at('03:00'), at('00:00', 22)],
    ['00:00-24:00', at('03:00'), at('06:00')],
    ['Mon-Fri 11:00-22:00', at('09:00'), at('06:00', 22)],
    ['open: always', at('09:00'), at('06:00', 22)],
    ['25:00-26:00', at('05:00'), at('06:00')],
  ] as const)('%s at %s', (businessHours, now, opening) => {
    expect(nextOpening({ businessHours, timeZone }, now)).toEqual(opening)
  })

  test('the change to winter time does not move it', () => {
    const before = new Date('2026-10-31T22:00:00.000-04:00')
    expect(nextOpening({ businessHours: '11:00-22:00', timeZone }, before)).toEqual(
      new Date('2026-11-01T11:00:00.000-05:00'),
    )
  })
})

test('a pause ends by itself', () => {
  const now = at('12:00')
  const until = (pausedUntil: Date | null) => isPaused({ pausedUntil }, now)
  expect([null, at('12:01'), at('12:00'), at('11:00')].map(until)).toEqual([false, true, false, false])
})

test('an item is sold out until its instant, or until it is changed', () => {
  const until = (soldOutUntil: Date | null) => isSoldOut({ soldOutUntil }, at('12:00'))
  expect([null, at('12:00'), at('12:01'), UNTIL_CHANGED].map(until)).toEqual([false, false, true, true])
})
