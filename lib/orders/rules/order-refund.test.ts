import { expect, test } from 'vitest'
import { leftToRefund, refundableLines, refundOfLines } from './order-refund'

const lines = [
  { id: 1, priceCents: 1_005, quantity: 2 },
  { id: 2, priceCents: 350, quantity: 1 },
]

test('the rest of what was paid can go back', () => {
  expect(leftToRefund({ totalCents: 2_000, refundedCents: 350 })).toBe(1_650)
})

test('pieces that went back do not go back again', () => {
  const refunds = [
    { amountCents: 1_106, lines: [{ id: 1, quantity: 1 }] },
    { amountCents: 1_491, lines: [1, 2].map((id) => ({ id, quantity: 1 })) },
    { amountCents: 500, lines: [] },
  ]
  const left = (count: number) => refundableLines(lines, refunds.slice(0, count)).map(({ quantity }) => quantity)
  expect([0, 1, 2, 3].map(left)).toEqual([
    [2, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ])
})

test.each<[string, [id: number, quantity: number][], number | null]>([
  ['a piece with its taxes and fees, half up', [[1, 1]], 1_106],
  [
    'all pieces',
    [
      [1, 2],
      [2, 1],
    ],
    2_596,
  ],
  ['nothing', [], null],
  [
    'a line of another order',
    [
      [1, 1],
      [3, 1],
    ],
    null,
  ],
  [
    'a line twice',
    [
      [2, 1],
      [2, 1],
    ],
    null,
  ],
  ['more pieces than are left', [[1, 3]], null],
  ['no piece of a line', [[1, 0]], null],
])('the refund of %s', (_, chosen, cents) => {
  expect(
    refundOfLines(
      chosen.map(([id, quantity]) => ({ id, quantity })),
      lines,
    ),
  ).toBe(cents)
})
