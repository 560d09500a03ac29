import { describe, expect, test } from 'vitest'
import { appealUntil, type HelpStep, helpIsFor, helpUntil, ownerAnswersUntil } from './order-help'

const HOUR = 60 * 60_000
const at = (hours: number) => new Date(Date.parse('2026-11-21T12:00:00.000Z') + hours * HOUR)
/** Delivered at 0, asked at 1. */
const order = {
  status: 'Submitted',
  stage: 'delivered',
  closedAt: at(0),
  restaurantId: 7 as number | null,
  totalCents: 2000,
  refundedCents: 0,
  help: null as HelpStep | null,
} as const
const asked: HelpStep = { state: 'open', at: at(1), answeredBy: null, answeredAt: null, appealedAt: null }
const declined: HelpStep = { ...asked, state: 'declined', answeredBy: 'owner', answeredAt: at(2) }
const refunded: HelpStep = { ...declined, state: 'refunded' }
const appealed: HelpStep = { ...declined, state: 'appealed', appealedAt: at(3) }
const final: HelpStep = { ...appealed, state: 'declined', answeredBy: 'operator', answeredAt: at(4) }
const late: HelpStep = { ...declined, answeredBy: 'operator', answeredAt: at(30) }

const waiting = (help: HelpStep | null, restaurantId: number | null = 7) =>
  help && { ...help, answerUntil: ownerAnswersUntil({ help, restaurantId }) }

test.each([
  ['a delivered order', {}, at(48)],
  ['one that is on its way', { stage: 'on_the_way', closedAt: null }, null],
  ['a canceled one', { status: 'Canceled' }, null],
  ['one of a deleted restaurant', { restaurantId: null }, at(48)],
  ['one that went back in full', { refundedCents: 2000 }, null],
  ['one that went back in part', { refundedCents: 1999 }, at(48)],
  ['one with a request', { help: asked }, null],
  ['one with an answer', { help: declined }, null],
] as const)('help with %s can be asked for until … [4.36.1]', (_, over, until) => {
  expect(helpUntil({ ...order, ...over })).toEqual(until)
})

describe.each([
  ['none', null, null, null, null],
  ['open', asked, 'owner', 'operator', null],
  ['declined by the owner', declined, null, null, at(2 + 7 * 24)],
  ['refunded by the owner', refunded, null, null, at(2 + 7 * 24)],
  ['appealed', appealed, 'operator', 'operator', null],
  ['decided by an operator', final, null, null, null],
  ['answered by an operator in place of the owner', late, null, null, null],
] as const)('a request: %s', (_, help, first, afterADay, until) => {
  test('is for the owner for 24 hours, then and after an appeal for the operators [4.36.4, 4.36.7]', () => {
    expect(helpIsFor(waiting(help), at(24.99))).toBe(first)
    expect(helpIsFor(waiting(help), at(25))).toBe(afterADay)
    expect(ownerAnswersUntil({ ...order, help })).toEqual(help === asked ? at(25) : null)
  })

  test("can be brought to the operators once, after the owner's answer [4.36.7]", () => {
    expect(appealUntil({ ...order, help })).toEqual(until)
    expect(appealUntil({ ...order, help, refundedCents: 2000 })).toBeNull()
  })

  test('is for the operators when its restaurant is gone [4.36.4]', () => {
    expect(helpIsFor(waiting(help, null), at(2))).toBe(first && 'operator')
  })
})
