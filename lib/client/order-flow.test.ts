import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inDollars } from '@/lib/contracts/money-fields'
import type { Order } from '@/lib/contracts/orders'
import type { CartItem } from '@/lib/domain/cart'
import { cart, useCart } from './cart-store'
import { checkoutVisit } from './checkout-visit'
import { currentOrder, useCurrentOrder } from './current-order-store'
import { followCheckout, orderPlaced, startOrder, submitOrder, usePlacedOrder } from './order-flow'
import { afterChanges, renewOrder } from './renew-order'

/** As much of a browser's storage as the stores use. */
class MemoryStorage {
  readonly #kept = new Map<string, string>()
  getItem = (key: string) => this.#kept.get(key) ?? null
  setItem = (key: string, value: string) => void this.#kept.set(key, value)
  removeItem = (key: string) => void this.#kept.delete(key)
}

const restaurant = { id: 7, name: 'Bistro', servicing: true, closingTime: '', timeZone: 'UTC', storeImage: '' }
const item = (id: number, name: string, priceCents: number) => ({
  id: id + 1000,
  menu_item_id: id,
  menu_item_name: name,
  name,
  quantity: 1,
  restaurant_id: 7,
  customizations: null,
  priceCents,
  food_image: '',
})
const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 12,
  status: 'Active',
  totalCents: 2000,
  subtotalCents: 1200,
  deliveryFeeCents: 649,
  priorityFeeCents: 0,
  taxesAndFeesCents: 120,
  tipCents: 31,
  deliveryOption: 'standard',
  scheduledFor: null,
  deliveryInstructions: '',
  paymentMethod: null,
  createdAt: '2026-03-03T23:00:00.000Z',
  submittedAt: null,
  canceledAt: null,
  cancelableUntil: null,
  reviewed: false,
  restaurantId: 7,
  restaurant_id: 7,
  restaurant,
  orderItems: [item(1, 'Soup', 800), item(2, 'Cake', 400)],
  ...over,
})
const aLine = (id: number, name: string, priceCents: number): CartItem => ({
  id,
  name,
  priceCents,
  quantity: 1,
  restaurantId: 7,
  restaurantName: 'Bistro',
  foodImage: '',
  customizations: null,
})

const first = { idempotencyKey: 'key', replaces: null }

type Answer = { status?: number; body?: unknown }
let calls: { method: string; path: string; body: unknown; key: string | null }[] = []

/** A server that answers by method and path; what it does not know is lost on the way. */
function serve(answers: Record<string, Answer>) {
  calls = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const key = new Headers(headers).get('Idempotency-Key')
    calls.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null, key })
    const answer = answers[`${method} ${path}`]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(inDollars(answer.body), { status: answer.status ?? 200 })
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
  vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=token' })
  vi.useFakeTimers()
  useCurrentOrder.setState({ order: null })
  useCart.setState({ userId: 3, items: [], open: false })
})

afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function standBy() {
  const done: string[] = []
  usePlacedOrder.setState({ steps: { announce: () => done.push('announce'), reloadOrders: () => done.push('reload') } })
  return done
}

test('an empty cart makes no order and no call', async () => {
  serve({})
  expect(await startOrder([], first)).toBeNull()
  expect(calls).toEqual([])
})

test('an order is made of the lines of the cart and kept as the current one', async () => {
  serve({ 'POST /api/orders/': { status: 201, body: anOrder() }, 'GET /api/orders/12': { body: anOrder() } })
  expect(await startOrder([aLine(1, 'Soup', 800)], first)).toMatchObject({ id: 12 })
  expect(calls[0]).toMatchObject({
    key: 'key',
    body: { restaurant_id: 7, status: 'Active', items: [{ menu_item_id: 1, quantity: 1, restaurant_id: 7 }] },
  })
  expect(currentOrder.stored()).toMatchObject({ id: 12, status: 'Active' })
})

test('the restaurant of an order is that of its first line, else that of the current order, else there is none', async () => {
  serve({ 'POST /api/orders/': { status: 201, body: anOrder() }, 'GET /api/orders/12': { body: anOrder() } })
  const unknown = { ...aLine(1, 'Soup', 800), restaurantId: null }
  expect(await startOrder([unknown], first)).toBeNull()
  expect(calls).toEqual([])
  currentOrder.set(anOrder({ id: 11, restaurantId: 8 }))
  await startOrder([unknown], first)
  expect(calls[0]?.body).toMatchObject({ restaurant_id: 8, items: [{ menu_item_id: 1, restaurant_id: 8 }] })
  currentOrder.set(anOrder({ id: 11, restaurantId: 8 }))
  await startOrder([aLine(1, 'Soup', 800), unknown], first)
  expect(calls[2]?.body).toMatchObject({ restaurant_id: 7 })
})

test('what is created or submitted is read again by its id', async () => {
  const now = anOrder({ status: 'Submitted', totalCents: 2100 })
  serve({
    'POST /api/orders/': { status: 201, body: anOrder() },
    'PUT /api/orders/12/submit': { body: anOrder({ status: 'Submitted' }) },
    'GET /api/orders/12': { body: now },
  })
  expect(await startOrder([aLine(1, 'Soup', 800)], first)).toEqual(now)
  expect(await submitOrder(12, {}, 'key')).toEqual(now)
  expect(currentOrder.stored()).toEqual(now)
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/orders/',
    'GET /api/orders/12',
    'PUT /api/orders/12/submit',
    'GET /api/orders/12',
  ])
})

test('a submitted order counts as submitted even when reading it again fails', async () => {
  serve({ 'PUT /api/orders/12/submit': { body: anOrder({ status: 'Submitted' }) } })
  const submitting = submitOrder(12, {}, 'key')
  // A call that got lost waits for a moment, in case the page is being left.
  await vi.runAllTimersAsync()
  expect(await submitting).toMatchObject({ status: 'Submitted' })
  expect(currentOrder.stored()?.status).toBe('Submitted')
})

test('a placed order is announced after 500 ms; after 1000 ms the orders are reloaded and the cart is empty', () => {
  const done = standBy()
  cart.replace([aLine(1, 'Soup', 800)])
  currentOrder.set(anOrder({ status: 'Submitted' }))
  orderPlaced()
  orderPlaced()
  vi.advanceTimersByTime(499)
  expect(done).toEqual([])
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['announce'])
  vi.advanceTimersByTime(499)
  expect(useCart.getState().items).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(done).toEqual(['announce', 'reload'])
  expect(useCart.getState().items).toEqual([])
  expect(currentOrder.stored()).toBeNull()
})

test('an order that is still Active is not announced', () => {
  const done = standBy()
  currentOrder.set(anOrder())
  orderPlaced()
  vi.runAllTimers()
  expect(done).toEqual([])
  expect(currentOrder.stored()).not.toBeNull()
})

test('the cart of somebody who signed in meanwhile is left alone', () => {
  standBy()
  currentOrder.set(anOrder({ status: 'Submitted' }))
  orderPlaced()
  vi.advanceTimersByTime(600)
  cart.switchTo(4)
  cart.replace([aLine(1, 'Soup', 800)])
  vi.runAllTimers()
  expect(useCart.getState().items).toHaveLength(1)
})

test('going elsewhere drops the Active order of this tab; staying or reloading does not', () => {
  currentOrder.set(anOrder())
  checkoutVisit.begin(12)
  followCheckout('/checkout')
  followCheckout('/checkout/')
  expect(currentOrder.stored()?.id).toBe(12)
  followCheckout('/home')
  expect(currentOrder.stored()).toBeNull()
  expect(checkoutVisit.orderId()).toBeNull()
})

test('a tab that was not at checkout drops nothing, and one that was leaves another tab’s order alone', () => {
  currentOrder.set(anOrder())
  followCheckout('/home')
  expect(currentOrder.stored()?.id).toBe(12)
  checkoutVisit.begin(11)
  followCheckout('/home')
  expect(currentOrder.stored()?.id).toBe(12)
})

test('what follows a placed order goes on after a reload', () => {
  const done = standBy()
  currentOrder.set(anOrder({ status: 'Submitted' }))
  checkoutVisit.begin(12)
  useCurrentOrder.setState({ order: null })
  followCheckout('/checkout')
  vi.runAllTimers()
  expect(done).toEqual(['announce', 'reload'])
})

test('a fresh order takes the place of one that changed, and the cart follows', async () => {
  const before = anOrder()
  const now = anOrder({ orderItems: [{ ...item(1, 'Soup', 800), menu_item_id: null }, item(2, 'Cake', 400)] })
  const fresh = anOrder({ id: 13, orderItems: [item(2, 'Cake', 500)] })
  serve({
    'GET /api/orders/12': { body: now },
    'POST /api/orders/': { status: 201, body: fresh },
    'GET /api/orders/13': { body: fresh },
  })
  currentOrder.set(before)
  cart.replace([aLine(1, 'Soup', 800), aLine(2, 'Cake', 400), aLine(3, 'Tea', 300)])
  const changed = await afterChanges(before, [
    { kind: 'gone', menu_item_id: null, name: 'Soup' },
    { kind: 'price', menu_item_id: 2, name: 'Cake', fromCents: 400, toCents: 500 },
  ])
  await renewOrder(changed, 'key')
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /api/orders/12',
    'POST /api/orders/',
    'GET /api/orders/13',
  ])
  expect(calls[1]).toMatchObject({ key: 'key', body: { items: [{ menu_item_id: 2 }], replaces: 12 } })
  expect(checkoutVisit.orderId()).toBe(13)
  expect(currentOrder.stored()?.id).toBe(13)
  expect(useCart.getState().items.map(({ name, priceCents }) => [name, priceCents])).toEqual([
    ['Cake', 500],
    ['Tea', 300],
  ])
})

test('nothing is made of an order of which nothing is left', async () => {
  const nothing = anOrder({ orderItems: [{ ...item(1, 'Soup', 800), menu_item_id: null }] })
  serve({ 'GET /api/orders/12': { body: nothing } })
  const gone = await afterChanges(anOrder(), [{ kind: 'gone', menu_item_id: null, name: 'Soup' }])
  expect(gone.left).toEqual([])
  const closed = await afterChanges(anOrder(), [{ kind: 'closed' }])
  expect(closed.left).toEqual([])
  await renewOrder(gone, 'key')
  await renewOrder(closed, 'key')
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('an order that is left behind is known until another has taken its place', async () => {
  currentOrder.set(anOrder())
  checkoutVisit.begin(12)
  followCheckout('/home')
  expect(checkoutVisit.leftBehind()).toBe(12)
  serve({})
  const lost = startOrder([aLine(1, 'Soup', 800)], { idempotencyKey: 'key', replaces: 12 }).catch(() => null)
  await vi.runAllTimersAsync()
  await lost
  expect(checkoutVisit.leftBehind()).toBe(12)
  const next = anOrder({ id: 13 })
  serve({ 'POST /api/orders/': { status: 201, body: next }, 'GET /api/orders/13': { body: next } })
  await startOrder([aLine(1, 'Soup', 800)], { idempotencyKey: 'key', replaces: 12 })
  expect(calls[0]?.body).toMatchObject({ replaces: 12 })
  expect(checkoutVisit.leftBehind()).toBeNull()
})

test('an order that is taken up again, or begun in another tab, is not left behind', () => {
  checkoutVisit.leaveBehind(12)
  checkoutVisit.begin(13)
  expect(checkoutVisit.leftBehind()).toBe(12)
  checkoutVisit.begin(12)
  expect(checkoutVisit.leftBehind()).toBeNull()
})
