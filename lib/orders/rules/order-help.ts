import { after } from '@/lib/instant'
import type { Cents } from '@/lib/money'
import { leftToRefund } from './order-refund'
import type { EventActor, Stage } from './order-stage'
import type { OrderStatus } from './order-status'

/** The reasons for which a customer asks for help with a delivered order. */
export const HELP_KINDS = ['missing', 'wrong', 'late', 'never_came', 'quality'] as const
export type HelpKind = (typeof HELP_KINDS)[number]

/** The states of a request. `appealed`: the customer asked the operators after the owner's answer. */
export const HELP_STATES = ['open', 'refunded', 'declined', 'appealed'] as const
export type HelpState = (typeof HELP_STATES)[number]

const HOUR = 60 * 60_000
/** How long after delivery a customer can ask for help, in milliseconds. */
export const HELP_MS = 48 * HOUR
/** How long the owner has for an answer before the operators give it, in milliseconds. */
export const HELP_ANSWER_MS = 24 * HOUR
/** How long after the owner's answer the customer can ask the operators, in milliseconds. */
export const HELP_APPEAL_MS = 7 * 24 * HOUR

export const MAX_HELP_TEXT = 1_000

type Asking = 'required' | 'optional' | 'none'

/** The details of each kind: which lines it is about, and a description. */
export const HELP_ASKS: Record<HelpKind, { lines: Asking; text: Asking }> = {
  missing: { lines: 'required', text: 'optional' },
  wrong: { lines: 'optional', text: 'required' },
  late: { lines: 'none', text: 'optional' },
  never_came: { lines: 'none', text: 'optional' },
  quality: { lines: 'optional', text: 'required' },
}

export type HelpStep = {
  state: HelpState
  at: Date
  answeredBy: EventActor | null
  answeredAt: Date | null
  appealedAt: Date | null
}
type Money = { totalCents: Cents; refundedCents: Cents }

/** An order as far as help with it is concerned. */
type HelpedOrder = Money & {
  status: OrderStatus
  stage: Stage | null
  closedAt: Date | null
  restaurantId: number | null
  help: HelpStep | null
}

/** Until when a customer can ask for help; null when not, or when the customer has asked. */
export function helpUntil(order: HelpedOrder): Date | null {
  const { status, stage, closedAt, help } = order
  const isDelivered = status === 'Submitted' && stage === 'delivered' && closedAt
  return isDelivered && !help && leftToRefund(order) > 0 ? after(closedAt, HELP_MS) : null
}

/** Until when a request waits for the owner's answer; null for one that does not. */
export function ownerAnswersUntil({ help, restaurantId }: Pick<HelpedOrder, 'help' | 'restaurantId'>): Date | null {
  return help?.state === 'open' && restaurantId !== null ? after(help.at, HELP_ANSWER_MS) : null
}

type Waiting = { state: HelpState; answerUntil: Date | null }

/** Who answers a request now; null when there is none to answer. */
export function helpIsFor(help: Waiting | null, now: Date): 'owner' | 'operator' | null {
  if (help?.state !== 'open' && help?.state !== 'appealed') return null
  return help.answerUntil && now < help.answerUntil ? 'owner' : 'operator'
}

/** Until when the customer can ask the operators, once and after the owner's answer; null when not. */
export function appealUntil(order: Money & { help: HelpStep | null }): Date | null {
  const { help } = order
  const mayAppeal = help?.answeredBy === 'owner' && help.answeredAt && !help.appealedAt && leftToRefund(order) > 0
  return mayAppeal && help.answeredAt ? after(help.answeredAt, HELP_APPEAL_MS) : null
}
