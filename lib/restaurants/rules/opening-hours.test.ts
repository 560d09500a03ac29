import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentOpening, daysOffFrom, nextOpening, openingAt, soldOutTodayUntil, storedDaysOff } from './opening-hours'
import { storedWeek } from './opening-week'
import { readHours } from './read-hours'

const timeZone = 'America/New_York'
const hoursOf = (text: string, daysOff = '') => {
  const week = readHours(text)
  return { openingWeek: week ? storedWeek(week) : '', daysOff, timeZone }
}
/** An instant of November 2026 in New York, which is five hours behind UTC then; the 21st is a Saturday. */
const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)
const utc = (text: string) => new Date(`${text}:00.000Z`)

const LUNCH = '11:00-14:30, 17:00-22:00'
const ALL_DAY = '00:00-24:00'

describe('a restaurant is open [4.18.2]', () => {
  test.each([
    ['11:00-22:00', at('11:00'), at('22:00')],
    ['11:00-22:00', at('21:59'), at('22:00')],
    [LUNCH, at('12:00'), at('14:30')],
    ['18:00-02:00', at('23:00'), at('02:00', 22)],
    ['18:00-02:00', at('01:59'), at('02:00')],
    ['Sat 18:00-02:00', at('01:00', 22), at('02:00', 22)],
    // One span that goes on in the next.
    ['18:00-24:00; Sun 00:00-03:00', at('19:00'), at('03:00', 22)],
    ['Sat 18:00-02:00, Sun 01:00-05:00', at('19:00'), at('05:00', 22)],
    [`${ALL_DAY}; Mon closed`, at('19:00'), at('00:00', 23)],
  ] as const)('%s at %s until %s', (text, now, closes) => {
    expect(openingAt(hoursOf(text), now)).toEqual({ open: true, closedUntil: null, turnsAt: closes })
  })

  test('at any time when its hours cannot be read, or were not read yet', () => {
    const always = { open: true, closedUntil: null, turnsAt: null }
    expect(openingAt(hoursOf('open: see website'), at('03:00'))).toEqual(always)
    expect(openingAt({ ...hoursOf(''), openingWeek: null }, at('03:00'))).toEqual(always)
  })

  test('all day and every day, and is looked at again after a week', () => {
    const { turnsAt, ...opening } = openingAt(hoursOf(ALL_DAY), at('03:00'))
    expect(opening).toEqual({ open: true, closedUntil: null })
    expect(turnsAt?.getTime()).toBeGreaterThan(at('03:00', 28).getTime())
  })
})

describe('a restaurant is closed [4.18.2]', () => {
  test.each([
    ['11:00-22:00', at('10:59'), at('11:00')],
    ['11:00-22:00', at('22:00'), at('11:00', 22)],
    [LUNCH, at('14:30'), at('17:00')],
    ['18:00-02:00', at('02:00'), at('18:00')],
    ['Mon-Fri 11:00-22:00', at('12:00'), at('11:00', 23)],
    ['Sun 11:00-22:00', at('12:00', 23), at('11:00', 29)],
    ['Mon 11:00-22:00', at('22:00', 23), at('11:00', 30)],
  ] as const)('%s at %s until %s', (text, now, opens) => {
    expect(openingAt(hoursOf(text), now)).toEqual({ open: false, closedUntil: opens, turnsAt: opens })
  })

  test('on its days off, and what began the evening before goes on [4.18.3]', () => {
    const hours = hoursOf('18:00-02:00', '2026-11-21 Wedding\n2026-11-22 Tired')
    expect(openingAt(hours, at('01:00')).closedUntil).toBeNull()
    expect(openingAt(hours, at('19:00')).closedUntil).toEqual(at('18:00', 23))
    expect(openingAt(hours, at('23:00', 20)).turnsAt).toEqual(at('02:00'))
  })

  test('for weeks when its days off are the only days that it opens', () => {
    const sundays = ['2026-11-22 A', '2026-11-29 B', '2026-12-06 C'].join('\n')
    const opening = openingAt(hoursOf('Sun 11:00-22:00', sundays), at('12:00'))
    expect(opening.closedUntil).toEqual(utc('2026-12-13T16:00'))
  })

  test('on a day off although it is open all day otherwise', () => {
    const hours = hoursOf(ALL_DAY, '2026-11-23 Stocktaking')
    expect(openingAt(hours, at('12:00')).turnsAt).toEqual(at('00:00', 23))
    expect(nextOpening(hours, at('12:00'))).toEqual(at('00:00', 24))
  })
})

describe('in the nights of a clock change [4.18.2]', () => {
  test.each([
    // To winter time on November 1, when the hour from 1 to 2 AM comes twice.
    ['18:00-02:00', utc('2026-11-01T05:30'), { closes: utc('2026-11-01T07:00') }],
    ['18:00-02:00', utc('2026-11-01T06:30'), { closes: utc('2026-11-01T07:00') }],
    ['18:00-01:30', utc('2026-11-01T05:45'), { opens: utc('2026-11-01T23:00') }],
    ['11:00-22:00', utc('2026-11-01T02:30'), { opens: utc('2026-11-01T16:00') }],
    // To summer time on March 8, when the hour from 2 to 3 AM is skipped.
    ['18:00-03:00', utc('2026-03-08T06:30'), { closes: utc('2026-03-08T07:00') }],
    ['18:00-02:30', utc('2026-03-08T06:30'), { closes: utc('2026-03-08T07:30') }],
    ['02:30-11:00', utc('2026-03-08T06:30'), { opens: utc('2026-03-08T07:30') }],
    ['02:00-03:00', utc('2026-03-08T06:30'), { opens: utc('2026-03-09T06:00') }],
    ['11:00-22:00', utc('2026-03-08T04:30'), { opens: utc('2026-03-08T15:00') }],
    [ALL_DAY, utc('2026-03-08T06:59'), {}],
  ] as const)('%s at %s', (text, now, turn: { opens?: Date; closes?: Date }) => {
    const opening = openingAt(hoursOf(text), now)
    expect(opening.closedUntil).toEqual(turn.opens ?? null)
    if (turn.closes) expect(opening.turnsAt).toEqual(turn.closes)
  })
})

describe('the next opening [4.14.2]', () => {
  test.each([
    ['11:00-22:00', at('09:30'), at('11:00')],
    ['11:00-22:00', at('11:00'), at('11:00', 22)],
    ['11:00-22:00', at('21:00'), at('11:00', 22)],
    [LUNCH, at('14:00'), at('17:00')],
    ['11:00 AM - 2:30 PM and 5:00 PM - 10:00 PM', at('13:00'), at('17:00')],
    ['11:30-01:00', at('00:30'), at('11:30')],
    ['12:00 AM–6:00 AM', at('03:00'), at('00:00', 22)],
    ['Mon-Fri 11:00-22:00', at('09:00'), at('11:00', 23)],
    // 6:00 AM where there is none.
    [ALL_DAY, at('03:00'), at('06:00')],
    ['open: always?', at('09:00'), at('06:00', 22)],
    ['25:00-26:00', at('05:00'), at('06:00')],
  ] as const)('%s at %s is %s', (text, now, opening) => {
    expect(nextOpening(hoursOf(text), now)).toEqual(opening)
  })
})

test('at any minute, opening and turn agree with each other and with the minute after the turn', () => {
  const texts = [
    '11:00-22:00',
    LUNCH,
    '18:00-02:00',
    'Fri-Sat 18:00-03:30; Sun-Thu 17:00-23:00',
    '00:00-02:30, 03:00-24:00',
    '01:00-02:00',
  ]
  const zones = ['America/New_York', 'Europe/London', 'Australia/Lord_Howe', 'Asia/Kathmandu']
  const minutes = fc
    .integer({ min: 0, max: 366 * 24 * 60 })
    .map((count) => new Date(Date.UTC(2026, 0, 1) + count * 60_000))
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.constantFrom(...zones), minutes, (text, zone, now) => {
      const hours = { ...hoursOf(text, '2026-07-04 Holiday'), timeZone: zone }
      const { open, closedUntil, turnsAt } = openingAt(hours, now)
      if (!turnsAt) throw new Error('it always turns')
      expect(turnsAt > now).toBe(true)
      expect(closedUntil).toEqual(open ? null : turnsAt)
      expect(openingAt(hours, new Date(turnsAt.getTime() - 1)).open).toBe(open)
      expect(openingAt(hours, turnsAt).open).toBe(!open)
      expect(nextOpening(hours, now) >= turnsAt).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('what a row keeps holds until its turn, and not a moment longer', () => {
  const row = { ...hoursOf('11:00-22:00'), ...openingAt(hoursOf('11:00-22:00'), at('12:00')) }
  expect(currentOpening(row, at('21:59'))).toBeNull()
  expect(currentOpening(row, at('22:00'))).toEqual(at('11:00', 22))
  const closed = { ...row, ...openingAt(row, at('22:00')) }
  expect(currentOpening(closed, at('10:59', 22))).toEqual(at('11:00', 22))
  expect(currentOpening(closed, at('11:00', 22))).toBeNull()
})

test('days off are kept in the order of their dates, each once', () => {
  const days = [
    { date: '2026-12-25', name: 'Christmas Day' },
    { date: '2026-07-04', name: '' },
  ]
  expect(daysOffFrom(storedDaysOff([...days, ...days]))).toEqual(days.toReversed())
  expect(daysOffFrom('')).toEqual([])
})

test.each([
  // While it is open, until it opens again.
  ['11:00-22:00', at('12:00'), at('11:00', 22)],
  [LUNCH, at('12:00'), at('17:00')],
  // Before it opens, and in its break: until it closes that day.
  ['11:00-22:00', at('09:00'), at('22:00')],
  [LUNCH, at('09:00'), at('22:00')],
  [LUNCH, at('15:00'), at('22:00')],
  ['18:00-02:00', at('17:00'), at('02:00', 22)],
  ['18:00-02:00', at('03:00'), at('02:00', 22)],
  // It does not open any more today.
  ['11:00-22:00', at('23:00'), at('11:00', 22)],
  ['Mon 11:00-22:00', at('09:00'), at('11:00', 23)],
  [ALL_DAY, at('12:00'), at('06:00', 22)],
  ['open: see website', at('05:00'), at('06:00')],
] as const)('what is sold out today at a restaurant that is open %s is so at %s until %s', (text, now, until) => {
  expect(soldOutTodayUntil(hoursOf(text), now)).toEqual(until)
})
