import type { Tone } from '@/components/ui/status-pill'
import type { RestaurantState } from '@/lib/operate/rules/find-query'
import type { FoundPerson } from '@/lib/operate/server/shapes'
import type { Stage } from '@/lib/orders/rules/order-stage'
import type { OrderStatus } from '@/lib/orders/rules/order-status'

const STAGES: Record<Stage, string> = {
  placed: 'Placed',
  accepted: 'Accepted',
  preparing: 'Preparing',
  on_the_way: 'On the way',
  delivered: 'Delivered',
}

/** The state of an order in a word or two, with its color. */
export function stateOf({ status, stage }: { status: OrderStatus; stage: Stage | null }): { text: string; tone: Tone } {
  if (status === 'Active') return { text: 'Not placed', tone: 'warning' }
  if (status === 'Canceled') return { text: 'Canceled', tone: 'neutral' }
  return stage === 'delivered'
    ? { text: 'Delivered', tone: 'success' }
    : { text: stage ? STAGES[stage] : status, tone: 'accent' }
}

const RESTAURANT_STATES: Record<RestaurantState, { text: string; tone: Tone }> = {
  active: { text: 'Active', tone: 'success' },
  inactive: { text: 'Inactive', tone: 'neutral' },
  suspended: { text: 'Suspended', tone: 'warning' },
  waiting: { text: 'Waiting for approval', tone: 'accent' },
}

/** The state of a restaurant in a word or two, with its color. */
export const stateOfRestaurant = (state: RestaurantState) => RESTAURANT_STATES[state]

/** Whether a person is suspended, with its color. */
export const stateOfPerson = ({ suspension }: Pick<FoundPerson, 'suspension'>) =>
  RESTAURANT_STATES[suspension ? 'suspended' : 'active']

/** The roles of an account besides that of a customer. */
export function kindsOf(person: FoundPerson): string {
  const kinds = [
    person.operator && 'Operator',
    person.restaurantOwner && 'Owner',
    person.guestAccount && 'Guest',
    person.demo && 'Demo account',
  ]
  return kinds.filter(Boolean).join(', ') || 'Customer'
}

const WORDS: Record<string, string> = {
  ...STAGES,
  delayed: 'New estimate',
  undone: 'Move undone',
  canceled: 'Canceled',
  refunded: 'Refunded in part',
  help_asked: 'Asked for help',
  help_declined: 'Help declined',
  help_appealed: 'Asked Plateful',
  order_payment: 'Payment',
  order_refund: 'Refund of the rest',
  order_partial_refund: 'Refund in part',
  order_placed: 'Receipt',
  order_canceled: 'Cancellation',
  order_refunded: 'Refund',
  order_for_owner: 'To the restaurant',
  help_for_owner: 'Request to the restaurant',
  help_answered: 'Answer to the request',
  thing_hidden: 'Review hidden',
  thing_restored: 'Review shown again',
  sold_out: 'sold out',
  too_busy: 'too busy',
  closing: 'closing',
  no_answer: 'no answer',
  other: 'another reason',
  customer: 'Customer',
  owner: 'Restaurant',
  system: 'The clock',
  operator: 'Operator',
}

/** A label of the database in words. */
export const wordOf = (label: string): string => WORDS[label] ?? label

/** The full name of a person. */
export const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim()
