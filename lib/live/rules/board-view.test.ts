import { expect, test } from 'vitest'
import type { OrderEventKind, Stage } from '@/lib/orders/rules/order-stage'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { boardEntries, ringsFor, withTraces } from './board-view'
import { ticketsToPrint } from './tickets'

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
  events: [{ kind: 'accepted' as OrderEventKind, at: at('18:30') }],
  help: null as { state: 'open' | 'declined'; answerUntil: Date } | null,
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
  const done = (id: number, time: string, day?: number) =>
    order(id, 'delivered', { events: [{ kind: 'delivered', at: at(time, day) }] })
  expect(placesOf([done(1, '23:50', 20), done(2, '12:30'), done(3, '18:00')])).toEqual([
    [3, 'done', false],
    [2, 'done', false],
  ])
})

test('an order that waits for an answer to a request for help stays on the board for its time [4.36.5]', () => {
  const asked = (state: 'open' | 'declined', until: Date) =>
    order(1, 'delivered', {
      events: [
        { kind: 'delivered', at: at('12:30', 19) },
        { kind: 'help_asked', at: at('18:00') },
      ],
      help: { state, answerUntil: until },
    })
  expect(placesOf([asked('open', at('19:01'))])).toEqual([[1, 'done', false]])
  expect(placesOf([asked('open', at('19:00'))])).toEqual([])
  expect(placesOf([asked('declined', at('19:01'))])).toEqual([])
})

test('a canceled order stays where it was until it has been seen [4.13.7]', () => {
  const canceled = (time: string) =>
    order(1, 'preparing', { status: 'Canceled', canceledAt: at(time), events: [{ kind: 'canceled', at: at(time) }] })
  expect(placesOf([canceled('18:50')])).toEqual([[1, 'preparing', true]])
  expect(placesOf([canceled('18:50')], [1])).toEqual([[1, 'done', false]])
  expect(placesOf([canceled('12:00')])).toEqual([[1, 'preparing', true]])
  // Before the board was first opened at this tablet.
  expect(placesOf([canceled('11:59')])).toEqual([[1, 'done', false]])
})

test('the board rings for what is new, and for what nobody has accepted [4.13.5]', () => {
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

test('of what is being prepared, the accepted stands apart from the started, canceled or not [4.13.1]', () => {
  const manual = { accepts: 'manual', acceptedAt: at('18:31') }
  const canceled = { status: 'Canceled', canceledAt: at('18:50'), events: [{ at: at('18:50') }] }
  const orders = [
    order(1, 'accepted', manual),
    order(2, 'preparing', manual),
    order(3, 'accepted', { ...manual, ...canceled }),
    order(4, 'accepted', { newAt: at('18:58') }),
  ]
  const parts = boardEntries(orders, view).map((entry) => [entry.order.id, entry.part])
  expect(new Map(parts as [number, string][])).toEqual(
    new Map([
      [1, 'to_start'],
      [2, 'started'],
      [3, 'to_start'],
      [4, 'new'],
    ]),
  )
})

test('an order that is moved leaves its place behind, between those that stood beside it [4.13.17]', () => {
  const first = order(1, 'accepted', { newAt: at('18:50') })
  const second = order(2, 'accepted', { newAt: at('18:52') })
  const third = order(3, 'accepted', { newAt: at('18:54') })
  const entry = boardEntries([first, second, third], view)[1]
  if (!entry) throw new Error('There is a second order')
  const traces = [{ entry, height: 240 }]
  const slotsOf = (orders: object[]) =>
    withTraces(boardEntries(orders as ReturnType<typeof order>[], view), traces).map((slot) => [
      slot.order.id,
      slot.part,
      slot.trace?.height ?? null,
    ])
  expect(slotsOf([first, { ...second, stage: 'preparing' }, third]).filter(([, part]) => part === 'new')).toEqual([
    [1, 'new', null],
    [2, 'new', 240],
    [3, 'new', null],
  ])
  // It was undone, or is gone.
  expect(slotsOf([first, second, third])).toEqual([1, 2, 3].map((id) => [id, 'new', null]))
  expect(slotsOf([first, third])).toEqual([1, 3].map((id) => [id, 'new', null]))
})

test('an order that is new at once prints a ticket, also one accepted as printing was turned on [4.13.20]', () => {
  const entries = boardEntries([order(1, 'accepted')], view)
  const ids = (since: Date) => ticketsToPrint(entries, { since: since.getTime(), printed: [] }).map(({ id }) => id)
  expect([ids(at('18:30')), ids(at('18:31'))]).toEqual([[1], []])
})

test('tickets print once an order is accepted and due, from then on and once [4.13.20]', () => {
  const since = at('18:55').getTime()
  const accepted = { accepts: 'manual', acceptedAt: at('18:56') }
  const orders = [
    order(1, 'accepted', accepted),
    order(2, 'placed', { accepts: 'manual', acceptedAt: null }),
    order(3, 'accepted', { ...accepted, acceptedAt: at('18:54') }),
    order(4, 'accepted', { ...accepted, newAt: at('20:00') }),
    order(5, 'preparing', accepted),
    order(6, 'accepted', { ...accepted, status: 'Canceled', canceledAt: at('18:58') }),
    order(7, 'on_the_way', accepted),
    order(8, 'accepted', accepted),
  ]
  const tickets = ticketsToPrint(boardEntries(orders, view), { since, printed: [8] })
  expect(tickets.map(({ id }) => id)).toEqual([1, 5])
})
