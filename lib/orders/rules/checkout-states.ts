import type { CartItem } from '@/lib/cart/rules/cart'
import { COURIER_TEXTS, type ForCourier } from '@/lib/personal-texts'
import type { OrderStatus } from './order-status'
import type { DeliveryOption, PaymentMethod, Tip } from './order-total'

/**
 * The customer's choices, spelled as on the wire except the tip, and the texts typed for the courier. While a text is
 * missing, the account's is used.
 */
export type Choices = Partial<ForCourier> & {
  deliveryOption: DeliveryOption
  /** An ISO instant; null while none is chosen. */
  scheduledFor: string | null
  paymentMethod: PaymentMethod
  tip: Tip
}

/**
 * Why an order was not placed: the wallet is short (`funds`), no delivery time is chosen (`time`), another tab has begun a
 * newer order (`updated`), or something else.
 */
export type Problem = { text: string; kind: 'funds' | 'time' | 'updated' | 'other' }

/** The choices that solve a problem: making one of them removes its notice. */
const SETTLED_BY: Record<Problem['kind'], readonly (keyof Choices)[]> = {
  funds: ['paymentMethod', 'deliveryOption', 'tip'],
  time: ['deliveryOption', 'scheduledFor'],
  updated: ['paymentMethod', 'deliveryOption', 'scheduledFor', 'tip', ...COURIER_TEXTS],
  other: [],
}
const UPDATED: Problem = { text: 'Your order was updated in another tab', kind: 'updated' }

/** The part of an order that the state machine reads; the rest passes through. */
type AnyOrder = { id: number; status: OrderStatus }

/** The order at checkout with the choices made so far; the screen has defaults for the others. */
type Chosen<Order> = { order: Order; choices: Partial<Choices> }
/** The changes since it was ordered, and the lines that are still available. */
type Changed<Change> = { changes: readonly Change[]; left: readonly CartItem[] }

/** The one order that a tab has in progress (spec §4.2). */
export type Checkout<Order extends AnyOrder, Change> =
  | { at: 'none' }
  /** An order is being created; `before` is the previous one. */
  | { at: 'starting'; before: Order | null }
  /** It is created, but its checkout is not open yet. */
  | { at: 'ready'; order: Order }
  /** At checkout. `unsure` after an attempt to place it without an answer: the server may have placed it. */
  | ({ at: 'active'; problem: Problem | null; unsure: boolean } & Chosen<Order>)
  /** The customer left while that was unsure; forgotten only once the server says that it was not placed. */
  | ({ at: 'leaving' } & Chosen<Order>)
  | ({ at: 'placing' } & Chosen<Order>)
  /** The server refused it because of changes; the customer is asked whether to continue with the available lines. */
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
  /** The server says it is Submitted. */
  | { type: 'submitted'; order: Order }
  /** The server answered its current state. */
  | { type: 'renewed'; order: Order }
  /** The server or the screen refused; null when there is nothing to say. */
  | { type: 'refused'; problem: Problem | null }
  /** The call got no answer. */
  | { type: 'lost'; problem: Problem }
  | ({ type: 'changed' } & Changed<Change>)
  /** The question about the changes was accepted or closed. */
  | { type: 'accept' }
  | { type: 'decline' }
  /** The customer went to another screen. */
  | { type: 'left' }
  /** Another tab has begun a newer order, which is now the whole browser's order. */
  | { type: 'replaced'; order: Order }
  /** Another tab has placed it, and takes the following steps. */
  | { type: 'placedElsewhere' }
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
const active = ({ order, choices }: Chosen<AnyOrder>, problem: Problem | null = null, unsure = false) =>
  ({ at: 'active', order, choices, problem, unsure }) as const
const replaced = ({ choices }: Chosen<AnyOrder>, { order }: { order: AnyOrder }) => active({ order, choices }, UPDATED)

/** Applies choices; a problem that they solve is removed. */
function chosen<State extends Chosen<AnyOrder> & { problem: Problem | null }>(
  { problem, ...state }: State,
  { choices }: { choices: Partial<Choices> },
) {
  const isSettled = problem && SETTLED_BY[problem.kind].some((name) => name in choices)
  return { ...state, choices: { ...state.choices, ...choices }, problem: isSettled ? null : problem }
}

/** All transitions. A state ignores events that it does not list: they came too late, or twice. */
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
    arrived: ({ order }) => active({ order, choices: {} }),
    replaced: ready,
    placedElsewhere: none,
    dropped: none,
  },
  active: {
    chosen,
    place: ({ order, choices }) => ({ at: 'placing', order, choices }),
    submitted: placed,
    renewed: (state, { order }) => ({ ...state, order }),
    refused: (state, { problem }) => ({ ...state, problem }),
    left: ({ order, choices, unsure }) => (unsure ? { at: 'leaving', order, choices } : NO_ORDER),
    replaced,
    placedElsewhere: none,
    dropped: none,
  },
  leaving: {
    opened: ready,
    arrived: (state) => active(state, null, true),
    submitted: placed,
    // The server says it is Active.
    renewed: none,
    replaced,
    placedElsewhere: none,
    dropped: none,
  },
  // A customer who leaves now still gets the answer. The server decides whether another tab was faster.
  placing: {
    submitted: placed,
    refused: (state, { problem }) => active(state, problem),
    lost: (state, { problem }) => active(state, problem, true),
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
    chosen,
    accept: ({ problem: _, ...state }) => ({ ...state, at: 'renewing' }),
    decline: (state) => active(state),
    left: none,
    replaced,
    placedElsewhere: none,
    dropped: none,
  },
  renewing: {
    opened: ({ choices }, { order }) => active({ order, choices }),
    refused: (state, { problem }) => ({ ...state, at: 'changed', problem }),
    lost: (state, { problem }) => ({ ...state, at: 'changed', problem }),
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
 * What a tab stores for a reload: an order at checkout with its choices, or a placed order. A pending call is stored
 * only as `unsure`.
 */
export type CheckoutRecord<Order extends AnyOrder> = Chosen<Order> & { placed: boolean; unsure: boolean }

/** The stored record of a state; null when there is nothing to restore. */
export function recordOf<O extends AnyOrder, C>(state: Checkout<O, C>): CheckoutRecord<O> | null {
  if (state.at === 'placed') return { order: state.order, choices: {}, placed: true, unsure: false }
  if (!('choices' in state)) return null
  const unsure = state.at === 'active' ? state.unsure : state.at === 'placing' || state.at === 'leaving'
  return { order: state.order, choices: state.choices, placed: false, unsure }
}

/** The state of a tab after a reload. */
export function restored<O extends AnyOrder, C>(record: CheckoutRecord<O>): Checkout<O, C> {
  const { order, choices, placed, unsure } = record
  return placed ? { at: 'placed', order } : { at: 'active', order, choices, problem: null, unsure }
}
