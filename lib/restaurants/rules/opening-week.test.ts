import { expect, test } from 'vitest'
import { clockTime, joinedSpans, type Span, sharedWeek, weekFrom, weekText, weekWords } from './opening-week'
import { readHours } from './read-hours'

test.each<[string, Span[], Span[] | null]>([
  ['no spans', [], []],
  [
    'spans in another order',
    [
      [1020, 1320],
      [660, 840],
    ],
    [
      [660, 840],
      [1020, 1320],
    ],
  ],
  [
    'spans that touch',
    [
      [660, 840],
      [840, 1320],
    ],
    [[660, 1320]],
  ],
  [
    'a minute between spans',
    [
      [660, 840],
      [841, 1320],
    ],
    [
      [660, 840],
      [841, 1320],
    ],
  ],
  [
    'a span within another',
    [
      [660, 1320],
      [700, 800],
    ],
    [[660, 1320]],
  ],
  ['all day from midnight', [[0, 1440]], [[0, 1440]]],
  ['a night past midnight', [[1080, 1560]], [[1080, 1560]]],
  ['the longest night', [[1, 1440]], [[1, 1440]]],
  ['a day that does not begin at midnight', [[660, 2100]], null],
  ['more than a day', [[0, 1441]], null],
  ['a span of no length', [[660, 660]], null],
  ['a span that ends before it begins', [[660, 600]], null],
  ['a span before midnight', [[-1, 60]], null],
  ['a span that begins the next day', [[1440, 1500]], null],
  [
    'spans longer than a day together',
    [
      [600, 1500],
      [1400, 2100],
    ],
    null,
  ],
])('%s: %j are %j [4.18.1]', (_, spans, joined) => {
  expect(joinedSpans(spans)).toEqual(joined)
})

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1439, '23:59'],
  [1440, '24:00'],
  [1441, '00:01'],
  [1560, '02:00'],
])('%i minutes after midnight the clock shows %s', (minutes, text) => {
  expect(clockTime(minutes)).toBe(text)
})

test('hours that were never read, and unreadable ones, are no week', () => {
  expect([weekFrom(null), weekFrom('')]).toEqual([null, null])
  expect(weekFrom('660-840,1020-1320;;;;;;0-1440')).toEqual([
    [
      [660, 840],
      [1020, 1320],
    ],
    [],
    [],
    [],
    [],
    [],
    [[0, 1440]],
  ])
})

const weekOf = (text: string) => readHours(text) ?? []

test.each([
  ['Mon-Fri 11:00-14:30', 'Mon to Fri 11:00 AM to 2:30 PM'],
  ['11:00-14:30', 'every day 11:00 AM to 2:30 PM'],
  ['Sat 11:00-14:00, 17:00-22:00', 'Sat 11:00 AM to 2:00 PM and 5:00 PM to 10:00 PM'],
  ['Mon-Tue 07:00-10:30; Sat-Sun 08:00-12:00', 'Mon to Tue 7:00 AM to 10:30 AM; Sat to Sun 8:00 AM to 12:00 PM'],
  ['Fri 22:00-02:00', 'Fri 10:00 PM to 2:00 AM'],
  ['Mon, Wed 00:00-24:00', 'Mon all day; Wed all day'],
])('the week of %s in words is %s [4.34.5]', (text, words) => {
  expect(weekWords(weekOf(text))).toBe(words)
})

test.each([
  ['10:00-22:00', 'Mon-Fri 11:00-14:30', 'Mon-Fri 11:00 AM-2:30 PM; Sat-Sun closed'],
  ['11:00-14:00, 17:00-22:00', '13:00-18:00', '13:00-14:00, 17:00-18:00'],
  ['18:00-02:00', '22:00-01:00', '22:00-01:00'],
  ['Mon 09:00-10:00', 'Tue 09:00-10:00', 'closed'],
])('hours %s and %s share %s', (one, other, shared) => {
  expect(weekText(sharedWeek(weekOf(one), weekOf(other)))).toBe(readHours(shared) ? weekText(weekOf(shared)) : shared)
})

test('a night keeps its day when hours are shared, over the end of the week as well', () => {
  const sunday = sharedWeek(weekOf('Sun 22:00-03:00'), weekOf('Mon 00:00-02:00'))
  expect(sunday).toEqual([[], [], [], [], [], [], [[1440, 1560]]])
  expect(sharedWeek(weekOf('Mon 00:00-02:00'), weekOf('Sun 22:00-03:00'))[0]).toEqual([[0, 120]])
})
