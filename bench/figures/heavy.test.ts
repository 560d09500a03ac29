import { expect, test } from 'vitest'
import { heavyRows } from './heavy'

const costs = {
  getOrder: 1,
  getMenu: 2,
  getBoard: 3,
  search: 20,
  getSignals: 21,
  getInsight: 40,
  getStatement: 2,
  a: 2,
  b: 2,
}

test('endpoints that cost above ten times the median without saying that they are heavy are named', () => {
  const [silent, ...rows] = heavyRows(costs, new Set(['getInsight', 'getStatement']))
  expect(silent).toMatchObject({
    title: 'costly on the large dataset without saying `heavy`: getSignals',
    ours: [1],
    goal: { atMost: 0 },
  })
  expect(rows.map(({ title, goal }) => [title, goal])).toEqual([
    ['getInsight on the large dataset', undefined],
    ['getSignals on the large dataset', { atMost: 10 }],
    ['getStatement on the large dataset', undefined],
  ])
  expect(heavyRows(costs, new Set(['getInsight', 'getSignals']))[0]).toMatchObject({
    title: 'costly on the large dataset without saying `heavy`: none',
    ours: [0],
  })
})
