import { describe, expect, test } from 'vitest'
import { canceled, delayed, delivered, moved, submitted, undone } from './order-changes'
import { ACCEPT_MINUTES, MAX_ESTIMATE_MINUTES, MIN_ESTIMATE_MINUTES } from './order-estimate'
import {
  ALL_CANCEL_REASONS,
  backUntil,
  CANCEL_REASONS,
  EVENT_ACTORS,
  HELP_EVENT_KINDS,
  kitchenSince,
  mayMove,
  nextByClock,
  ORDER_EVENT_KINDS,
  OWNER_STAGES,
  STAGES,
  type Stage,
  type StagedOrder,
  UNANSWERED_MS,
  undoUntil,
  waitingSince,
} from './order-stage'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000
const later = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE)

type Submission = Parameters<typeof submitted>[0]

/** An order that was submitted at noon. */
function placed(over: Partial<Submission> = {}) {
  const submission: Submission = {
    accepts: 'auto',
    deliveryOption: 'standard',
    scheduledFor: null,
    opensAt: null,
    deliveryTimeMinutes: 30,
    ...over,
  }
  const { deliveryOption, scheduledFor } = submission
  return {
    status: 'Submitted',
    submittedAt: NOON,
    deliveryOption,
    scheduledFor,
    ...submitted(submission, NOON),
  } as const
}
type Order = StagedOrder & { deliveryOption: Submission['deliveryOption'] }

/** The order after its owner moved it, each stage at its minute. */
function via(order: Order, ...moves: [Stage, number][]): Order {
  let now = order
  for (const [to, minute] of moves) now = { ...now, ...moved(now, { to }, later(minute)) }
  return now
}

test('the stages, their reasons and their limits are those of the specification [4.11.1, 4.11.6, 4.12.5]', () => {
  expect(STAGES).toEqual(['placed', 'accepted', 'preparing', 'on_the_way', 'delivered'])
  expect(OWNER_STAGES).toEqual(STAGES.slice(1))
  expect(ORDER_EVENT_KINDS).toEqual([...STAGES, 'delayed', 'undone', 'canceled', 'refunded', ...HELP_EVENT_KINDS])
  expect(EVENT_ACTORS).toEqual(['customer', 'owner', 'system', 'operator'])
  expect(CANCEL_REASONS).toEqual(['sold_out', 'too_busy', 'closing', 'other'])
  expect(ALL_CANCEL_REASONS).toEqual([...CANCEL_REASONS, 'no_answer'])
  expect(UNANSWERED_MS).toBe(3 * MINUTE)
  expect([MIN_ESTIMATE_MINUTES, MAX_ESTIMATE_MINUTES, ...ACCEPT_MINUTES]).toEqual([5, 180, 15, 30, 45, 60])
})

describe('submission', () => {
  test.each([
    ['standard', 'auto', null, 'accepted', 35, 0],
    ['priority', 'auto', null, 'accepted', 30, 0],
    ['standard', 'manual', null, 'placed', 35, 0],
    ['schedule', 'auto', 300, 'accepted', 300, 255],
    ['schedule', 'manual', 300, 'placed', 300, 255],
    ['schedule', 'manual', 20, 'placed', 20, 0],
  ] as const)(
    '%s delivery, accepted %s, in a slot after %s minutes [4.12.1]',
    (deliveryOption, accepts, slot, stage, due, enters) => {
      const scheduledFor = slot === null ? null : later(slot)
      expect(placed({ deliveryOption, accepts, scheduledFor })).toMatchObject({
        stage,
        accepts,
        estimatedFor: later(due),
        newAt: later(enters),
        acceptedAt: accepts === 'auto' ? NOON : null,
        stageAt: NOON,
        undoTo: null,
        closedAt: null,
      })
    },
  )

  test.each([
    ['standard', 300, 335, 255],
    ['priority', 300, 330, 255],
    ['standard', 20, 55, 0],
  ] as const)('%s delivery for the opening after %s minutes', (deliveryOption, opening, due, enters) => {
    const order = placed({ deliveryOption, opensAt: later(opening) })
    expect(order).toMatchObject({ opensAt: later(opening), estimatedFor: later(due), newAt: later(enters) })
  })

  test('a slow kitchen sees a scheduled order earlier [4.13.1]', () => {
    const order = placed({ deliveryOption: 'schedule', scheduledFor: later(300), deliveryTimeMinutes: 60 })
    expect(order.newAt).toEqual(later(225))
  })
})

describe('the moves of an owner', () => {
  /** From each stage, which an owner entered at noon, to each stage a minute later. */
  const ALLOWED: Record<Stage, Stage[]> = {
    placed: ['accepted', 'preparing', 'on_the_way', 'delivered'],
    accepted: ['preparing', 'on_the_way', 'delivered'],
    preparing: ['on_the_way', 'delivered'],
    on_the_way: ['preparing', 'delivered'],
    delivered: ['preparing'],
  }

  test.each(STAGES)('from %s [4.11.2]', (from) => {
    const start = placed({ accepts: 'manual' })
    const order = from === 'placed' ? start : via(start, [from, 0])
    expect(STAGES.filter((to) => mayMove(order, to, later(1)))).toEqual(ALLOWED[from])
    expect(STAGES.filter((to) => mayMove({ ...order, status: 'Canceled' }, to, later(1)))).toEqual([])
  })

  test.each([
    ['on_the_way', 30, true],
    ['on_the_way', 30.1, false],
    ['delivered', 30, true],
    ['delivered', 30.1, false],
  ] as const)('%s goes back to preparing after %s minutes: %s [4.11.4]', (from, minutes, allowed) => {
    const order = via(placed(), [from, 0])
    expect(backUntil(order)).toEqual(later(30))
    expect(mayMove(order, 'preparing', later(minutes))).toBe(allowed)
  })

  test('an order that the clock delivered does not go back', () => {
    const order = { ...placed(), ...delivered(placed(), later(60)) }
    expect(mayMove(order, 'preparing', later(61))).toBe(false)
    expect([backUntil(order), undoUntil(order)]).toEqual([null, null])
  })

  test('a delivered order is closed, and one that went back is open again', () => {
    const order = via(placed(), ['delivered', 5])
    expect(order).toMatchObject({ stage: 'delivered', closedAt: later(5), dueAt: null })
    expect(via(order, ['preparing', 6])).toMatchObject({ stage: 'preparing', closedAt: null, dueAt: later(720) })
  })
})

describe('undoing', () => {
  test('the last move can be undone for a minute, once', () => {
    const order = via(placed(), ['preparing', 5], ['on_the_way', 9])
    expect(undoUntil(order)).toEqual(later(10))
    const back = { ...order, ...undone(order, later(9.5)) }
    // It was accepted all along, and is expected as before.
    const { acceptedAt, estimatedFor } = order
    expect(back).toMatchObject({ stage: 'preparing', stageAt: later(9.5), undoTo: null, acceptedAt, estimatedFor })
    expect(undoUntil(back)).toBeNull()
  })

  test('nothing can be undone that no owner did', () => {
    expect(undoUntil(placed())).toBeNull()
    expect(undoUntil({ ...via(placed(), ['preparing', 1]), status: 'Canceled' })).toBeNull()
  })

  test('at a busy restaurant an undone acceptance gives back the first estimate, the busy minutes with it [4.14.6]', () => {
    const order = { ...placed({ accepts: 'manual', busyMinutes: 15 }), busyMinutes: 15 }
    const accepted = { ...order, ...moved(order, { to: 'accepted', minutes: 60 }, later(1)) }
    expect(accepted.estimatedFor).toEqual(later(61))
    expect(undone(accepted, later(1.5)).estimatedFor).toEqual(later(50))
  })

  test('an order whose acceptance is undone waits again, with its first estimate', () => {
    const start = placed({ accepts: 'manual' })
    const order = { ...start, ...moved(start, { to: 'accepted', minutes: 60 }, later(9)) }
    expect(order).toMatchObject({ estimatedFor: later(69), acceptedAt: later(9) })
    const back = { ...order, ...undone(order, later(9.5)) }
    expect(back).toMatchObject({ stage: 'placed', acceptedAt: null, estimatedFor: later(35), dueAt: later(19.5) })
  })
})

describe('the estimate', () => {
  test('minutes move it, from the moment they are given', () => {
    expect(moved(placed({ accepts: 'manual' }), { to: 'accepted', minutes: 45 }, later(2)).estimatedFor).toEqual(
      later(47),
    )
    expect(delayed(placed(), 60, later(20)).estimatedFor).toEqual(later(80))
  })

  test('minutes never move a slot [4.11.6]', () => {
    const order = placed({ accepts: 'manual', deliveryOption: 'schedule', scheduledFor: later(300) })
    expect(moved(order, { to: 'accepted', minutes: 15 }, later(2)).estimatedFor).toEqual(later(300))
    expect(delayed(order, 15, later(2)).estimatedFor).toEqual(later(300))
  })

  test('minutes count from the opening of an order that is for it', () => {
    const order = placed({ accepts: 'manual', opensAt: later(300) })
    const accepted = { ...order, ...moved(order, { to: 'accepted', minutes: 15 }, later(2)) }
    expect(accepted.estimatedFor).toEqual(later(315))
    expect(delayed(accepted, 15, later(310)).estimatedFor).toEqual(later(325))
    expect(undone(accepted, later(2.5)).estimatedFor).toEqual(later(335))
  })
})

describe('what the clock does', () => {
  const scheduled = { deliveryOption: 'schedule', scheduledFor: later(300) } as const

  test.each([
    ['placed and waiting', placed({ accepts: 'manual' }), 10, 'canceled'],
    ['placed for later', placed({ accepts: 'manual', ...scheduled }), 265, 'canceled'],
    ['placed for the opening', placed({ accepts: 'manual', opensAt: later(300) }), 310, 'canceled'],
    ['accepted', placed(), 720, 'delivered'],
    ['accepted for the opening', placed({ opensAt: later(300) }), 1020, 'delivered'],
    ['accepted for later', placed(scheduled), 1020, 'delivered'],
    ['preparing', via(placed(), ['preparing', 5]), 720, 'delivered'],
    ['on its way', via(placed(), ['on_the_way', 20]), 95, 'delivered'],
    ['on its way later than planned', via(placed(), ['on_the_way', 100]), 160, 'delivered'],
    ['on its way after half a day', via(placed(), ['on_the_way', 719]), 720, 'delivered'],
  ] as const)('an order that is %s [4.11.7, 4.12.2]', (_, order, minutes, becomes) => {
    expect(nextByClock(order)).toEqual({ at: later(minutes), becomes })
  })

  test('nothing happens to an order that is delivered, canceled or not submitted', () => {
    const order = placed()
    expect(nextByClock(via(order, ['delivered', 1]))).toBeNull()
    expect(nextByClock({ ...order, status: 'Canceled' })).toBeNull()
    expect(nextByClock({ ...order, status: 'Active', stage: null, submittedAt: null })).toBeNull()
    expect(canceled(via(order, ['preparing', 1]), later(3))).toMatchObject({
      stage: 'preparing',
      undoTo: null,
      closedAt: later(3),
      dueAt: null,
    })
  })

  test('an order waits for an answer only while it is placed', () => {
    const waiting = placed({ accepts: 'manual' })
    expect(waitingSince(waiting)).toEqual(NOON)
    expect(waitingSince({ ...waiting, accepts: 'auto' })).toBeNull()
    expect(waitingSince({ ...waiting, status: 'Canceled' })).toBeNull()
    expect(waitingSince({ ...waiting, newAt: null })).toBeNull()
    expect(waitingSince({ ...waiting, stageAt: null })).toBeNull()
    expect(waitingSince(via(waiting, ['accepted', 1]))).toBeNull()
  })

  test('the kitchen works on an order once it is in New and its restaurant is open [4.18.6]', () => {
    const since = (newAt: number | null, opensAt: number | null) =>
      kitchenSince({
        newAt: newAt === null ? null : later(newAt),
        opensAt: opensAt === null ? null : later(opensAt),
      })
    expect([since(5, null), since(5, 60), since(60, 5), since(null, 60)]).toEqual([
      later(5),
      later(60),
      later(60),
      null,
    ])
  })
})
