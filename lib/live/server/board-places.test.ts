import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { BOARD_COLUMNS, boardColumn, boardRank } from '@/lib/live/rules/order-board'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant, addSubmittedOrder, type Restaurant } from '@/tests/world'
import { type BoardPlace, pageOfPlaces } from './board-places'

const NOON = new Date('2026-11-21T17:00:00.000Z')
const at = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)

let ada: Account
let ben: Account
let restaurant: Restaurant

scene(async () => {
  restaurant = await addRestaurant({ prices: [8] })
  ada = await addCustomer()
  ben = await addCustomer()
})

const STATES = [
  { stage: 'placed', accepts: 'manual', acceptedAt: null },
  { stage: 'accepted', accepts: 'manual', acceptedAt: at(-10) },
  { stage: 'accepted', accepts: 'manual', acceptedAt: at(-600) },
  { stage: 'accepted', accepts: 'auto', acceptedAt: at(-10) },
  { stage: 'preparing' },
  { stage: 'on_the_way' },
  { stage: 'delivered', closedAt: at(-5), dueAt: null },
  { status: 'Canceled', canceledAt: at(-4), closedAt: at(-4), dueAt: null, undoTo: null },
  { stage: 'delivered', closedAt: at(-90), dueAt: null },
] as const
/** Entered New before, or enters it later; each is expected at another minute. */
const NEW_AT = [-30, -20, -20, 45]

test('SQL places orders by the rules of the board, and lets nobody fill a column', async () => {
  let count = 0
  for (const state of STATES) {
    for (const newAt of NEW_AT) {
      const { id } = await addSubmittedOrder(count % 4 ? ada : ben, restaurant)
      const estimatedFor = count % 5 ? at((count * 7) % 30) : null
      await db.write((tx) => tx.order.update({ where: { id }, data: { newAt: at(newAt), estimatedFor, ...state } }))
      count += 1
    }
  }
  const closedSince = at(-60)
  const rows = (await db.read.order.findMany()).filter(({ closedAt }) => !closedAt || closedAt >= closedSince)
  const asked = { of: { restaurantIds: [restaurant.id] }, closedSince, now: NOON }
  const idsOf = (places: readonly BoardPlace[], wanted: string) =>
    places.flatMap(({ id, column }) => (column === wanted ? id : []))
  const all = await pageOfPlaces(asked, { skip: 0, take: 99 }, db.read)
  expect(all).toHaveLength(rows.length)
  for (const column of BOARD_COLUMNS) {
    const ranked = rows
      .filter((row) => boardColumn(row, NOON) === column)
      .map((row) => ({ ...row, rank: boardRank(row, column, row.closedAt?.getTime() ?? 0) }))
      .toSorted((a, b) => a.rank - b.rank || a.id - b.id)
    // Three of each customer, then the next three of each.
    const turns = ranked.map((row, place) => {
      const before = ranked.slice(0, place).filter(({ customerId }) => customerId === row.customerId)
      return { id: row.id, turn: Math.floor(before.length / 3) }
    })
    const fair = turns.toSorted((a, b) => a.turn - b.turn).map(({ id }) => id)
    expect(fair.length, column).toBeGreaterThan(2)
    expect(idsOf(all, column), column).toEqual(fair)
    const second = await pageOfPlaces(asked, { skip: 2, take: 2 }, db.read)
    expect(idsOf(second, column), column).toEqual(fair.slice(2, 4))
  }
})
