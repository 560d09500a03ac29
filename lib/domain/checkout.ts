import type { CartItem } from './cart'
import type { OrderStatus } from './order-status'
import type { DeliveryOption, PaymentMethod, Tip } from './order-total'

/** The customer's choices for delivery, payment and tip. */
export type Choices = {
  deliveryOption: DeliveryOption
  /** An ISO instant; null while none is chosen. */
  slot: string | null
  paymentMethod: PaymentMethod
  tip: Tip
}

/** Why an order was not placed; `funds` means that the wallet is short. */
export type Problem = { text: string; kind: 'funds' | 'other' }

/** The part of an order that the state machine reads; the rest passes through. */
type AnyOrder = { id: number; status: OrderStatus }

/** The order at checkout with the choices made for it; the screen has defaults for the others. */
type Chosen<Order> = { order: Order; choices: Partial<Choices> }
/** What changed since it was ordered, and the lines that are still available. */
type Changed<Change> = { changes: readonly Change[]; left: readonly CartItem[] }

/** The one order that a tab has in progress (spec §4.2). */
export type Checkout<Order extends AnyOrder, Change> =
  | { at: 'none' }
  /** An order is being created; `before` is the previous one. */
  | { at: 'starting'; before: Order | null }
  /** It is created, but its checkout is not open yet. */
  | { at: 'ready'; order: Order }
  /** It is at checkout. */
  | ({ at: 'active'; problem: Problem | null } & Chosen<Order>)
  | ({ at: 'placing' } & Chosen<Order>)
  /** The server refused it because of changes, and the customer is asked whether to go on with what is left. */
  | ({ at: 'changed'; problem: Problem | null } & Chosen<Order> & Changed<Change>)
  /** The customer agreed: a new order is being created to replace it. */
  | ({ at: 'renewing' } & Chosen<Order> & Changed<Change>)
  /** It is placed; the announcement and the clearing of the cart follow. */
  | { at: 'placed'; order: Order }

export type CheckoutEvent<Order extends AnyOrder, Change> =
  /** An order was requested. */
  | { type: 'start' }
  /** There is an order: just created, or chosen from a list. */
  | { type: 'opened'; order: Order }
  /** Its checkout is on the screen. */
  | { type: 'arrived' }
  | { type: 'chosen'; choices: Partial<Choices> }
  | { type: 'place' }
  /** The server has it as Submitted. */
  | { type: 'submitted'; order: Order }
  /** The server answered its current state. */
  | { type: 'renewed'; order: Order }
  /** The call failed; null when there was no answer. */
  | { type: 'refused'; problem: Problem | null }
  | ({ type: 'changed' } & Changed<Change>)
  /** The question about the changes was accepted or closed. */
  | { type: 'accept' }
  | { type: 'decline' }
  /** The customer went to another screen. */
  | { type: 'left' }
  /** It is no longer available: canceled, deleted, or another user's. */
  | { type: 'dropped' }
  /** The steps after placing are done. */
  | { type: 'done' }

type At<Name, O extends AnyOrder, C> = Extract<Checkout<O, C>, { at: Name }>
type Of<Type, O extends AnyOrder, C> = Extract<CheckoutEvent<O, C>, { type: Type }>
type Transitions<O extends AnyOrder, C> = {
  [Name in Checkout<O, C>['at']]: {
    [Type in CheckoutEvent<O, C>['type']]?: (state: At<Name, O, C>, event: Of<Type, O, C>) => Checkout<O, C>
  }
}

export const NO_ORDER = { at: 'none' } as const
const none = () => NO_ORDER
const ready = (_: unknown, { order }: { order: AnyOrder }) => ({ at: 'ready', order }) as const
const placed = (_: unknown, { order }: { order: AnyOrder }) => ({ at: 'placed', order }) as const
const starting = (before: AnyOrder | null) => ({ at: 'starting', before }) as const

/** All transitions. A state ignores the events that it does not list: they came too late, or twice. */
const TRANSITIONS: Transitions<AnyOrder, unknown> = {
  none: { start: () => starting(null), opened: ready },
  starting: {
    opened: ready,
    refused: ({ before }) => (before ? { at: 'ready', order: before } : NO_ORDER),
    dropped: none,
  },
  ready: {
    start: ({ order }) => starting(order),
    opened: ready,
    arrived: ({ order }) => ({ at: 'active', order, choices: {}, problem: null }),
    dropped: none,
  },
  active: {
    chosen: (state, { choices }) => ({ ...state, choices: { ...state.choices, ...choices } }),
    place: ({ order, choices }) => ({ at: 'placing', order, choices }),
    submitted: placed,
    renewed: (state, { order }) => ({ ...state, order }),
    refused: (state, { problem }) => ({ ...state, problem }),
    left: none,
    dropped: none,
  },
  // A customer who leaves now still gets the answer.
  placing: {
    submitted: placed,
    refused: ({ order, choices }, { problem }) => ({ at: 'active', order, choices, problem }),
    changed: ({ order, choices }, { changes, left }) => ({
      at: 'changed',
      order,
      choices,
      changes,
      left,
      problem: null,
    }),
    dropped: none,
  },
  changed: {
    chosen: (state, { choices }) => ({ ...state, choices: { ...state.choices, ...choices } }),
    accept: ({ problem: _, ...state }) => ({ ...state, at: 'renewing' }),
    decline: ({ order, choices }) => ({ at: 'active', order, choices, problem: null }),
    left: none,
    dropped: none,
  },
  renewing: {
    opened: ({ choices }, { order }) => ({ at: 'active', order, choices, problem: null }),
    refused: (state, { problem }) => ({ ...state, at: 'changed', problem }),
    changed: (state, { changes, left }) => ({ ...state, at: 'changed', changes, left, problem: null }),
    dropped: none,
  },
  // The next order may begin before the steps after this one are done.
  placed: { start: () => starting(null), opened: ready, done: none, dropped: none },
}

/** The state after an event. */
export function advance<O extends AnyOrder, C>(state: Checkout<O, C>, event: CheckoutEvent<O, C>): Checkout<O, C> {
  // The table does not look into orders and changes, so it is valid for any type of them.
  const transition: unknown = TRANSITIONS[state.at][event.type]
  return (transition as ((...from: [typeof state, typeof event]) => typeof state) | undefined)?.(state, event) ?? state
}

/** The order of a state, if it has one. */
export function orderOf<O extends AnyOrder, C>(state: Checkout<O, C>): O | null {
  if (state.at === 'starting') return state.before
  return state.at === 'none' ? null : state.order
}

/**
 * What a tab stores for a reload: that its order is at checkout, with the choices, or is placed. A pending call is not
 * stored.
 */
export type CheckoutRecord<Order extends AnyOrder> = { order: Order; choices: Partial<Choices>; placed: boolean }

/** The stored record of a state; null when there is nothing to restore. */
export function recordOf<O extends AnyOrder, C>(state: Checkout<O, C>): CheckoutRecord<O> | null {
  if (state.at === 'placed') return { order: state.order, choices: {}, placed: true }
  return 'choices' in state ? { order: state.order, choices: state.choices, placed: false } : null
}

/** The state of a tab after a reload. */
export function restored<O extends AnyOrder, C>({ order, choices, placed }: CheckoutRecord<O>): Checkout<O, C> {
  return placed ? { at: 'placed', order } : { at: 'active', order, choices, problem: null }
}
