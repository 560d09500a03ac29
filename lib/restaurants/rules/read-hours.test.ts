import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MINUTES, joinedSpans, storedWeek, type Week, weekFrom, weekText } from './opening-week'
import { hoursToSend, readHours } from './read-hours'

/** What is read, in the way the editor writes it; null when it cannot be read. */
const read = (text: string) => {
  const week = readHours(text)
  return week && weekText(week)
}

const LUNCH_AND_DINNER = '11:00-14:00, 17:00-22:00'

describe('hours are read [4.18.1]', () => {
  test.each([
    // One range, for every day.
    ['11:00-22:00', '11:00-22:00'],
    ['  11:00 - 22:00. ', '11:00-22:00'],
    ['11:00–22:00', '11:00-22:00'],
    ['11:00 — 22:00', '11:00-22:00'],
    ['11:00‑22:00', '11:00-22:00'],
    ['11:00−22:00', '11:00-22:00'],
    ['11:00―22:00', '11:00-22:00'],
    ['11:00~22:00', '11:00-22:00'],
    ['11:00 -- 22:00', '11:00-22:00'],
    ['１１:００－２２:００', '11:00-22:00'],
    ['11:00 to 22:00', '11:00-22:00'],
    ['From 11:00 until 22:00', '11:00-22:00'],
    ['11.00-22.30', '11:00-22:30'],
    ['8:00-20:00', '08:00-20:00'],
    ['9-17:30', '09:00-17:30'],
    ['Open: 11:00-22:00', '11:00-22:00'],
    ['Opening hours: 11:00-22:00', '11:00-22:00'],
    ['Daily 9:00-17:00', '09:00-17:00'],
    ['every day: 9:00-17:00', '09:00-17:00'],
    ['Mon-Sun 9:00-17:00', '09:00-17:00'],
    // A clock of 12 hours.
    ['11:00 AM - 10:00 PM', '11:00-22:00'],
    ['11:00am-10:30pm', '11:00-22:30'],
    ['11am-10pm', '11:00-22:00'],
    ['11 a.m. – 10:00 p.m.', '11:00-22:00'],
    ['5:00-10:00 PM', '17:00-22:00'],
    ['11:00-2:00 PM', '11:00-14:00'],
    ['6:00-2:00 AM', '18:00-02:00'],
    ['12:00 PM - 12:00 AM', '12:00-24:00'],
    ['12:30 AM - 6:00 AM', '00:30-06:00'],
    ['noon - midnight', '12:00-24:00'],
    ['5 PM to 12 midnight', '17:00-24:00'],
    // Several a day.
    ['11:00-14:00, 17:00-22:00', LUNCH_AND_DINNER],
    ['11:00-14:00,17:00-22:00', LUNCH_AND_DINNER],
    ['17:00-22:00; 11:00-14:00', LUNCH_AND_DINNER],
    ['11:00-14:00 and 17:00-22:00', LUNCH_AND_DINNER],
    ['11:00-14:00 & 17:00-22:00', LUNCH_AND_DINNER],
    ['11:00-14:00 / 17:00-22:00', LUNCH_AND_DINNER],
    ['11am - 2pm, 5pm - 10pm', LUNCH_AND_DINNER],
    ['11:00-14:00, 14:00-22:00', '11:00-22:00'],
    ['11:00-18:00, 17:00-22:00', '11:00-22:00'],
    // Past midnight, and all day.
    ['18:00-02:00', '18:00-02:00'],
    ['11:00-2:00, 18:00-19:00', '11:00-02:00'],
    ['18:00-26:00', '18:00-02:00'],
    ['18:00-24:00', '18:00-24:00'],
    ['18:00-00:00', '18:00-24:00'],
    ['00:00-24:00', '00:00-24:00'],
    ['0:00-0:00', '00:00-24:00'],
    ['00:00-00:00', '00:00-24:00'],
    ['24/7', '00:00-24:00'],
    ['Open 24 hours', '00:00-24:00'],
    ['Daily: 24 hours', '00:00-24:00'],
    // Weekdays.
    ['Mon-Fri 11:00-22:00', 'Mon-Fri 11:00-22:00; Sat-Sun closed'],
    ['Mon-Fri 11-22', 'Mon-Fri 11:00-22:00; Sat-Sun closed'],
    ['Mon-Fri 11am-10pm, Sat 9am-noon', 'Mon-Fri 11:00-22:00; Sat 09:00-12:00; Sun closed'],
    ['Monday to Friday: 11:00-22:00', 'Mon-Fri 11:00-22:00; Sat-Sun closed'],
    ['M-F 11:00-22:00', 'Mon-Fri 11:00-22:00; Sat-Sun closed'],
    ['MON–FRI 11:00–22:00', 'Mon-Fri 11:00-22:00; Sat-Sun closed'],
    [
      'Mo-Fr 11:00-14:00,17:00-22:00; Sa 12:00-23:00; Su off',
      `Mon-Fri ${LUNCH_AND_DINNER}; Sat 12:00-23:00; Sun closed`,
    ],
    [
      'Mon-Fri 11:00-14:00, 17:00-22:00; Sat 12:00-23:00; Sun closed',
      `Mon-Fri ${LUNCH_AND_DINNER}; Sat 12:00-23:00; Sun closed`,
    ],
    ['Mon-Fri 11:00-22:00 Sat 12:00-23:00', 'Mon-Fri 11:00-22:00; Sat 12:00-23:00; Sun closed'],
    ['Mon-Fri 11:00-22:00, Sat-Sun 10:00-23:00', 'Mon-Fri 11:00-22:00; Sat-Sun 10:00-23:00'],
    ['Weekdays 11:00-22:00, weekends 10:00-23:00', 'Mon-Fri 11:00-22:00; Sat-Sun 10:00-23:00'],
    [
      'Mon, Wed & Fri 10:00-18:00',
      'Mon 10:00-18:00; Tue closed; Wed 10:00-18:00; Thu closed; Fri 10:00-18:00; Sat-Sun closed',
    ],
    ['Tues-Thurs 11:00-22:00', 'Mon closed; Tue-Thu 11:00-22:00; Fri-Sun closed'],
    ['Fri-Sat 18:00-02:00; Sun-Thu 18:00-23:00', 'Mon-Thu 18:00-23:00; Fri-Sat 18:00-02:00; Sun 18:00-23:00'],
    ['Fri-Mon 18:00-23:00', 'Mon 18:00-23:00; Tue-Thu closed; Fri-Sun 18:00-23:00'],
    ['11:00-21:00, Fri-Sat 11:00-23:00', 'Mon-Thu 11:00-21:00; Fri-Sat 11:00-23:00; Sun 11:00-21:00'],
    ['Mon-Thu 11:00-22:00 | Fri-Sun 11:00-23:00', 'Mon-Thu 11:00-22:00; Fri-Sun 11:00-23:00'],
    ['Mon: 11:00-14:00; Mon: 17:00-22:00', `Mon ${LUNCH_AND_DINNER}; Tue-Sun closed`],
    // Closed days.
    ['11:00-22:00, closed Mondays', 'Mon closed; Tue-Sun 11:00-22:00'],
    ['11:00-22:00 (closed on Mon. and Tue.)', 'Mon-Tue closed; Wed-Sun 11:00-22:00'],
    ['11:00-22:00; Mon closed', 'Mon closed; Tue-Sun 11:00-22:00'],
    ['11:00-22:00\nClosed: Sunday', 'Mon-Sat 11:00-22:00; Sun closed'],
  ])('%j as %j', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('hours that say anything else, or two things, are not read [4.18.1]', () => {
  test.each([
    '',
    ':',
    'Hours: call us',
    'open: see website',
    'ask: 11:00-22:00 maybe',
    'Dinner: 17:00-22:00',
    'sunrise-sunset:',
    'Jan-Mar 10:00-12:00',
    'PH off; 11:00-22:00',
    'Mon-Fri:',
    'Sun: closed',
    'closed: 11:00-22:00',
    '11:00',
    '11:00-',
    '-22:00',
    '11:00-22:00-23:00',
    '11:00 22:00',
    '11:65-22:00',
    '25:00-26:00',
    '11:00-37:00',
    '11:00-11:00',
    '13:00 PM - 14:00 PM',
    '0:30 AM - 6:00 AM',
    '111:00-22:00',
    '11:000-22:00',
    '18:00-02:00, 00:00-24:00',
    // Of a clock of 12 hours, and nobody knows which half.
    '9:00-5:00',
    '11:00-10:00',
    '11:00 AM - 10:00',
    '17:00-10:00 PM',
    '5-10',
    '1-5: 11:00-22:00',
    // Of some days or of all.
    'Mon-Fri 11:00-14:00; 17:00-22:00',
    'Closed Mon, Tue, 11:00-22:00',
    'Mon 11:00-22:00; Mon closed',
    'Mon-: 11:00-22:00',
    'Mon Fri-11:00-22:00',
  ])('%j', (text) => {
    expect(read(text)).toBeNull()
  })
})

const minute = fc.nat({ max: DAY_MINUTES - 1 })
const span = fc
  .tuple(minute, fc.integer({ min: 1, max: DAY_MINUTES - 1 }))
  .map(([opens, length]) => [opens, opens + length] as const)
const day = fc
  .oneof(fc.constant([[0, DAY_MINUTES] as const]), fc.array(span, { maxLength: 3 }).map(joinedSpans))
  .filter((spans) => spans !== null)
const weeks: fc.Arbitrary<Week> = fc
  .array(day, { minLength: 7, maxLength: 7 })
  .filter((week) => week.some((spans) => spans.length > 0))

test('what the editor writes reads back the same, and so does what the column keeps [4.18.11]', () => {
  fc.assert(
    fc.property(weeks, (week) => {
      expect(readHours(weekText(week))).toEqual(week)
      expect(weekFrom(storedWeek(week))).toEqual(week)
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  [[600, 660], '10:00 AM-11:00 AM'],
  [[630, 750], '10:30 AM-12:30 PM'],
  [[600, 780], '10:00-13:00'],
] as const)('the hours %j are written as %s, which reads back the same', (span, text) => {
  const week = Array.from({ length: 7 }, () => [span])
  expect(weekText(week)).toBe(text)
  expect(readHours(text)).toEqual(week)
})

test('any text is read in a few milliseconds, or not at all', () => {
  const parts = fc.constantFrom(
    'mon',
    'fri',
    '-',
    ',',
    ';',
    ':',
    ' ',
    'closed',
    '11:00',
    '9',
    '22:00',
    'pm',
    'to',
    '24/7',
    'a',
    '~',
    '(',
  )
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 80 }), (words) => {
      const week = readHours(words.join(''))
      if (week) expect(readHours(weekText(week))).toEqual(week)
    }),
    { numRuns: 2_000 },
  )
  const start = performance.now()
  readHours('mon-'.repeat(5_000))
  readHours('1'.repeat(20_000))
  readHours(' '.repeat(20_000))
  readHours('-'.repeat(20_000))
  expect(performance.now() - start).toBeLessThan(200)
})

test.each([
  ['Mon-Fri 11-22', 'Mon-Fri 11:00-22:00; Sat-Sun closed'],
  ['11am-10pm', '11:00-22:00'],
  ['all day', '00:00-24:00'],
  ['11:00 to 22:00', '11:00 to 22:00'],
  ['ask: in the bar', 'ask: in the bar'],
  ['5-10', '5-10'],
])('the hours %j are sent as %j', (typed, sent) => {
  expect(hoursToSend(typed)).toBe(sent)
})
