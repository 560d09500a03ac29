import { describe, expect, test } from 'vitest'
import { signUp } from '@/lib/accounts/server/credentials'
import { type User, userShape } from '@/lib/accounts/server/shapes'
import { databaseOf } from '@/lib/http/authority'
import { once } from '@/lib/http/idempotency'
import { json } from '@/lib/http/respond'
import { setLike, updateMenuItem } from '@/lib/menu/server/commands'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { cancelOrder } from '@/lib/orders/server/cancel-order'
import { followClock } from '@/lib/orders/server/clock'
import { closeOrders } from '@/lib/orders/server/close-orders'
import { createOrder } from '@/lib/orders/server/create-order'
import { moveOrder } from '@/lib/orders/server/stages'
import { submitOrder } from '@/lib/orders/server/submit-order'
import { deleteRestaurant } from '@/lib/restaurants/server/commands'
import { createReview, deleteReview, updateReview } from '@/lib/reviews/server/commands'
import { addFunds, deductFunds, openWallet } from '@/lib/wallet/server'
import { aCustomer } from './builders'
import { type Act, db, ROUNDS, race } from './race'
import { scene } from './scene'
import {
  type Account,
  addCustomer,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  ledgerOf,
  type Restaurant,
} from './world'

let ada: Account
let bob: Account
let customer: User
let restaurant: Restaurant

const restore = scene(async () => {
  ada = await addCustomer()
  bob = await addCustomer()
  restaurant = await addRestaurant()
  customer = await db.read.user.findUniqueOrThrow({ where: { id: ada.id }, select: userShape })
})

const itemId = () => restaurant.items[0]?.id ?? 0
const lines = () =>
  restaurant.items.map(({ id }) => ({ menuItemId: id, quantity: 1, customizations: null, modifierIds: [] }))
const choices = { deliveryOption: 'standard', scheduledFor: null, paymentMethod: 'wallet', tipCents: 0 } as const
const submit =
  (orderId: number): Act =>
  (deps) =>
    submitOrder({ ...choices, orderId, customer }, deps)
const cancel =
  (orderId: number): Act =>
  (deps) =>
    cancelOrder({ orderId, actor: { id: ada.id, firstName: 'Ada' } }, deps)
/** Moves an order as the owner, who has seen it in this version. */
const move =
  ({ id, version }: { id: number; version: number }, stage: 'accepted' | 'preparing' | 'on_the_way'): Act =>
  (deps) =>
    moveOrder({ orderId: id, actor: { id: restaurant.owner.id, firstName: 'Ada' }, stage, version }, deps)
const order: Act = (deps) =>
  createOrder({ customer, restaurantId: restaurant.id, items: lines(), replaces: null, later: false }, deps)
const funds =
  (amountCents: number, move = addFunds): Act =>
  (deps) =>
    move({ userId: ada.id, amountCents }, deps)
const rate =
  (by: Account, orderId: number): Act =>
  (deps) =>
    createReview(
      {
        authorId: by.id,
        restaurantId: restaurant.id,
        orderId,
        text: 'Very good soup.',
        orderRating: 4,
        restaurantRating: 4,
      },
      deps,
    )

/** Each kind of race and its possible outcomes, in any order. */
const RACES: [string, () => Promise<string[]>, string[][]][] = [
  [
    'one order submitted three times',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      return race(submit(id), submit(id), submit(id))
    },
    [['done', 'done', 'done']],
  ],
  [
    'an order submitted and canceled',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      return race(submit(id), cancel(id), submit(id))
    },
    [
      ['done', 'done', 'done'],
      ['conflict', 'done', 'done'],
      ['conflict', 'conflict', 'done'],
    ],
  ],
  [
    'an order canceled three times',
    async () => {
      const { id } = await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet' })
      return race(cancel(id), cancel(id), cancel(id))
    },
    [['done', 'done', 'done']],
  ],
  [
    'more orders than the wallet pays for',
    async () => {
      await funds(99_999 - 4_000, deductFunds)({ db, now: new Date() })
      const ids = [await addOrder(ada, restaurant), await addOrder(ada, restaurant), await addOrder(ada, restaurant)]
      return race(...ids.map(({ id }) => submit(id)))
    },
    [['done', 'insufficient_funds', 'insufficient_funds']],
  ],
  [
    'a wallet filled and emptied',
    () => race(funds(500), funds(99_999, deductFunds), funds(300), funds(99_999, deductFunds)),
    [['done', 'done', 'done', 'insufficient_funds']],
  ],
  [
    'one order reviewed twice',
    async () => {
      const { id } = await addSubmittedOrder(ada, restaurant)
      return race(rate(ada, id), rate(ada, id))
    },
    [['conflict', 'done']],
  ],
  [
    'one restaurant reviewed by many',
    async () => {
      const orders = [await addSubmittedOrder(ada, restaurant), await addSubmittedOrder(ada, restaurant)]
      const other = await addSubmittedOrder(bob, restaurant)
      return race(...orders.map(({ id }) => rate(ada, id)), rate(bob, other.id))
    },
    [['done', 'done', 'done']],
  ],
  [
    'a review changed, deleted twice and joined by another',
    async () => {
      const { id } = await addReview(ada, restaurant)
      const next = await addSubmittedOrder(bob, restaurant)
      const change = { text: 'Cold when it came.', orderRating: 1, restaurantRating: 1 }
      return race(
        (deps) => updateReview({ reviewId: id, actorId: ada.id, ...change }, deps),
        (deps) => deleteReview({ reviewId: id, actorId: ada.id }, deps),
        (deps) => deleteReview({ reviewId: id, actorId: ada.id }, deps),
        rate(bob, next.id),
      )
    },
    [
      ['done', 'done', 'done', 'not_found'],
      ['done', 'done', 'not_found', 'not_found'],
    ],
  ],
  [
    'a canceled order whose review changes',
    async () => {
      const placed = await addSubmittedOrder(ada, restaurant)
      await rate(ada, placed.id)({ db, now: new Date() })
      const { id } = await db.read.review.findFirstOrThrow({ where: { orderId: placed.id } })
      const change = { text: 'Cold when it came.', orderRating: 1, restaurantRating: 1 }
      return race((deps) => updateReview({ reviewId: id, actorId: ada.id, ...change }, deps), cancel(placed.id))
    },
    [
      ['done', 'done'],
      ['done', 'not_found'],
    ],
  ],
  [
    'a restaurant deleted while it is ordered from',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      const outcomes = await race(
        order,
        (deps) =>
          deleteRestaurant({ restaurantId: restaurant.id, actorId: restaurant.owner.id }, { ...deps, closeOrders }),
        submit(id),
      )
      // Nobody could place an order without a restaurant, and no owner could cancel it.
      expect(await db.read.order.count({ where: { restaurantId: null, status: 'Active' } })).toBe(0)
      return outcomes
    },
    [
      ['done', 'done', 'done'],
      ['conflict', 'done', 'done'],
      ['done', 'done', 'not_found'],
      ['conflict', 'done', 'not_found'],
      // Deleted first, with the order that was about to be submitted.
      ['done', 'not_found', 'not_found'],
    ],
  ],
  [
    'a price raised while an order is submitted',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      return race(submit(id), (deps) =>
        updateMenuItem({ itemId: itemId(), actorId: restaurant.owner.id, priceCents: 900 }, deps),
      )
    },
    [
      ['done', 'done'],
      ['conflict', 'done'],
    ],
  ],
  [
    'one menu item liked and unliked',
    () =>
      race(
        ...[true, true, false, true].map(
          (liked): Act =>
            (deps) =>
              setLike({ itemId: itemId(), userId: ada.id, liked }, deps),
        ),
      ),
    [['done', 'done', 'done', 'done']],
  ],
  [
    'an order moved on two tablets and canceled by its customer',
    async () => {
      const placed = await addSubmittedOrder(ada, restaurant)
      return race(move(placed, 'preparing'), move(placed, 'on_the_way'), cancel(placed.id))
    },
    [['conflict', 'conflict', 'done']],
  ],
  [
    'an order that nobody accepted, settled by two processes, accepted and canceled',
    async () => {
      await db.write((tx) => tx.restaurant.updateMany({ data: { accepts: 'manual' } }))
      const placed = await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet' })
      const settle: Act = ({ db: own }) => followClock({ db: own, now: new Date(Date.now() + 11 * 60_000) })
      return race(settle, settle, move(placed, 'accepted'), cancel(placed.id))
    },
    [['conflict', 'done', 'done', 'done']],
  ],
  [
    'two accounts with one address',
    () => {
      const form = { ...aCustomer(), email: 'one@example.com', guest: null }
      const enter: Act = (deps) => signUp(form, { ...deps, openWallet })
      return race(enter, enter)
    },
    [['conflict', 'done']],
  ],
  [
    'one Idempotency-Key used three times',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      const call = { userId: ada.id, scope: 'PUT /x', key: 'k', body: '' }
      const again: Act = (deps) =>
        once(call, {
          ...deps,
          check: async () => {},
          run: async (keep) => {
            const db = databaseOf(
              deps.db,
              async () => {},
              (order, tx) => keep(json(order), tx),
            )
            return json(await submitOrder({ ...choices, orderId: id, customer }, { ...deps, db }))
          },
        })
      const paid = await race(again, again, again)
      expect((await ledgerOf(ada)).filter(({ reason }) => reason === 'order_payment')).toHaveLength(1)
      return paid
    },
    [['done', 'done', 'done']],
  ],
]

describe('calls that meet in several processes [4.1.3, 4.1.5, 4.4.1, 4.4.2, 4.9.1, 4.12.6, 5.3.3, T11, V2.3.1–4]', () => {
  test.each(RACES)('%s', async (_, run, allowed) => {
    for (let round = 0; round < ROUNDS; round++) {
      if (round > 0) await restore()
      expect(allowed).toContainEqual((await run()).toSorted())
      expect((await checkLedger({ db })).findings).toEqual([])
    }
  })
})
