import { expect, test } from 'vitest'
import { Durations, memoryOf, percentile } from './measures.mjs'

test.each([
  [[], 0.5, 0],
  [[7], 0.5, 7],
  [[7], 0.99, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4], 0.95, 4],
  [Array.from({ length: 100 }, (_, at) => at + 1), 0.99, 99],
  [Array.from({ length: 100 }, (_, at) => at + 1), 1, 100],
])('of %j, the share %d does not exceed %d', (sorted, share, value) => {
  expect(percentile(sorted, share)).toBe(value)
})

test('a report has a line for each call, one for all of them, and the failures by their text', () => {
  const durations = new Durations()
  for (const milliseconds of [30, 10, 20]) durations.note('page /', milliseconds)
  durations.note('GET /api/auth', 5)
  for (let time = 0; time < 2; time++) durations.noteFailure('page /', new Error('answered 500'))
  const lines = durations.lines().map((line) => line.trim().split(/\s{2,}/))
  expect(lines).toEqual([
    ['calls', 'p50', 'p95', 'p99', 'max'],
    ['page /', '3', '20.0', '30.0', '30.0', '30.0'],
    ['GET /api/auth', '1', '5.0', '5.0', '5.0', '5.0'],
    ['all calls', '4', '10.0', '30.0', '30.0', '30.0'],
    ['2 × page /: answered 500'],
  ])
  expect([durations.answered, durations.failed]).toEqual([4, 2])
})

test('the memory of a process is that which the system says', () => {
  const own = process.memoryUsage.rss() / 1024 / 1024
  expect(memoryOf(process.pid)).toBeGreaterThan(own / 2)
  expect(memoryOf(process.pid)).toBeLessThan(own * 2)
})
