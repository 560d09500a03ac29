import { expect, expectTypeOf, test } from 'vitest'
import { inCents, inDollars } from './money-fields'

const order = {
  id: 12,
  totalCost: 19.99,
  deliveryFee: 0,
  items: [{ name: 'Soup', price: 0.29 }],
  change: { kind: 'price', from: 1.1, to: 2 },
  note: null,
}
const inItsCents = {
  id: 12,
  totalCents: 1999,
  deliveryFeeCents: 0,
  items: [{ name: 'Soup', priceCents: 29 }],
  change: { kind: 'price', fromCents: 110, toCents: 200 },
  note: null,
}

test('dollar amounts become cents, under names that say so, at every depth', () => {
  const converted = inCents(order)
  expect(converted).toEqual(inItsCents)
  expectTypeOf(converted).toEqualTypeOf<typeof inItsCents>()
})

test('cent amounts become dollars again', () => {
  expect(inDollars(inItsCents)).toEqual(order)
})

test.each([[0.001], [Number.NaN], ['12'], [null]])('%o is no amount', (price) => {
  expect(() => inCents({ price })).toThrow('price is no amount of dollars')
})
