import { expect, test } from 'vitest'
import { clockText, dateText, dateTimeText, dayText, shortDayText, soonText, weekdayText } from './date-text'

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

test('an instant is written as the zone shows it, which may be the day before', () => {
  const instant = '2026-03-03T02:05:00.000Z'
  expect(dateText(instant, 'UTC')).toBe('Mar 3, 2026')
  expect(dateText(instant, 'America/New_York')).toBe('Mar 2, 2026')
  expect(dateTimeText(instant, 'America/New_York')).toBe('Mon, Mar 2, 2026, 9:05 PM')
  expect(soonText(new Date(instant), 'Asia/Tokyo')).toBe('Tue, Mar 3, 11:05 AM')
})
