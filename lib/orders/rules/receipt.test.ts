import { expect, test } from 'vitest'
import { BLANK_FOR_COURIER } from '@/lib/personal-texts'
import { type ChargedOrder, receiptOf } from './receipt'

const ORDER: ChargedOrder = {
  id: 7,
  status: 'Submitted',
  items: [
    {
      name: 'Pizza',
      quantity: 2,
      priceCents: 1450,
      modifiers: [
        { group: 'Size', name: 'Large', priceCents: 250 },
        { group: 'Crust', name: 'Thin', priceCents: 0 },
      ],
      customizations: 'Well done',
    },
  ],
  subtotalCents: 2900,
  deliveryFeeCents: 649,
  priorityFeeCents: 0,
  taxesAndFeesCents: 290,
  tipCents: 0,
  totalCents: 3839,
  submittedAt: new Date('2026-11-23T17:00:00Z'),
  deliveryOption: 'standard',
  scheduledFor: null,
  stage: 'accepted',
  estimatedFor: new Date('2026-11-23T17:35:00Z'),
  paymentMethod: 'wallet',
  refunds: [],
  ...BLANK_FOR_COURIER,
  deliveryInstructions: 'Ring twice',
  restaurant: { name: 'Corner Bistro', timeZone: 'America/New_York' },
  canceledBy: null,
  cancelReason: null,
  cancelText: '',
}

test('a receipt has each line with its modifiers, every figure, and the time of the restaurant', () => {
  const receipt = receiptOf(ORDER, '1 Main St')
  expect(receipt).toMatchObject({
    title: 'Corner Bistro',
    number: 'Order 7',
    placed: 'Mon, Nov 23, 2026, 12:00 PM',
    facts: [
      { label: 'Paid with', value: 'Wallet' },
      { label: 'Delivery', value: 'Standard delivery' },
      { label: 'Delivering to', notes: ['Ring twice'], value: '1 Main St' },
    ],
  })
  expect(receipt?.lines).toEqual([
    { label: '2 × Pizza', notes: ['Size: Large (+$2.50)', 'Crust: Thin', 'Well done'], value: '$29.00' },
  ])
  expect(receipt?.totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Subtotal $29.00',
    'Delivery fee $6.49',
    'Taxes and fees $2.90',
    'Total $38.39',
  ])
  expect(receipt?.totals.filter(({ strong }) => strong).map(({ label }) => label)).toEqual(['Total'])
  expect(receipt?.canceled).toBeNull()
})

test('a line without modifiers and note has no words but its name', () => {
  const items = [{ name: 'Soup', quantity: 1, priceCents: 850, modifiers: [], customizations: null }]
  expect(receiptOf({ ...ORDER, items }, '')?.lines).toEqual([{ label: '1 × Soup', notes: [], value: '$8.50' }])
})

test.each([
  ['standard', null, 'Standard delivery'],
  ['priority', null, 'Priority delivery'],
  ['schedule', null, 'Scheduled delivery'],
  ['schedule', new Date('2026-11-23T23:00:00Z'), 'Mon, Nov 23, 6:00 PM'],
] as const)('a receipt says how an order of %s delivery for %s came: %s', (deliveryOption, scheduledFor, when) => {
  const receipt = receiptOf({ ...ORDER, deliveryOption, scheduledFor, paymentMethod: 'credit-card' }, '')
  expect(receipt?.when).toBe(when)
  expect(receipt?.facts.map(({ value }) => value)).toEqual(['Credit card', when, ''])
})

test('priority and a tip stand on the receipt when they were charged', () => {
  const labels = receiptOf({ ...ORDER, priorityFeeCents: 149, tipCents: 100 }, '')?.totals.map(({ label }) => label)
  expect(labels).toEqual(['Subtotal', 'Delivery fee', 'Priority', 'Taxes and fees', 'Tip', 'Total'])
})

test('the receipt of a canceled order tells why and what came back', () => {
  const canceled = { ...ORDER, status: 'Canceled', canceledBy: 'owner', cancelReason: 'too_busy' } as const
  expect(receiptOf(canceled, '')?.canceled).toBe(
    'Canceled. Corner Bistro is too busy at the moment. $38.39 is back in your wallet.',
  )
  expect(receiptOf(canceled, '')).toMatchObject({
    arrival: null,
    facts: [{ label: 'Back in your wallet', value: '$38.39' }],
  })
  expect(receiptOf({ ...canceled, paymentMethod: 'credit-card' }, '')?.facts).toEqual([
    { label: 'Not charged', value: '$38.39' },
  ])
})

test('an order that was never submitted has no receipt [4.25.10]', () => {
  expect(receiptOf({ ...ORDER, submittedAt: null }, '')).toBeNull()
  expect(receiptOf({ ...ORDER, paymentMethod: null }, '')).toBeNull()
})

test.each([
  [{}, 'Arrives about 12:35 PM', 'Delivering to'],
  [{ estimatedFor: new Date('2026-11-24T17:00:00Z') }, 'Arrives about Tue, Nov 24, 12:00 PM', 'Delivering to'],
  [
    { scheduledFor: new Date('2026-11-23T23:00:00Z'), estimatedFor: new Date('2026-11-23T23:00:00Z') },
    'Arrives 6:00 PM',
    'Delivering to',
  ],
  [{ estimatedFor: null }, null, 'Delivering to'],
  [{ stage: 'delivered' as const }, 'Delivered', 'Delivered to'],
])('the receipt of an order with %j says %s, and %s', (over, arrival, label) => {
  const receipt = receiptOf({ ...ORDER, ...over }, '1 Main St')
  expect(receipt?.arrival).toBe(arrival)
  expect(receipt?.facts.at(-1)).toEqual({ label, notes: ['Ring twice'], value: '1 Main St' })
})
