import { expect, test } from 'vitest'
import { allDay } from './all-day'

const line = (name: string, quantity: number, ...choices: string[]) => ({
  menuItemId: name.length,
  name,
  quantity,
  modifiers: choices.map((choice) => ({ name: choice })),
})

test('dishes are counted over all orders, and by what was chosen with them, most pieces first [4.13.22]', () => {
  const orders = [
    { items: [line('Cake', 1), line('Fries', 2, 'Large')] },
    { items: [line('Fries', 3, 'Small', 'Cheese'), line('Fries', 4, 'Large')] },
  ]
  expect(allDay(orders)).toEqual([
    {
      name: 'Fries',
      quantity: 9,
      ways: [
        { choices: 'Large', quantity: 6 },
        { choices: 'Small, Cheese', quantity: 3 },
      ],
    },
    { name: 'Cake', quantity: 1, ways: [{ choices: '', quantity: 1 }] },
  ])
  expect(allDay([])).toEqual([])
})
