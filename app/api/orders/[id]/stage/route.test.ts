import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentOrderOut } from '@/lib/orders/contract/kitchen-schemas'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant, addSubmittedOrder, type Restaurant } from '@/tests/world'

const NOON = new Date('2026-11-21T17:00:00.000Z')
const MINUTE = 60_000

let ada: Account
let owner: Account
let restaurant: Restaurant
let id: number

/** An order that was submitted at noon, where orders are accepted manually. */
scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8, 12], over: { accepts: 'manual' } })
  owner = restaurant.owner
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  id = (await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet' })).id
  vi.useRealTimers()
})
afterEach(() => vi.useRealTimers())

const at = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)
const setClock = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: at(minutes) })
type Move = { stage: string; version: number; minutes?: number }
const move = (body: Move) => owner.call('moveOrder', { id, body })
const refuseMove = (body: object) => owner.refusal('moveOrder', { id, body })
const undo = (version: number) => owner.call('undoOrderMove', { id, body: { version } })
const estimate = (body: object) => owner.call('estimateOrder', { id, body })
const seen = () => ada.call('getOrder', { id })
const kinds = async () => (await seen()).events.map(({ kind, by }) => `${kind} by ${by}`)

describe('moving an order', () => {
  test('the owner moves it stage by stage, and the customer sees each with its time [4.11.1, 4.11.5, 7.1.1]', async () => {
    for (const [index, stage] of ['accepted', 'preparing', 'on_the_way', 'delivered'].entries()) {
      setClock(index + 1)
      expect(await move({ stage, version: index + 1 })).toMatchObject({ stage, version: index + 2 })
      expect(await seen()).toMatchObject({ stage, version: index + 2 })
    }
    expect((await seen()).events).toEqual([
      { kind: 'placed', by: 'customer', text: '', at: NOON.toISOString() },
      { kind: 'accepted', by: 'owner', text: '', at: at(1).toISOString() },
      { kind: 'preparing', by: 'owner', text: '', at: at(2).toISOString() },
      { kind: 'on_the_way', by: 'owner', text: '', at: at(3).toISOString() },
      { kind: 'delivered', by: 'owner', text: '', at: at(4).toISOString() },
    ])
  })

  test('whoever accepts may say when the meal arrives [4.11.6]', async () => {
    setClock(2)
    expect(await move({ stage: 'accepted', version: 1, minutes: 45 })).toMatchObject({
      acceptedAt: at(2).toISOString(),
      estimatedFor: at(47).toISOString(),
      undoUntil: at(3).toISOString(),
    })
    expect(await refuseMove({ stage: 'preparing', version: 2, minutes: 45 })).toMatchObject({ status: 409 })
  })

  test('a move from an old version is refused with the order as it is [4.11.3]', async () => {
    setClock(1)
    await move({ stage: 'preparing', version: 1 })
    const refusal = await refuseMove({ stage: 'accepted', version: 1 })
    expect(refusal).toMatchObject({
      status: 409,
      message: 'This order has changed in the meantime. Here it is as it is now.',
    })
    expect(currentOrderOut.parse(refusal).order).toMatchObject({ id, stage: 'preparing', version: 2 })
  })

  test('a move that was sent twice happens once [4.11.3]', async () => {
    setClock(1)
    const first = await move({ stage: 'accepted', version: 1 })
    expect(await move({ stage: 'accepted', version: 1 })).toEqual(first)
    const answers = await Promise.all([1, 2, 3].map(() => move({ stage: 'preparing', version: 2 })))
    expect(new Set(answers.map(({ version }) => version))).toEqual(new Set([3]))
    expect(await kinds()).toEqual(['placed by customer', 'accepted by owner', 'preparing by owner'])
  })

  test.each([
    [{ stage: 'placed', version: 1 }],
    [{ stage: 'cooking', version: 1 }],
    [{ stage: 'accepted' }],
    [{ version: 1 }],
    [{ stage: 'accepted', version: '1' }],
    [{ stage: 'accepted', version: 1, minutes: 4 }],
    [{ stage: 'accepted', version: 1, minutes: 181 }],
    [{ stage: 'accepted', version: 1, minutes: 10.5 }],
  ])('%j is refused and changes nothing', async (body) => {
    setClock(1)
    const before = await seen()
    expect(await refuseMove(body)).toMatchObject({ status: 400 })
    expect(await seen()).toEqual(before)
  })
})

describe('undoing a move', () => {
  test('the last move can be undone for a minute, once [4.11.4, 7.1.1]', async () => {
    setClock(1)
    await move({ stage: 'accepted', version: 1, minutes: 90 })
    setClock(2)
    expect(await undo(2)).toMatchObject({
      stage: 'placed',
      version: 3,
      acceptedAt: null,
      estimatedFor: at(35).toISOString(),
    })
    expect(await owner.refusal('undoOrderMove', { id, body: { version: 3 } })).toMatchObject({
      status: 409,
      message: 'This can no longer be undone.',
    })
    expect(await kinds()).toEqual(['placed by customer', 'accepted by owner', 'undone by owner'])
  })

  test('nothing is undone after a minute, nor from an old version', async () => {
    setClock(1)
    await move({ stage: 'accepted', version: 1 })
    const refusal = (version: number) => owner.refusal('undoOrderMove', { id, body: { version } })
    expect(await refusal(1)).toMatchObject({ status: 409, order: { version: 2 } })
    setClock(2.1)
    expect(await refusal(2)).toMatchObject({ status: 409, order: { stage: 'accepted' } })
  })

  test('a delivered order that is undone is open again', async () => {
    setClock(1)
    await move({ stage: 'delivered', version: 1 })
    await undo(2)
    const { orders } = await owner.call('getBoard', { id: restaurant.id, query: { state: 'new' } })
    expect(orders).toMatchObject([{ id, stage: 'placed' }])
  })
})

describe('a new estimate', () => {
  test('the customer sees it, as an event [4.11.6, 7.1.1]', async () => {
    setClock(1)
    await move({ stage: 'accepted', version: 1 })
    setClock(20)
    expect(await estimate({ minutes: 30, version: 2 })).toMatchObject({
      estimatedFor: at(50).toISOString(),
      version: 3,
    })
    expect((await kinds()).at(-1)).toBe('delayed by owner')
  })

  test('an order has to be accepted first, and is not estimated once it is done', async () => {
    setClock(1)
    const refusal = (version: number) => owner.refusal('estimateOrder', { id, body: { minutes: 30, version } })
    expect(await refusal(1)).toMatchObject({ status: 409, message: 'Please accept this order first.' })
    await move({ stage: 'delivered', version: 1 })
    expect(await refusal(2)).toMatchObject({ status: 409, message: 'This order is done.' })
    expect(await refusal(1)).toMatchObject({ status: 409, order: { version: 2 } })
  })
})

describe('what the clock does', () => {
  const ledger = async () => (await ada.call('getSession')) as { wallet: number }

  test('an order that nobody accepts is canceled and refunded after 10 minutes, whoever looks [4.12.2]', async () => {
    setClock(9.9)
    expect(await seen()).toMatchObject({ stage: 'placed', cancelableUntil: at(10).toISOString() })
    setClock(10)
    expect(await seen()).toMatchObject({
      status: 'Canceled',
      canceledBy: 'system',
      cancelReason: 'no_answer',
      canceledAt: at(10).toISOString(),
    })
    expect(await ledger()).toMatchObject({ wallet: 999.99 })
    expect(await kinds()).toEqual(['placed by customer', 'canceled by system'])
  })

  test('an owner who accepts too late gets the canceled order', async () => {
    setClock(11)
    expect(await refuseMove({ stage: 'accepted', version: 1 })).toMatchObject({
      status: 409,
      order: { status: 'Canceled', cancelReason: 'no_answer' },
    })
  })

  test('an order on its way counts as delivered an hour after its estimate [4.11.7]', async () => {
    setClock(1)
    await move({ stage: 'on_the_way', version: 1 })
    setClock(94.9)
    expect(await seen()).toMatchObject({ stage: 'on_the_way' })
    setClock(200)
    const order = await seen()
    expect(order).toMatchObject({ stage: 'delivered', version: 3 })
    expect(order.events.at(-1)).toEqual({ kind: 'delivered', by: 'system', text: '', at: at(95).toISOString() })
  })

  test('many who look at once settle an order once [4.12.2]', async () => {
    setClock(15)
    await Promise.all([seen(), seen(), ada.call('listOrders'), ledger(), seen()])
    expect(await kinds()).toEqual(['placed by customer', 'canceled by system'])
    expect(await ledger()).toMatchObject({ wallet: 999.99 })
  })
})
