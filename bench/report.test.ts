import { expect, test } from 'vitest'
import { tableOf } from './report'

const run = { date: '2026-11-22', node: 'v20.20.2', processor: 'a processor', rounds: 3 }
const quiet = { load: 0.4, cores: 0.02, others: [] }

test('a row has the median of the ratios of its rounds with their ends, and what else ran', () => {
  const row = {
    title: 'a page',
    unit: 'ms of CPU',
    ours: [1, 2, 4],
    yardstick: { title: 'rendered', values: [50, 200, 300] },
    goal: { atMost: 0.01 },
    while: { load: 2.13, cores: 0.83, others: [{ name: 'chrome', cores: 0.512 }] },
  }
  expect(tableOf({ ...run, rows: [row] }).split('\n')[2]).toBe(
    '| a page | **1/75** (1/100 … 1/50) | rendered | 2 ms of CPU | 200 | ≤ 1/100 | 0.83 cores (chrome 0.51), load 2.1 |',
  )
})

test('a row without a yardstick has the value itself', () => {
  const row = { title: 'hits', unit: '%', ours: [99, 98, 97], goal: { atLeast: 95 }, while: quiet }
  expect(tableOf({ ...run, rows: [row] }).split('\n')[2]).toBe(
    '| hits | **98** (97 … 99) % |  |  |  | ≥ 95 % | 0.02 cores, load 0.4 |',
  )
})

test('what was measured once has no spread', () => {
  const row = { title: 'memory', unit: 'MiB', ours: [300], yardstick: { title: 'bare', values: [100] }, while: quiet }
  expect(tableOf({ ...run, rows: [row] }).split('\n')[2]).toBe(
    '| memory | **3 ×** | bare | 300 MiB | 100 |  | 0.02 cores, load 0.4 |',
  )
})
