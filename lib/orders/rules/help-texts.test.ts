import { expect, test } from 'vitest'
import { answerText, helpStory } from './help-texts'

const at = (minutes: number) => new Date(Date.parse('2026-11-21T12:00:00.000Z') + minutes * 60_000)
const help = { state: 'open' as const, at: at(0), answeredBy: null, answeredAt: null, appeal: 'Look again' }
const events = [
  { kind: 'refunded' as const, actor: 'operator' as const, text: 'Before', at: at(-5) },
  { kind: 'help_asked' as const, actor: 'customer' as const, text: '', at: at(0) },
  { kind: 'preparing' as const, actor: 'owner' as const, text: '', at: at(1) },
  { kind: 'help_declined' as const, actor: 'owner' as const, text: 'No', at: at(1) },
  { kind: 'help_appealed' as const, actor: 'customer' as const, text: '', at: at(2) },
  { kind: 'refunded' as const, actor: 'operator' as const, text: 'Yes', at: at(3) },
]
const refunds = [
  { amountCents: 100, at: at(-5) },
  { amountCents: 250, at: at(3) },
]
const order = { paymentMethod: 'wallet' as const, restaurant: { name: 'Fish & Co' }, events, refunds, help }

test('the steps of a request are told in order, with the words of each [4.36.4, 4.36.7]', () => {
  expect(helpStory(order).map(({ title, text }) => [title, text])).toEqual([
    ['You asked for help', ''],
    ['Fish & Co declined your request', 'No'],
    ['You asked Plateful', 'Look again'],
    ['Plateful refunded $2.50 to your wallet', 'Yes'],
  ])
  expect(helpStory({ ...order, help: null })).toEqual([])
  expect(helpStory({ ...order, paymentMethod: 'credit-card' }).at(-1)?.title).toBe(
    'Plateful refunded $2.50 to your card',
  )
})

test('an order without a request has no answer', () => {
  expect(answerText({ ...order, help: null })).toBe('')
})

test.each([
  ['open', null, null, ''],
  ['declined', 'owner', at(1), 'Fish & Co declined your request'],
  ['declined', 'operator', at(3), 'Plateful declined your request'],
  ['refunded', 'operator', at(3), 'Plateful refunded $2.50 to your wallet'],
  ['refunded', 'operator', at(4), 'Your order was canceled and refunded'],
] as const)('an answer is told: %s by %s [4.36.4]', (state, answeredBy, answeredAt, text) => {
  expect(answerText({ ...order, help: { ...help, state, answeredBy, answeredAt } })).toBe(text)
})
