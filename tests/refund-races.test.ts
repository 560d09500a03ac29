import { expect, test } from 'vitest'
import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { hashPassword } from '@/lib/accounts/server/password'
import { cancelForOperator, refundForOperator } from '@/lib/operate/server/acts'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { cancelOrder } from '@/lib/orders/server/cancel-order'
import { decideHelp, withdrawRequests } from '@/lib/orders/server/help'
import type { Out } from './api'
import { type Act, db, raceFrom } from './race'
import { scene } from './scene'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addRestaurant,
  addSubmittedOrder,
  type Restaurant,
} from './world'

/** Races of each kind, all at the same time: 300 in all. */
const RACES = Number(process.env.PLATEFUL_RACES ?? 50)
const PASSWORD = 'the password of ada'
const reason = 'It was cold'

let restaurant: Restaurant
let passwordHash: string

scene(async () => {
  passwordHash = await hashPassword(PASSWORD)
  restaurant = await addRestaurant()
})

type Placed = { customer: Account; order: Out<'submitOrder'> }

const cents = ({ order }: Placed) => Math.round(order.totalCost * 100)
const refund =
  (placed: Placed, share: number): Act =>
  (deps) =>
    refundForOperator({ orderId: placed.order.id, amountCents: Math.ceil(cents(placed) * share), reason }, deps)
const refundLines =
  ({ order }: Placed): Act =>
  (deps) =>
    refundForOperator(
      { orderId: order.id, lines: order.orderItems.map(({ id, quantity }) => ({ id, quantity })), reason },
      deps,
    )
const cancel =
  ({ order }: Placed): Act =>
  (deps) =>
    cancelForOperator({ orderId: order.id, reason }, deps)
const cancelAsCustomer =
  ({ order, customer }: Placed): Act =>
  (deps) =>
    cancelOrder({ orderId: order.id, actor: { id: customer.id, firstName: 'Ada' }, text: '', items: [] }, deps)
const decide =
  (placed: Placed): Act =>
  (deps) =>
    decideHelp(
      {
        orderId: placed.order.id,
        ownerId: restaurant.owner.id,
        refund: { amountCents: Math.ceil(cents(placed) * 0.6) },
        reason,
        version: placed.order.version,
      },
      deps,
    )
const leave =
  ({ customer }: Placed): Act =>
  (deps) =>
    deleteAccount({ userId: customer.id, password: PASSWORD }, { ...deps, withdrawRequests })

/** A new account's order, paid by wallet. */
async function place(at: number, state: 'open' | 'delivered' | 'asked'): Promise<Placed> {
  const customer = await addCustomer({ passwordHash, email: `ada${at}@example.com`, phoneNumber: null })
  const choices = { paymentMethod: 'wallet', tipPercent: 15 }
  if (state === 'open') return { customer, order: await addSubmittedOrder(customer, restaurant, choices) }
  const order = await addDeliveredOrder(customer, restaurant, choices)
  if (state === 'delivered') return { customer, order }
  return { customer, order: await customer.call('askHelp', { id: order.id, body: { kind: 'never_came' } }) }
}

const KINDS: [
  title: string,
  state: 'open' | 'delivered' | 'asked',
  acts: (placed: Placed) => Act[],
  outcomes: string[],
][] = [
  [
    'two refunds of more than half',
    'delivered',
    (one) => [refund(one, 0.6), refund(one, 0.6)],
    ['done,conflict', 'conflict,done'],
  ],
  [
    'a refund of all lines, one of them again, and one of the rest',
    'delivered',
    (one) => [refundLines(one), refundLines(one), refund(one, 0.5)],
    ['done,validation,conflict', 'validation,done,conflict', 'conflict,conflict,done'],
  ],
  [
    'a refund and a cancellation by operators',
    'open',
    (one) => [refund(one, 0.6), cancel(one)],
    ['done,done', 'conflict,done'],
  ],
  [
    'a refund and a cancellation by the customer',
    'open',
    (one) => [refund(one, 1), cancelAsCustomer(one)],
    ['done,done', 'conflict,done'],
  ],
  [
    "an operator's refund and the restaurant's decision",
    'asked',
    (one) => [refund(one, 0.6), decide(one)],
    ['done,conflict', 'conflict,done'],
  ],
  [
    'two refunds and the deletion of the account',
    'delivered',
    (one) => [refund(one, 0.6), leave(one), refund(one, 0.6)],
    ['done,done,conflict', 'conflict,done,done'],
  ],
]

test.each(KINDS)(
  `${RACES} times %s: no cent more goes back than was paid [4.35.9, 4.36.6]`,
  async (_, state, actsOf, allowed) => {
    const placed: Placed[] = []
    for (let at = 0; at < RACES; at += 1) placed.push(await place(at, state))
    const outcomes = await Promise.all(placed.map(async (one, at) => (await raceFrom(at, actsOf(one))).join()))
    expect(allowed).toEqual(expect.arrayContaining([...new Set(outcomes)]))
    for (const { order } of placed) {
      const row = await db.read.order.findUniqueOrThrow({
        where: { id: order.id },
        select: { totalCents: true, refundedCents: true, refunds: true, walletEntries: true, status: true },
      })
      const sum = (amounts: readonly { amountCents: number }[]) =>
        amounts.reduce((all, one) => all + one.amountCents, 0)
      expect(row.refundedCents).toBeLessThanOrEqual(row.totalCents)
      // The wallet has what was paid less what went back, to the cent.
      expect(sum(row.walletEntries)).toBe(row.refundedCents - row.totalCents)
      expect(row.refundedCents).toBe(row.status === 'Canceled' ? row.totalCents : sum(row.refunds))
    }
    // Acts without a route leave no entry of the audit log.
    const { findings } = await checkLedger({ db })
    expect(findings.filter(({ rule }) => rule !== 'audit')).toEqual([])
  },
)
