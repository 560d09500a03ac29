import { expect, test } from 'vitest'
import {
  clockText,
  dateText,
  dateTimeText,
  dayText,
  hoursText,
  shortDayText,
  soonText,
  timeOf,
  timeText,
  weekdayText,
} from './date-text'

test('a day is written with its month, and with its year where it matters', () => {
  expect([weekdayText('2026-03-03'), shortDayText('2026-03-03'), dayText('2026-03-03')]).toEqual([
    'Tue',
    'Mar 3',
    'Mar 3, 2026',
  ])
})

test.each([
  [0, '12:00 AM'],
  [5, '12:05 AM'],
  [11 * 60 + 59, '11:59 AM'],
  [12 * 60, '12:00 PM'],
  [18 * 60 + 30, '6:30 PM'],
  [24 * 60 + 30, '12:30 AM'],
])('%i minutes after midnight are %s, with a plain blank', (minutes, text) => {
  expect(clockText(minutes)).toBe(text)
})

test('an instant is written in the given zone, where it may be the day before', () => {
  const instant = new Date('2026-03-03T02:05:00.000Z')
  expect(dateText(instant, 'UTC')).toBe('Mar 3, 2026')
  expect(dateText(instant, 'America/New_York')).toBe('Mar 2, 2026')
  expect(timeOf(instant, 'America/New_York')).toBe('9:05 PM')
  expect(dateTimeText(instant, 'America/New_York')).toBe('Mon, Mar 2, 2026, 9:05 PM')
  expect(soonText(instant, 'Asia/Tokyo')).toBe('Tue, Mar 3, 11:05 AM')
})

test.each([
  ['11:00-22:00', '11:00 AM–10:00 PM'],
  [' 9:30 – 14:00 ', '9:30 AM–2:00 PM'],
  ['18:00-02:00', '6:00 PM–2:00 AM'],
  ['12:00-24:00', '12:00 PM–12:00 AM'],
  ['00:00-24:00', 'Open all day'],
  // Hours that cannot be read with certainty stay as they were typed.
  ['11:00-14:00, 17:00-22:00', '11:00-14:00, 17:00-22:00'],
  ['Mon-Fri 11:00-22:00', 'Mon-Fri 11:00-22:00'],
  ['Mondays 11:00-22:00', 'Mondays 11:00-22:00'],
  ['11:00-14:00-22:00', '11:00-14:00-22:00'],
  ['11:00 AM - 10:00 PM', '11:00 AM - 10:00 PM'],
  ['11:00-25:00', '11:00-25:00'],
  ['11:60-22:00', '11:60-22:00'],
  ['24:30-25:00', '24:30-25:00'],
  [':', ':'],
])('the hours %j are shown as %j [2.3.6]', (typed, shown) => {
  const text = hoursText(typed)
  expect(text.replaceAll('\u00a0', ' ')).toBe(shown)
  // A time that was read keeps its AM or PM on the same line.
  expect(text.includes(' ')).toBe(text === typed && typed.includes(' '))
})

test.each([
  ['22:00', '10:00 PM'],
  ['00:30', '12:30 AM'],
  ['later', 'later'],
])('the time %j is shown as %j', (typed, shown) => {
  expect(timeText(typed)).toBe(shown)
})
