import { describe, expect, test } from 'vitest'
import {
  advance,
  type Checkout,
  type CheckoutEvent,
  type Choices,
  NO_ORDER,
  orderOf,
  type Problem,
  recordOf,
  restored,
} from './checkout-states'

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
  active: { at: 'active', order, choices, problem, unsure: false },
  leaving: { at: 'leaving', order, choices },
  placing: { at: 'placing', order, choices },
  changed: { at: 'changed', order, choices, problem: null, ...changed },
  renewing: { at: 'renewing', order, choices, ...changed },
  placed: { at: 'placed', order: bought },
}

const EVENTS: Record<Event['type'], Event> = {
  start: { type: 'start' },
  opened: { type: 'opened', order: other },
  arrived: { type: 'arrived' },
  chosen: { type: 'chosen', choices: { scheduledFor: null } },
  place: { type: 'place' },
  submitted: { type: 'submitted', order: bought },
  renewed: { type: 'renewed', order: { ...order } },
  refused: { type: 'refused', problem },
  lost: { type: 'lost', problem },
  changed: { type: 'changed', changes: ['gone'], left: [] },
  accept: { type: 'accept' },
  decline: { type: 'decline' },
  left: { type: 'left' },
  replaced: { type: 'replaced', order: other },
  placedElsewhere: { type: 'placedElsewhere' },
  dropped: { type: 'dropped' },
  done: { type: 'done' },
}

/** Where each event leads from each state. An event that is not in a row changes nothing. */
const LEADS: Record<State['at'], Partial<Record<Event['type'], State['at']>>> = {
  none: { start: 'starting', opened: 'ready' },
  starting: { opened: 'ready', refused: 'none', dropped: 'none' },
  ready: {
    start: 'starting',
    opened: 'ready',
    arrived: 'active',
    replaced: 'ready',
    placedElsewhere: 'none',
    dropped: 'none',
  },
  active: {
    chosen: 'active',
    place: 'placing',
    submitted: 'placed',
    renewed: 'active',
    refused: 'active',
    left: 'none',
    replaced: 'active',
    placedElsewhere: 'none',
    dropped: 'none',
  },
  leaving: {
    opened: 'ready',
    arrived: 'active',
    submitted: 'placed',
    renewed: 'none',
    replaced: 'active',
    placedElsewhere: 'none',
    dropped: 'none',
  },
  placing: { submitted: 'placed', refused: 'active', lost: 'active', changed: 'changed', dropped: 'none' },
  changed: {
    chosen: 'changed',
    accept: 'renewing',
    decline: 'active',
    left: 'none',
    replaced: 'active',
    placedElsewhere: 'none',
    dropped: 'none',
  },
  renewing: { opened: 'active', refused: 'changed', lost: 'changed', changed: 'changed', dropped: 'none' },
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
    choices: { deliveryOption: 'priority', scheduledFor: null },
    problem: null,
    unsure: false,
  })
})

test('a tab goes on with the newer order of another tab, keeps the choices and says so [4.2.2]', () => {
  const notice = { text: 'Your order was updated in another tab', kind: 'updated' }
  for (const at of ['active', 'changed', 'leaving'] as const) {
    expect(after(STATES[at], 'replaced')).toEqual({
      at: 'active',
      order: other,
      choices,
      problem: notice,
      unsure: false,
    })
  }
  expect(after(STATES.ready, 'replaced')).toEqual({ at: 'ready', order: other })
})

test('an order is forgotten on leaving only when every attempt to place it was answered [4.2.4]', () => {
  expect(after(STATES.placing, 'refused', 'left').at).toBe('none')
  expect(after(STATES.placing, 'lost', 'left')).toEqual(STATES.leaving)
  expect(after(STATES.placing, 'lost', 'renewed', 'refused', 'left').at).toBe('leaving')
  expect(after(STATES.placing, 'lost', 'left', 'arrived', 'left').at).toBe('leaving')
  expect(after(STATES.placing, 'lost', 'place', 'refused', 'left').at).toBe('none')
})

describe.each<[Problem['kind'], (keyof Choices)[]]>([
  ['funds', ['paymentMethod', 'deliveryOption', 'tip']],
  ['time', ['deliveryOption', 'scheduledFor']],
  ['updated', ['paymentMethod', 'deliveryOption', 'scheduledFor', 'tip', 'deliveryInstructions']],
  ['other', []],
])('a problem of the kind %s [4.2.17]', (kind, settledBy) => {
  test.each<Partial<Choices>>([
    { paymentMethod: 'credit-card' },
    { deliveryOption: 'standard' },
    { scheduledFor: null },
    { tip: { cents: 0 } },
    { deliveryInstructions: '' },
  ])('after the choice of %j', (made) => {
    const isSettled = settledBy.some((name) => name in made)
    const shown = { order, choices, problem: { text: 'No', kind } }
    const states: State[] = [
      { at: 'active', ...shown, unsure: false },
      { at: 'changed', ...shown, ...changed },
    ]
    for (const state of states) {
      const next = advance(state, { type: 'chosen', choices: made })
      expect(next).toMatchObject({ at: state.at, problem: isSettled ? null : shown.problem, choices: made })
    }
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

test('while an order is created, the one before it is the current order', () => {
  expect(orderOf({ at: 'starting', before: other })).toBe(other)
})

test.each(Object.values(STATES))('every state but none and starting has an order: $at', (state) => {
  expect(orderOf(state)?.id ?? null).toBe(state.at === 'none' || state.at === 'starting' ? null : 1)
})

test('a reload returns to the checkout with its choices, or to the steps after a placed order', () => {
  const lost = after(STATES.placing, 'lost')
  for (const state of [STATES.active, STATES.placing, STATES.leaving, STATES.changed, STATES.renewing, lost]) {
    const record = recordOf(state)
    const unsure = [STATES.placing, STATES.leaving, lost].includes(state)
    expect(record && restored(record)).toEqual({ at: 'active', order, choices, problem: null, unsure })
  }
  const record = recordOf(STATES.placed)
  expect(record && restored(record)).toEqual(STATES.placed)
  for (const at of ['none', 'starting', 'ready'] as const) expect(recordOf(STATES[at])).toBeNull()
})
