import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { otherSpelling, respell } from './field-spelling'

test.each([
  ['restaurant_id', 'restaurantId'],
  ['restaurantId', 'restaurant_id'],
  ['order_rating', 'orderRating'],
  ['firstName', 'first_name'],
  ['zip', 'zip'],
])('%s is also spelled %s [7.2.6]', (name, other) => {
  expect(otherSpelling(name)).toBe(other)
})

describe('an object is brought to the spelling of its schema', () => {
  const schema = z.object({
    restaurant_id: z.number(),
    firstName: z.optional(z.string()),
    items: z.optional(z.array(z.object({ menu_item_id: z.number() }))),
  })

  test.each([
    ['as it is', { restaurant_id: 1 }, { restaurant_id: 1 }],
    ['from the other spelling', { restaurantId: 1, first_name: 'A' }, { restaurant_id: 1, firstName: 'A' }],
    ['the own spelling first', { restaurantId: 1, restaurant_id: 2 }, { restaurant_id: 2 }],
    [
      'inside of lists',
      { items: [{ menuItemId: 1 }, { menu_item_id: 2 }] },
      { items: [{ menu_item_id: 1 }, { menu_item_id: 2 }] },
    ],
    ['without what is unknown', { restaurant_id: 1, wallet: 9 }, { restaurant_id: 1 }],
    ['even when a value is missing', { restaurantId: null }, { restaurant_id: null }],
  ])('%s', (_, sent, respelled) => {
    expect(respell(schema, sent)).toEqual(respelled)
  })

  test.each([null, [], 'text', 7, undefined])('%j is left for the schema to refuse', (sent) => {
    expect(respell(schema, sent)).toBe(sent)
  })

  test('inherited properties are left out [V15.3.3–7]', () => {
    const sent: unknown = JSON.parse('{"__proto__":{"restaurant_id":1}}')
    expect(respell(schema, sent)).toEqual({})
    expect(respell(schema, Object.create({ restaurant_id: 1 }))).toEqual({})
  })
})

test('of a list that is too long, only as much is looked at as its schema needs to refuse it', () => {
  const few = z.optional(z.array(z.object({ itemId: z.number() })).check(z.maxLength(2, 'Too many')))
  const schema = z.object({ few })
  const respelled = respell(schema, { few: Array.from({ length: 500_000 }, () => ({ item_id: 1 })) })
  expect(respelled).toEqual({ few: [{ itemId: 1 }, { itemId: 1 }, { itemId: 1 }] })
  expect(schema.safeParse(respelled).error?.issues).toMatchObject([{ message: 'Too many' }])
})
