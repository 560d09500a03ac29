import { expect, test } from 'vitest'
import type { Stage } from '@/lib/orders/rules/order-stage'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { boardEntries, ringsFor } from './board-view'

const at = (time: string, day = 21) => new Date(`2026-11-${day}T${time}:00.000-05:00`)
const now = at('19:00').getTime()
const view = { now, timeZone: 'America/New_York', since: at('12:00').getTime(), seen: [] as number[] }

const order = (id: number, stage: Stage, over: object = {}) => ({
  id,
  version: 1,
  status: 'Submitted' as 'Submitted' | 'Canceled',
  stage,
  accepts: 'auto' as AcceptMode,
  newAt: at('18:30'),
  acceptedAt: at('18:30'),
  estimatedFor: at('19:05'),
  scheduledFor: null,
  opensAt: null,
  canceledAt: null as Date | null,
  events: [{ at: at('18:30') }],
  ...over,
})

const placesOf = (orders: ReturnType<typeof order>[], seen = view.seen) =>
  boardEntries(orders, { ...view, seen }).map((entry) => [entry.order.id, entry.column, entry.isVoid])

test('orders stand in their columns, those that need attention first', () => {
  const orders = [
    order(1, 'accepted', { newAt: at('18:58') }),
    order(2, 'accepted', { newAt: at('18:50') }),
    order(3, 'preparing', { estimatedFor: at('19:20') }),
    order(4, 'preparing', { estimatedFor: at('19:10') }),
    order(5, 'accepted', { newAt: at('20:00') }),
  ]
  const columns = (column: string) => placesOf(orders).filter((place) => place[1] === column)
  expect(columns('new').map(([id]) => id)).toEqual([2, 1])
  expect(columns('preparing').map(([id]) => id)).toEqual([4, 3])
  expect(columns('later').map(([id]) => id)).toEqual([5])
})

test('what was closed before today is gone, the rest of it ends with the oldest', () => {
  const done = (id: number, time: string, day?: number) => order(id, 'delivered', { events: [{ at: at(time, day) }] })
  expect(placesOf([done(1, '23:50', 20), done(2, '12:30'), done(3, '18:00')])).toEqual([
    [3, 'done', false],
    [2, 'done', false],
  ])
})

test('a canceled order stays where it was until it has been seen', () => {
  const canceled = (time: string) =>
    order(1, 'preparing', { status: 'Canceled', canceledAt: at(time), events: [{ at: at(time) }] })
  expect(placesOf([canceled('18:50')])).toEqual([[1, 'preparing', true]])
  expect(placesOf([canceled('18:50')], [1])).toEqual([[1, 'done', false]])
  // Before the board was first opened at this tablet.
  expect(placesOf([canceled('11:59')])).toEqual([[1, 'done', false]])
})

test('the board rings for what is new, and for what nobody has accepted', () => {
  const later = { newAt: at('20:00'), accepts: 'manual' }
  const orders = [
    order(1, 'accepted', { newAt: at('18:58') }),
    order(2, 'preparing'),
    order(3, 'placed', later),
    order(4, 'accepted', later),
    order(5, 'accepted', { newAt: at('18:58'), status: 'Canceled', canceledAt: at('18:59') }),
  ]
  expect(boardEntries(orders, view).flatMap((entry) => (ringsFor(entry) ? entry.order.id : []))).toEqual([1, 3])
})
