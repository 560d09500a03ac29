import type { CartItem } from './cart'
import type { OrderStatus } from './order-status'
import type { DeliveryOption, PaymentMethod, Tip } from './order-total'

/** How an order is to be delivered, paid and tipped. */
export type Choices = {
  deliveryOption: DeliveryOption
  /** An instant, ISO; null while none is chosen. */
  slot: string | null
  paymentMethod: PaymentMethod
  tip: Tip
}

/** Why an order was not placed; `funds` when the wallet is short. */
export type Problem = { text: string; kind: 'funds' | 'other' }

/** What the machine needs to know of an order. The rest of it goes through unread. */
type AnyOrder = { id: number; status: OrderStatus }

/** The order on the screen with what was chosen for it; the screen has defaults for what was not. */
type Chosen<Order> = { order: Order; choices: Partial<Choices> }
/** What is no longer as it was ordered, and the lines that can still be had. */
type Changed<Change> = { changes: readonly Change[]; left: readonly CartItem[] }

/** The one order that a tab has in progress (spec §4.2). */
export type Checkout<Order extends AnyOrder, Change> =
  | { at: 'none' }
  /** An order is being created; `before` is the one that was ready. */
  | { at: 'starting'; before: Order | null }
  /** It is created, and its checkout has not been opened yet. */
  | { at: 'ready'; order: Order }
  /** It is at checkout. */
  | ({ at: 'active'; problem: Problem | null } & Chosen<Order>)
  | ({ at: 'placing' } & Chosen<Order>)
  /** The server refused it as it is, and the customer is asked whether to go on with what is left. */
  | ({ at: 'changed'; problem: Problem | null } & Chosen<Order> & Changed<Change>)
  /** They said yes: a fresh order is being created in its place. */
  | ({ at: 'renewing' } & Chosen<Order> & Changed<Change>)
  /** It is announced, and the cart is cleared. */
  | { at: 'placed'; order: Order }

export type CheckoutEvent<Order extends AnyOrder, Change> =
  /** An order is wanted. */
  | { type: 'start' }
  /** There is one: just created, or picked from a list. */
  | { type: 'opened'; order: Order }
  /** Its checkout is on the screen. */
  | { type: 'arrived' }
  | { type: 'chosen'; choices: Partial<Choices> }
  | { type: 'place' }
  /** The server has it as Submitted. */
  | { type: 'submitted'; order: Order }
  /** The server has told how it is now. */
  | { type: 'renewed'; order: Order }
  /** The server said no, or nothing; null says nothing about it either. */
  | { type: 'refused'; problem: Problem | null }
  | ({ type: 'changed' } & Changed<Change>)
  /** The question about the changes was accepted, or closed. */
  | { type: 'accept' }
  | { type: 'decline' }
  /** The customer went elsewhere. */
  | { type: 'left' }
  /** It is not to be had anymore: canceled, deleted, or somebody else's. */
  | { type: 'dropped' }
  /** All that follows a placed order is done. */
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

/** Every transition there is. An event that a state does not name changes nothing: it came too late, or twice. */
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
  // Whoever leaves now still gets what the answer brings.
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
  // Whoever starts the next order at once does not wait for the end of this one.
  placed: { start: () => starting(null), opened: ready, done: none, dropped: none },
}

/** The state after an event. */
export function step<O extends AnyOrder, C>(state: Checkout<O, C>, event: CheckoutEvent<O, C>): Checkout<O, C> {
  // The table only moves orders and changes about, so it holds for those of any type.
  const transition: unknown = TRANSITIONS[state.at][event.type]
  return (transition as ((...from: [typeof state, typeof event]) => typeof state) | undefined)?.(state, event) ?? state
}

/** The order of a state, if it has one. */
export function orderOf<O extends AnyOrder, C>(state: Checkout<O, C>): O | null {
  if (state.at === 'starting') return state.before
  return state.at === 'none' ? null : state.order
}

/** What a tab keeps over a reload: that its order is at checkout, with the choices, or is placed. A call under way is not kept. */
export type CheckoutRecord<Order extends AnyOrder> = { order: Order; choices: Partial<Choices>; placed: boolean }

/** The record of a state; null when there is nothing to come back to. */
export function recordOf<O extends AnyOrder, C>(state: Checkout<O, C>): CheckoutRecord<O> | null {
  if (state.at === 'placed') return { order: state.order, choices: {}, placed: true }
  return 'choices' in state ? { order: state.order, choices: state.choices, placed: false } : null
}

/** The state that a tab goes on with after a reload. */
export function restored<O extends AnyOrder, C>({ order, choices, placed }: CheckoutRecord<O>): Checkout<O, C> {
  return placed ? { at: 'placed', order } : { at: 'active', order, choices, problem: null }
}
