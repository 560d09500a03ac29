import fc from 'fast-check'
import { actor, actorOf, ask, type Command, command, pick, picked, recent } from './command'
import { STAGES } from './stages'

// All that a kitchen can do with its orders.

const move = command(
  'move',
  fc.record({
    who: fc.oneof({ weight: 9, arbitrary: fc.constant('owner' as const) }, actor),
    which: recent,
    to: fc.constantFrom(...STAGES.slice(1)),
    isOld: fc.constantFrom(false, false, false, true),
    twice: fc.boolean(),
  }),
  async (book, { who, which, to, isOld, twice }) => {
    const order = picked(book.orders, which)
    if (!order) return
    const owner = actorOf(book, order, who)
    const version = Math.max(0, order.version - (isOld ? 1 : 0))
    const call = { id: order.id, body: { stage: to, version } }
    for (let time = 0; time < (twice ? 2 : 1); time++) {
      await ask(owner, 'moveOrder', call, book.move(owner, order, to, version))
    }
  },
)

const undo = command('undo', fc.record({ who: actor, which: recent }), async (book, { who, which }) => {
  const order = picked(book.orders, which)
  if (!order) return
  const owner = who === 'customer' ? order.restaurant.owner : actorOf(book, order, who)
  const call = { id: order.id, body: { version: order.version } }
  await ask(owner, 'undoOrderMove', call, book.undo(owner, order))
})

const pause = command(
  'pause',
  fc.record({ where: pick, minutes: fc.constantFrom(0, 0, 15, 60) }),
  async (book, { where, minutes }) => {
    const restaurant = picked(book.restaurants, where)
    if (!restaurant) return
    const call = { id: restaurant.id, body: { minutes } }
    await ask(restaurant.owner, 'pauseRestaurant', call, restaurant.gone ? 404 : 200)
    book.pause(restaurant, minutes)
  },
)

const accept = command('accept', fc.record({ where: pick, byHand: fc.boolean() }), async (book, { where, byHand }) => {
  const restaurant = picked(book.restaurants, where)
  if (!restaurant) return
  const call = { id: restaurant.id, body: { accepts: byHand ? 'manual' : 'auto' } }
  await ask(restaurant.owner, 'updateRestaurant', call, restaurant.gone ? 404 : 200)
  restaurant.byHand = byHand
})

const openBoard = command('openBoard', pick, async (book, where) => {
  const restaurant = picked(book.restaurants, where)
  if (!restaurant) return
  await ask(restaurant.owner, 'keepBoardOpen', { id: restaurant.id }, restaurant.gone ? 404 : 200)
  restaurant.boardSeenAt = book.now
})

const sellOut = command(
  'sellOut',
  fc.record({ where: pick, which: pick, soldOut: fc.boolean() }),
  async (book, { where, which, soldOut }) => {
    const restaurant = picked(book.restaurants, where)
    const item = restaurant && picked(restaurant.items, which)
    if (!restaurant || !item) return
    const call = { id: item.id, body: { until: soldOut ? 'changed' : null } }
    await ask(restaurant.owner, 'setAvailability', call, item.gone ? 404 : 200)
    item.soldOut = soldOut
  },
)

export const LIVE_COMMANDS: fc.Arbitrary<Command>[] = [
  move,
  move,
  move,
  move,
  undo,
  pause,
  accept,
  accept,
  openBoard,
  sellOut,
]
