import { expect, test } from 'vitest'
import { Durations, median, memoryOf } from './measures'

test.each([
  [[], 0],
  [[7], 7],
  [[4, 1, 3, 2], 2],
  [[30, 10, 20], 20],
  [Array.from({ length: 100 }, (_, at) => at + 1), 50],
])('half of %j does not exceed %d', (list, value) => {
  expect(median(list)).toBe(value)
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

test('percentiles are counted upward: 99 of a hundred calls take no longer than the 99th percentile', () => {
  const durations = new Durations()
  for (let call = 1; call <= 100; call++) durations.note('page /', call)
  expect(
    durations
      .lines()[1]
      ?.trim()
      .split(/\s{2,}/),
  ).toEqual(['page /', '100', '50.0', '95.0', '99.0', '100.0'])
})

test('a call that took no time is counted', () => {
  const durations = new Durations()
  durations.note('page /', 0)
  expect(durations.answered).toBe(1)
})

test('the memory of a process is what the system reports', () => {
  const own = process.memoryUsage.rss() / 1024 / 1024
  expect(memoryOf(process.pid)).toBeGreaterThan(own / 2)
  expect(memoryOf(process.pid)).toBeLessThan(own * 2)
})
