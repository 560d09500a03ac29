import { expect, test } from 'vitest'
import { clockTime, joinedSpans, type Span, weekFrom } from './opening-week'

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
