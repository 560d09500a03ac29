import { describe, expect, test } from 'vitest'
import {
  BOARD_COLUMNS,
  type BoardColumn,
  type BoardFacts,
  boardAge,
  boardAlarm,
  boardColumn,
  boardRank,
  countBoard,
  hiddenCounts,
  isLate,
  isNight,
} from './order-board'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

/** An order that entered New at noon and is expected 35 minutes later. */
const order = (over: Partial<BoardFacts> = {}): BoardFacts => ({
  status: 'Submitted',
  stage: 'accepted',
  accepts: 'auto',
  opensAt: null,
  newAt: NOON,
  acceptedAt: NOON,
  estimatedFor: later(35),
  ...over,
})
const placed = order({ stage: 'placed', accepts: 'manual', acceptedAt: null })

describe('the columns of the board [4.13.1]', () => {
  test.each([
    ['accepted automatically', order(), 'new'],
    ['placed', placed, 'new'],
    ['accepted manually', order({ accepts: 'manual', acceptedAt: later(1) }), 'preparing'],
    ['accepted manually before it was due', order({ accepts: 'manual', acceptedAt: later(-60) }), 'new'],
    ['for later', order({ newAt: later(60) }), 'later'],
    ['for later, and preparing already', order({ newAt: later(60), stage: 'preparing' }), 'preparing'],
    ['preparing', order({ stage: 'preparing' }), 'preparing'],
    ['on its way', order({ stage: 'on_the_way' }), 'on_the_way'],
    ['delivered', order({ stage: 'delivered' }), 'done'],
    ['canceled', order({ status: 'Canceled' }), 'done'],
    ['from before there were boards', order({ newAt: null }), 'done'],
    ['accepted manually at the moment it was due', order({ accepts: 'manual' }), 'preparing'],
  ] as const)('an order that is %s', (_, of, column) => {
    expect(boardColumn(of, later(2))).toBe(column)
  })
})

test('the orders of one restaurant are counted by column, and what is not shown is the rest [4.13.12]', () => {
  const of = (restaurantId: number | null, over: Partial<BoardFacts> = {}) => ({ ...order(over), restaurantId })
  const orders = [of(7), of(7), of(7, { stage: 'on_the_way' }), of(7, { newAt: later(60) }), of(8), of(null)]
  const all = { new: 2, preparing: 0, on_the_way: 1, later: 1, done: 0 }
  expect(BOARD_COLUMNS).toEqual(Object.keys(all))
  expect(countBoard(orders, 7, later(2))).toEqual(all)
  // More can be known than were counted.
  const known = { new: 1, preparing: 3, on_the_way: 1, later: 0, done: 0 }
  expect(hiddenCounts(all, known)).toEqual({ new: 1, preparing: 0, on_the_way: 0, later: 1, done: 0 })
})

test.each<[BoardColumn, Date | null, Date | null, number]>([
  ['new', later(1), later(35), later(1).getTime()],
  ['later', later(1), later(35), later(1).getTime()],
  ['preparing', later(1), later(35), later(35).getTime()],
  ['on_the_way', later(1), later(35), later(35).getTime()],
  ['done', later(1), later(35), -99],
  ['new', null, later(35), 0],
  ['preparing', later(1), null, 0],
])(
  'an order in %s that entered New at %s and is expected at %s has the rank %i',
  (column, newAt, estimatedFor, rank) => {
    expect(boardRank(order({ newAt, estimatedFor }), column, 99)).toBe(rank)
  },
)

describe('the colors of the board', () => {
  const preparing = order({ stage: 'preparing' })

  test.each([
    ['new', order(), 1.9, 'calm'],
    ['new', order(), 2, 'amber'],
    ['new', order(), 4.9, 'amber'],
    ['new', order(), 5, 'red'],
    ['new, to be accepted manually', placed, 2.9, 'amber'],
    ['new, to be accepted manually', placed, 3, 'red'],
    ['preparing', preparing, 29.9, 'calm'],
    ['preparing', preparing, 30, 'amber'],
    ['preparing', preparing, 35, 'amber'],
    ['preparing', preparing, 35.1, 'red'],
    ['preparing, with no estimate', order({ stage: 'preparing', estimatedFor: null }), 90, 'calm'],
    ['for later', order({ newAt: later(60) }), 59, 'calm'],
    ['on its way', order({ stage: 'on_the_way' }), 90, 'calm'],
  ] as const)('an order that is %s, after %s minutes: %s [4.13.2]', (_, of, minutes, alarm) => {
    expect(boardAlarm(of, later(minutes))).toBe(alarm)
  })

  test('an age is never negative', () => {
    expect([-1, 0, 3].map((minutes) => boardAge(order(), later(minutes)))).toEqual([0, 0, 180_000])
    expect(boardAge(order({ newAt: null }), NOON)).toBe(0)
  })

  test('a meal is late once its estimate has passed and it is not there', () => {
    expect([35, 35.1].map((minutes) => isLate(order(), later(minutes)))).toEqual([false, true])
    expect(isLate(order({ stage: 'delivered' }), later(90))).toBe(false)
    expect(isLate(order({ status: 'Canceled' }), later(90))).toBe(false)
    expect(isLate(order({ estimatedFor: null }), later(90))).toBe(false)
  })
})

test.each([
  ['19:59', 'America/New_York', false],
  ['20:00', 'America/New_York', true],
  ['05:59', 'America/New_York', true],
  ['06:00', 'America/New_York', false],
  ['19:59', 'America/Los_Angeles', false],
  ['23:00', 'America/Los_Angeles', true],
])('at %s in New York the board of a restaurant in %s is dark: %s', (clock, timeZone, expected) => {
  expect(isNight(new Date(`2026-11-21T${clock}:00-05:00`), timeZone)).toBe(expected)
})
