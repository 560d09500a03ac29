import { expect, test, vi } from 'vitest'
import { startSession } from '@/lib/accounts/server/sessions'
import { type User, userShape } from '@/lib/accounts/server/shapes'
import { after } from '@/lib/instant'
import { liftPerson, suspendPerson } from '@/lib/operate/server/people'
import { liftForOperator, suspendForOperator } from '@/lib/operate/server/restaurants'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { followClock } from '@/lib/orders/server/clock'
import { submitOrder } from '@/lib/orders/server/submit-order'
import { updateRestaurant } from '@/lib/restaurants/server/commands'
import { answerSuspension } from '@/lib/restaurants/server/suspensions'
import { type Act, databases, db, ROUNDS, race } from './race'
import { scene } from './scene'
import { type Account, addCustomer, addOrder, addRestaurant, type Restaurant } from './world'

let ada: Account
let customer: User
let restaurant: Restaurant

const restore = scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
  customer = await db.read.user.findUniqueOrThrow({ where: { id: ada.id }, select: userShape })
})

const reason = 'Complaints about the kitchen'
const choices = { deliveryOption: 'standard', scheduledFor: null, paymentMethod: 'wallet', tipCents: 0 } as const
const submit =
  (orderId: number): Act =>
  (deps) =>
    submitOrder({ ...choices, orderId, customer }, deps)
const close: Act = (deps) => suspendForOperator({ restaurantId: restaurant.id, reason, until: null }, deps)
const open: Act = (deps) => liftForOperator({ restaurantId: restaurant.id, reason }, deps)
const keepOut: Act = (deps) => suspendPerson({ userId: ada.id, reason, until: null }, deps)
const letIn: Act = (deps) => liftPerson({ userId: ada.id, reason }, deps)
const logIn: Act = (deps) => startSession({ userId: ada.id, proof: {}, device: 'Tests', replaces: null }, deps)

const RACES: [title: string, run: () => Promise<string[]>, outcomes: string[][]][] = [
  [
    'a restaurant suspended while it is ordered from',
    async () => {
      const { id } = await addOrder(ada, restaurant)
      const [suspended = '', submitted = ''] = await race(close, submit(id))
      const { status } = await db.read.order.findUniqueOrThrow({ where: { id }, select: { status: true } })
      expect(status).toBe(submitted === 'done' ? 'Submitted' : 'Active')
      return [suspended, submitted]
    },
    [
      ['done', 'done'],
      ['done', 'conflict'],
    ],
  ],
  [
    'a person suspended while logging in',
    async () => {
      const outcomes = await race(keepOut, logIn, logIn)
      expect(await db.read.session.count({ where: { userId: ada.id, suspended: false } })).toBe(0)
      return outcomes
    },
    [['done', 'done', 'done']],
  ],
  [
    'a person let back while logging in',
    async () => {
      await keepOut({ db, now: new Date() })
      const outcomes = await race(letIn, logIn, letIn)
      expect(await db.read.session.count({ where: { userId: ada.id, suspended: true } })).toBe(0)
      return outcomes.toSorted()
    },
    [['conflict', 'done', 'done']],
  ],
  [
    'a restaurant suspended while its owner deactivates it, and let back',
    async () => {
      const fields = { servicing: false }
      const stop: Act = (deps) =>
        updateRestaurant({ restaurantId: restaurant.id, actorId: restaurant.owner.id, fields }, deps)
      const outcomes = await race(close, stop)
      await open({ db, now: new Date() })
      const where = { id: restaurant.id }
      expect(await db.read.restaurant.findUniqueOrThrow({ where, select: { servicing: true } })).toEqual(fields)
      return outcomes
    },
    [['done', 'done']],
  ],
  [
    'two answers of an owner',
    async () => {
      await close({ db, now: new Date() })
      const say =
        (text: string): Act =>
        (deps) =>
          answerSuspension({ restaurantId: restaurant.id, actorId: restaurant.owner.id, text }, deps)
      return (await race(say('One'), say('Two'))).toSorted()
    },
    [['conflict', 'done']],
  ],
  [
    'ends of suspensions that several processes notice',
    async () => {
      const until = after(new Date(), 60_000)
      await suspendForOperator({ restaurantId: restaurant.id, reason, until }, { db, now: new Date() })
      await suspendPerson({ userId: ada.id, reason, until }, { db, now: new Date() })
      const settle: Act = ({ db: own }) => followClock({ db: own, now: until })
      const outcomes = await race(settle, settle, settle)
      const kind = { in: ['restaurant_lifted', 'account_lifted'] }
      expect(await db.read.mail.count({ where: { kind } })).toBe(2)
      return outcomes
    },
    [['done', 'done', 'done']],
  ],
]

test.each(RACES)('%s [4.37.2, 4.37.3, 4.37.7, 4.37.8]', async (_, run, outcomes) => {
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await restore()
    expect(outcomes).toContainEqual(await run())
    // Acts without a route leave no entry of the audit log; the money must be right all the same.
    const { findings } = await checkLedger({ db })
    expect(findings.filter(({ rule }) => rule !== 'audit')).toEqual([])
  }
})

test('every process sees a suspension and its end as a change of what visitors read [4.37.3]', async () => {
  const [one = db, other = db] = databases
  // On PostgreSQL the version is known once the connection for notices is open.
  await vi.waitFor(() => expect(other.contentVersion()).not.toBeNull())
  const until = after(new Date(), 60_000)
  const changes: Act[] = [
    (deps) => suspendForOperator({ restaurantId: restaurant.id, reason, until }, deps),
    // Of an inactive restaurant nothing else changes.
    (deps) => suspendForOperator({ restaurantId: restaurant.id, reason, until }, deps),
    ({ db: own }) => followClock({ db: own, now: until }),
  ]
  for (const change of changes) {
    const before = other.contentVersion()?.catalog
    await change({ db: one, now: new Date() })
    await vi.waitFor(() => expect(other.contentVersion()?.catalog).not.toBe(before))
  }
})
