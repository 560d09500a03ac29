import { afterEach, expect, test } from 'vitest'
import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { hashPassword } from '@/lib/accounts/server/password'
import { cancelForOperator, decideHelpForOperator, refundForOperator } from '@/lib/operate/server/acts'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import type { HelpDecision } from '@/lib/orders/contract/help-wire'
import { appealHelp, askHelp, decideHelp, withdrawRequests } from '@/lib/orders/server/help'
import { moveOrder } from '@/lib/orders/server/stages'
import type { Out } from './api'
import { type Act, db, ROUNDS, race } from './race'
import { scene } from './scene'
import { type Account, addCustomer, addDeliveredOrder, addRestaurant, type Restaurant } from './world'

const PASSWORD = 'the password of ada'

let ada: Account
let restaurant: Restaurant

const restore = scene(async () => {
  ada = await addCustomer({ passwordHash: await hashPassword(PASSWORD) })
  restaurant = await addRestaurant()
})
afterEach(async () => {
  // Acts without a route leave no entry of the audit log; the money must be right all the same.
  const { findings } = await checkLedger({ db })
  expect(findings.filter(({ rule }) => rule !== 'audit')).toEqual([])
})

type Asked = Out<'askHelp'>
async function asked(): Promise<Asked> {
  const { id } = await addDeliveredOrder(ada, restaurant, { paymentMethod: 'wallet' })
  return ada.call('askHelp', { id, body: { kind: 'never_came' } })
}
const reason = 'It was cold'
const all = ({ totalCost }: Asked) => ({ amountCents: Math.round(totalCost * 100) })
const decide =
  (order: Asked, refund: HelpDecision['refund']): Act =>
  (deps) =>
    decideHelp({ orderId: order.id, ownerId: restaurant.owner.id, refund, reason, version: order.version }, deps)
const appeal =
  ({ id }: Asked): Act =>
  (deps) =>
    appealHelp({ orderId: id, customerId: ada.id, text: 'Please look' }, deps)
const leave: Act = (deps) => deleteAccount({ userId: ada.id, password: PASSWORD }, { ...deps, withdrawRequests })

const RACES: [title: string, run: () => Promise<string[]>, outcomes: string[][]][] = [
  [
    'two requests',
    async () => {
      const { id } = await addDeliveredOrder(ada, restaurant)
      const ask: Act = (deps) =>
        askHelp({ orderId: id, customerId: ada.id, kind: 'late', lines: [], text: '', pictures: [] }, deps)
      return race(ask, ask, ask)
    },
    [['conflict', 'conflict', 'done']],
  ],
  [
    'refunds of everything in three tabs',
    async () => {
      const order = await asked()
      return race(decide(order, all(order)), decide(order, all(order)), decide(order, { amountCents: 1 }))
    },
    [['conflict', 'conflict', 'done']],
  ],
  [
    'a refund and a decline',
    async () => {
      const order = await asked()
      return race(decide(order, all(order)), decide(order, null))
    },
    [['conflict', 'done']],
  ],
  [
    "an owner's refund and an operator's",
    async () => {
      const order = await asked()
      const refund: Act = (deps) => refundForOperator({ orderId: order.id, ...all(order), reason }, deps)
      return race(decide(order, all(order)), refund)
    },
    [['conflict', 'done']],
  ],
  [
    'a decision and a cancellation by an operator, after the order went back to the kitchen',
    async () => {
      const order = await asked()
      const moved = await moveOrder(
        {
          orderId: order.id,
          actor: { id: restaurant.owner.id, firstName: 'Ada' },
          stage: 'preparing',
          version: order.version,
        },
        { db, now: new Date() },
      )
      const cancel: Act = (deps) => cancelForOperator({ orderId: order.id, reason }, deps)
      return race(decide({ ...order, version: moved.version }, { amountCents: 500 }), cancel)
    },
    [
      ['conflict', 'done'],
      ['done', 'done'],
    ],
  ],
  [
    'an appeal and a second decision',
    async () => {
      const order = await asked()
      await decide(order, null)({ db, now: new Date() })
      const version = order.version + 1
      return race(appeal(order), decide({ ...order, version }, all(order)), appeal(order))
    },
    [['conflict', 'conflict', 'done']],
  ],
  [
    "two operators' decisions",
    async () => {
      const order = await asked()
      await decide(order, null)({ db, now: new Date() })
      await appeal(order)({ db, now: new Date() })
      const act: Act = (deps) =>
        decideHelpForOperator({ orderId: order.id, refund: all(order), reason, version: order.version + 2 }, deps)
      return race(act, act)
    },
    [['conflict', 'done']],
  ],
  [
    'a decision and the deletion of the account',
    async () => {
      const order = await asked()
      return race(decide(order, all(order)), leave)
    },
    [
      ['conflict', 'done'],
      ['done', 'done'],
    ],
  ],
]

test.each(RACES)('%s: one wins, and no more goes back than was paid [4.36.5, 4.36.6]', async (_, run, outcomes) => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await restore()
    const [got, expected] = [(await run()).toSorted(), outcomes]
    expect(expected).toContainEqual(got)
    const { totalCents, refundedCents } = await db.read.order.findFirstOrThrow()
    expect(refundedCents).toBeLessThanOrEqual(totalCents)
  }
})
