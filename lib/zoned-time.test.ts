import { describe, expect, test, vi } from 'vitest'
import { addDays, instantOf, isDay, isSameTimeZone, knownTimeZone, wallClock } from './zoned-time'

describe('the local time', () => {
  test.each([
    ['2026-11-21T12:00:00Z', 'America/New_York', '2026-11-21', 7 * 60],
    ['2026-07-01T12:00:00Z', 'America/New_York', '2026-07-01', 8 * 60],
    ['2026-11-21T04:59:59Z', 'America/New_York', '2026-11-20', 23 * 60 + 59],
    ['2026-11-21T05:00:00Z', 'America/New_York', '2026-11-21', 0],
    ['2026-12-31T23:30:00Z', 'Asia/Kolkata', '2027-01-01', 5 * 60],
    ['2026-01-01T11:00:00Z', 'Pacific/Kiritimati', '2026-01-02', 60],
  ])('the clock at %s in %s shows %s and %i minutes', (instant, timeZone, day, minutes) => {
    expect(wallClock(new Date(instant), timeZone)).toEqual({ day, minutes })
  })
})

test('in every hour of a year, the instant found for a local time is the one it came from', () => {
  for (const timeZone of ['America/New_York', 'Europe/London', 'Asia/Kolkata', 'Australia/Lord_Howe', 'UTC']) {
    for (let hour = 0; hour < 365 * 24; hour += 7) {
      const instant = new Date(Date.UTC(2026, 0, 1) + hour * 3_600_000)
      const { day, minutes } = wallClock(instant, timeZone)
      expect(wallClock(instantOf(day, minutes, timeZone), timeZone)).toEqual({ day, minutes })
    }
  }
})

test('a time that is skipped by the change to summer time is moved on by the missing hour', () => {
  expect(instantOf('2026-03-08', 2 * 60 + 30, 'America/New_York')).toEqual(new Date('2026-03-08T07:30:00Z'))
})

test('minutes past midnight are on the next day', () => {
  expect(instantOf('2026-11-21', 25 * 60, 'UTC')).toEqual(new Date('2026-11-22T01:00:00Z'))
})

test.each([
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s and %i days is %s', (day, days, result) => {
  expect(addDays(day, days)).toBe(result)
})

test.each([
  ['America/New_York', 'America/New_York'],
  ['america/NEW_york', 'America/New_York'],
  ['US/Eastern', 'US/Eastern'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
  ['utc', 'UTC'],
  ['Etc/UTC', 'Etc/UTC'],
  ['Mars/Olympus', null],
  ['+01:00', null],
  ['-0130', null],
  ['', null],
])('%o is the time zone %s', (name, zone) => {
  expect(knownTimeZone(name)).toBe(zone)
})

test.each([
  ['Asia/Kolkata', 'Asia/Calcutta', true],
  ['US/Eastern', 'america/new_york', true],
  ['America/New_York', 'America/Chicago', false],
  ['Mars/Olympus', 'Mars/Olympus', false],
])('whether %s and %s are the same time zone: %s', (one, other, same) => {
  expect(isSameTimeZone(one, other)).toBe(same)
})

test('only a few formatters are kept, however many zones are asked for', () => {
  const { DateTimeFormat } = Intl
  let made: string[] = []
  class Counted extends DateTimeFormat {
    constructor(locale: string, options: Intl.DateTimeFormatOptions) {
      super(locale, options)
      made.push(options.timeZone ?? '')
    }
  }
  const ask = (zones: string[]) => {
    made = []
    for (const zone of zones) wallClock(new Date('2026-11-21T12:00:00Z'), zone)
    return made
  }
  const zones = Intl.supportedValuesOf('timeZone').slice(0, 100)
  vi.stubGlobal('Intl', { DateTimeFormat: Counted })
  ask(zones)
  // The last 64 are kept, and using one again keeps it longer.
  expect(ask(zones.slice(-64))).toEqual([])
  expect(ask([...zones.slice(-64, -60), ...zones.slice(0, 36)])).toEqual(zones.slice(0, 36))
  expect(ask(zones.slice(-64, -60))).toEqual([])
  vi.unstubAllGlobals()
})

test.each([
  ['2026-11-30', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-11-31', false],
  ['2026-13-01', false],
  ['2026-1-01', false],
  ['2026-11-1', false],
  ['26-11-01', false],
  ['x2026-11-30', false],
  ['2026-11-30x', false],
  ['+002026-11-30', false],
  ['2026-11-30T00:00:00Z', false],
  ['', false],
])('whether %o is a day of the calendar: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
