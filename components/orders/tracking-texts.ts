import { laterDayText, laterText, soonText, timeOf } from '@/lib/date-text'
import { latest } from '@/lib/instant'
import { isLate } from '@/lib/live/rules/order-board'
import { refundText, whyCanceled } from '@/lib/orders/rules/cancel-texts'
import { kitchenSince, NO_ANSWER_MS, STAGES, type Stage, UNANSWERED_MS } from '@/lib/orders/rules/order-stage'
import type { Order } from '@/lib/orders/server/shapes'

const STEP_NAMES: Record<Stage, string> = {
  placed: 'Order placed',
  accepted: 'Accepted',
  preparing: 'Preparing',
  on_the_way: 'On the way',
  delivered: 'Delivered',
}

/** The state of an order in two or three words, as in a title or on a card. */
export function stateText({ status, stage }: Order): string {
  if (status === 'Canceled') return 'Canceled'
  return stage ? STEP_NAMES[stage] : 'Not placed'
}

/** A stage on the line of an order; `at` is an instant, null for a stage that is ahead or was skipped. */
type Step = {
  stage: Stage | 'canceled'
  name: string
  state: 'done' | 'current' | 'ahead' | 'canceled'
  at: Date | null
}

/** The stages of an order with their times. A canceled order has the stages that it reached, and the cancellation. */
export function stepsOf(order: Order): Step[] {
  const current = order.stage === null ? -1 : STAGES.indexOf(order.stage)
  const isCanceled = order.status === 'Canceled'
  const steps = STAGES.map((stage, index): Step => {
    // After an undo a stage may have been entered twice.
    const entered = order.events.findLast((event) => event.kind === stage)
    const isDone = index < current || (index === current && (stage === 'delivered' || isCanceled))
    const state = isDone ? 'done' : index === current ? 'current' : 'ahead'
    return { stage, name: STEP_NAMES[stage], state, at: state === 'ahead' ? null : (entered?.at ?? null) }
  })
  if (!isCanceled) return steps
  const end: Step = { stage: 'canceled', name: 'Canceled', state: 'canceled', at: order.canceledAt }
  return [...steps.filter(({ state }) => state === 'done'), end]
}

/** The large title of an order's page, and a sentence about it. */
type Headline = { title: string; text: string }

/** The headline of an order at a moment, in milliseconds since the epoch by the server's clock. */
export function headlineOf(order: Order, now: number): Headline {
  const { status, stage, estimatedFor } = order
  const { name, timeZone } = order.restaurant
  if (status === 'Active') return { title: 'Not placed yet', text: 'Continue to checkout to place this order.' }
  if (status === 'Canceled') return { title: 'Canceled', text: `${whyCanceled(order)} ${refundText(order)}` }
  if (stage === 'delivered') return deliveredHeadline(order)
  const waitsUntil = unansweredUntil(order, now)
  if (waitsUntil !== null) {
    return {
      title: `${name} has not answered yet`,
      text: `Without an answer by ${timeOf(waitsUntil, timeZone)} we cancel the order. ${promiseText(order)}`,
    }
  }
  if (!estimatedFor) return { title: stateText(order), text: '' }
  if (isLate(order, new Date(now))) {
    return {
      title: 'Taking longer than planned',
      text: `It was expected at about ${timeOf(estimatedFor, timeZone)}.`,
    }
  }
  if (order.scheduledFor) {
    return { title: soonText(order.scheduledFor, timeZone), text: 'The delivery time that you chose.' }
  }
  if (order.opensAt && order.opensAt.getTime() > now) {
    const opening = laterDayText(order.opensAt, timeZone, new Date(now))
    return { title: `About ${laterText(estimatedFor, timeZone, new Date(now))}`, text: `${name} opens ${opening}.` }
  }
  return { title: `About ${timeOf(estimatedFor, timeZone)}`, text: minutesText(estimatedFor.getTime() - now) }
}

function deliveredHeadline(order: Order): Headline {
  const at = order.events.findLast(({ kind }) => kind === 'delivered')?.at
  return {
    title: 'Delivered',
    text: at ? `At ${timeOf(at, order.restaurant.timeZone)}. Enjoy your meal!` : 'Enjoy your meal!',
  }
}

/** Until when the site waits for a restaurant that is late to accept; null if it is not late or accepts by itself. */
function unansweredUntil(order: Order, now: number): number | null {
  const { status, stage, accepts } = order
  const [waits, last] = [kitchenSince(order), order.events.at(-1)]
  if (status !== 'Submitted' || stage !== 'placed' || accepts !== 'manual' || !waits || !last) return null
  const since = latest(waits, last.at).getTime()
  return now >= since + UNANSWERED_MS ? since + NO_ANSWER_MS : null
}

function minutesText(left: number): string {
  const minutes = Math.max(1, Math.round(left / 60_000))
  return minutes === 1 ? 'In about a minute.' : `In about ${minutes} minutes.`
}

const promiseText = (order: Order) =>
  order.paymentMethod === 'wallet' ? 'Your wallet gets everything back.' : 'Your card is not charged.'
