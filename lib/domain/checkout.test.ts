import { describe, expect, test } from 'vitest'
import { advance, type Checkout, type CheckoutEvent, NO_ORDER, orderOf, recordOf, restored } from './checkout'

type Order = { id: number; status: 'Active' | 'Submitted' }
type State = Checkout<Order, string>
type Event = CheckoutEvent<Order, string>

const order: Order = { id: 1, status: 'Active' }
const other: Order = { id: 2, status: 'Active' }
const bought: Order = { id: 1, status: 'Submitted' }
const problem = { text: 'No', kind: 'other' } as const
const choices = { deliveryOption: 'priority' } as const
const changed = { changes: ['price'], left: [] }

const STATES: Record<State['at'], State> = {
  none: NO_ORDER,
  starting: { at: 'starting', before: null },
  ready: { at: 'ready', order },
  active: { at: 'active', order, choices, problem },
  placing: { at: 'placing', order, choices },
  changed: { at: 'changed', order, choices, problem: null, ...changed },
  renewing: { at: 'renewing', order, choices, ...changed },
  placed: { at: 'placed', order: bought },
}

const EVENTS: Record<Event['type'], Event> = {
  start: { type: 'start' },
  opened: { type: 'opened', order: other },
  arrived: { type: 'arrived' },
  chosen: { type: 'chosen', choices: { slot: null } },
  place: { type: 'place' },
  submitted: { type: 'submitted', order: bought },
  renewed: { type: 'renewed', order: { ...order } },
  refused: { type: 'refused', problem },
  changed: { type: 'changed', changes: ['gone'], left: [] },
  accept: { type: 'accept' },
  decline: { type: 'decline' },
  left: { type: 'left' },
  dropped: { type: 'dropped' },
  done: { type: 'done' },
}

/** Where each event leads from each state. An event that is not in a row changes nothing. */
const LEADS: Record<State['at'], Partial<Record<Event['type'], State['at']>>> = {
  none: { start: 'starting', opened: 'ready' },
  starting: { opened: 'ready', refused: 'none', dropped: 'none' },
  ready: { start: 'starting', opened: 'ready', arrived: 'active', dropped: 'none' },
  active: {
    chosen: 'active',
    place: 'placing',
    submitted: 'placed',
    renewed: 'active',
    refused: 'active',
    left: 'none',
    dropped: 'none',
  },
  placing: { submitted: 'placed', refused: 'active', changed: 'changed', dropped: 'none' },
  changed: { chosen: 'changed', accept: 'renewing', decline: 'active', left: 'none', dropped: 'none' },
  renewing: { opened: 'active', refused: 'changed', changed: 'changed', dropped: 'none' },
  placed: { start: 'starting', opened: 'ready', done: 'none', dropped: 'none' },
}

describe.each(Object.values(STATES))('$at', (state) => {
  test.each(Object.values(EVENTS))('on $type', (event) => {
    const after = advance(state, event)
    const leadsTo = LEADS[state.at][event.type]
    if (leadsTo) expect(after.at).toBe(leadsTo)
    else expect(after).toBe(state)
  })
})

const after = (state: State, ...types: Event['type'][]) => types.reduce((at, type) => advance(at, EVENTS[type]), state)

test('a ready order is kept when another one cannot be created', () => {
  expect(after(STATES.ready, 'start', 'refused')).toEqual(STATES.ready)
})

test('the choices are kept until the order is placed, also when a new order replaces it', () => {
  expect(after(STATES.active, 'place', 'changed', 'chosen', 'accept', 'opened')).toEqual({
    at: 'active',
    order: other,
    choices: { deliveryOption: 'priority', slot: null },
    problem: null,
  })
})

test('a new try clears the problem of the last one', () => {
  expect(after(STATES.active, 'place', 'refused')).toMatchObject({ at: 'active', problem })
  expect(after(STATES.active, 'place')).not.toHaveProperty('problem')
  expect(after(STATES.changed, 'accept', 'refused', 'accept', 'changed')).toMatchObject({
    problem: null,
    changes: ['gone'],
  })
})

test('a submitted order is what the server returned', () => {
  expect(after(STATES.placing, 'submitted')).toEqual({ at: 'placed', order: bought })
})

test.each(Object.values(STATES))('every state but none and starting has an order: $at', (state) => {
  expect(orderOf(state)?.id ?? null).toBe(state.at === 'none' || state.at === 'starting' ? null : 1)
})

test('a reload returns to the checkout with its choices, or to the steps after a placed order', () => {
  for (const at of ['active', 'placing', 'changed', 'renewing'] as const) {
    const record = recordOf(STATES[at])
    expect(record && restored(record)).toEqual({ at: 'active', order, choices, problem: null })
  }
  const record = recordOf(STATES.placed)
  expect(record && restored(record)).toEqual(STATES.placed)
  for (const at of ['none', 'starting', 'ready'] as const) expect(recordOf(STATES[at])).toBeNull()
})
