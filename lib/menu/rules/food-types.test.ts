import { expect, test } from 'vitest'
import { FOOD_TYPE_TITLES, FOOD_TYPES } from './food-types'

test('there are four kinds of menu item [3.3.2]', () => {
  expect(FOOD_TYPES).toEqual(['appetizer', 'entree', 'dessert', 'beverage'])
  expect(FOOD_TYPES.map((type) => FOOD_TYPE_TITLES[type])).toEqual(['Appetizers', 'Entrees', 'Desserts', 'Beverages'])
})
