import { describe, expect, test } from 'vitest'
import { canCancel, cancelableUntil } from './order-cancel'
import type { StagedOrder } from './order-stage'

const NOON = new Date('2026-11-21T12:00:00.000Z')
const later = (ms: number) => new Date(NOON.getTime() + ms)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** An order that was submitted at noon. */
const order = (over: Partial<StagedOrder> = {}): StagedOrder => ({
  status: 'Submitted',
  stage: 'accepted',
  accepts: 'auto',
  submittedAt: NOON,
  scheduledFor: null,
  opensAt: null,
  estimatedFor: later(35 * MINUTE),
  newAt: NOON,
  acceptedAt: NOON,
  stageAt: NOON,
  undoTo: null,
  ...over,
})
const placed = { stage: 'placed', accepts: 'manual', acceptedAt: null } as const
const byHand = { accepts: 'manual', acceptedAt: later(MINUTE), stageAt: later(MINUTE) } as const
const scheduled = { scheduledFor: later(5 * HOUR), estimatedFor: later(5 * HOUR), newAt: later(4 * HOUR) } as const
const active = order({ status: 'Active', stage: null, submittedAt: null, newAt: null, acceptedAt: null, stageAt: null })

describe('who may cancel, and until when [4.1.4, 4.12.4]', () => {
  test.each([
    ['an Active order', active, Number.POSITIVE_INFINITY, null],
    ['one accepted automatically', order(), 5 * MINUTE, 12 * HOUR],
    ['one that nobody accepted yet', order(placed), 10 * MINUTE, 10 * MINUTE],
    ['one accepted manually', order(byHand), null, 12 * HOUR],
    ['one in preparation', order({ stage: 'preparing' }), null, 12 * HOUR],
    ['one on its way', order({ stage: 'on_the_way' }), null, null],
    ['one delivered', order({ stage: 'delivered' }), null, null],
    ['a scheduled one', order(scheduled), 4 * HOUR, 17 * HOUR],
    ['a scheduled one accepted manually', order({ ...byHand, ...scheduled }), 4 * HOUR, 17 * HOUR],
    ['one for the opening', order({ ...scheduled, scheduledFor: null, opensAt: later(5 * HOUR) }), 4 * HOUR, 17 * HOUR],
    ['a scheduled one that is in New at once', order({ ...scheduled, newAt: NOON }), 5 * MINUTE, 17 * HOUR],
    ['a scheduled one that nobody accepted yet', order({ ...placed, ...scheduled }), 250 * MINUTE, 250 * MINUTE],
    ['a scheduled one in preparation', order({ ...scheduled, stage: 'preparing' }), null, 17 * HOUR],
    ['a Canceled one', order({ status: 'Canceled' }), null, null],
  ] as const)('%s', (_, of, customer, owner) => {
    const until = (ms: number | null) => (ms === null || !Number.isFinite(ms) ? ms : later(ms).getTime())
    expect(cancelableUntil(of, ['customer'])).toBe(until(customer))
    expect(cancelableUntil(of, ['owner'])).toBe(until(owner))
  })

  test('the window includes its last instant', () => {
    expect(canCancel(order(), ['customer'], later(5 * MINUTE))).toBe(true)
    expect(canCancel(order(), ['customer'], later(5 * MINUTE + 1))).toBe(false)
  })

  test('a user with both roles may cancel as long as either may, and a user with none never', () => {
    expect(cancelableUntil(order(), ['customer', 'owner'])).toBe(later(12 * HOUR).getTime())
    expect(cancelableUntil(active, ['customer', 'owner'])).toBe(Number.POSITIVE_INFINITY)
    expect(canCancel(order(), [], NOON)).toBe(false)
  })
})
