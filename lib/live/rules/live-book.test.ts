import { expect, test } from 'vitest'
import type { Stage } from '@/lib/orders/rules/order-stage'
import { isOpen, newerOf, withOrders, withSnapshot } from './live-book'

const order = (id: number, version: number, stage: Stage = 'preparing') =>
  ({ id, version, stage, status: 'Submitted' }) as const
const bookOf = (...orders: ReturnType<typeof order>[]) => new Map(orders.map((one) => [one.id, one]))
const versions = (book: ReadonlyMap<number, { id: number; version: number }>) =>
  [...book.values()].map(({ id, version }) => [id, version])

test('a screen never goes back to an older version [4.16.4]', () => {
  const shown = order(1, 3)
  expect(newerOf(shown, undefined)).toBe(shown)
  expect([2, 3, 4].map((version) => newerOf(shown, order(1, version)).version)).toEqual([3, 3, 4])
  expect(versions(withOrders(bookOf(order(1, 3)), [order(1, 2), order(2, 1)]))).toEqual([
    [1, 3],
    [2, 1],
  ])
})

test('nothing can happen to an order that is canceled or delivered', () => {
  expect([order(1, 1), order(1, 1, 'delivered')].map(isOpen)).toEqual([true, false])
  expect(isOpen({ ...order(1, 1), status: 'Canceled' })).toBe(false)
})

test('an order that comes again in the same version takes the place of the known one', () => {
  const [known, next] = [order(1, 3), order(1, 3)]
  expect(newerOf(known, next)).toBe(known)
  expect(withOrders(bookOf(known), [next]).get(1)).toBe(next)
  expect(versions(withOrders(bookOf(known), [order(1, 2)]))).toEqual([[1, 3]])
})

test('a snapshot drops what was open and is in it no longer, and keeps what is closed', () => {
  const known = bookOf(order(1, 3), order(2, 5), order(3, 7, 'delivered'))
  expect(versions(withSnapshot(known, [order(1, 2), order(4, 1)]))).toEqual([
    [3, 7],
    [1, 3],
    [4, 1],
  ])
})
