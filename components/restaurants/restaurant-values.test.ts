import { expect, test } from 'vitest'
import { restaurantBody } from '@/lib/restaurants/contract/schemas'
import { aRestaurant } from '@/tests/builders'
import { newRestaurant } from './first-values'
import { invalidFields, type RestaurantValues } from './restaurant-values'

const filled: RestaurantValues = { ...newRestaurant('America/New_York'), ...aRestaurant() }

test('an empty form lacks every field but the closing time and the time zone [5.5.11]', () => {
  expect(invalidFields(newRestaurant('America/New_York'), {}, restaurantBody)).toEqual({
    empty: [
      'Name',
      'Description',
      'Cuisine',
      'Price level',
      'Address',
      'City',
      'State',
      'Zip',
      'Delivery fee',
      'Delivery time',
      'Business hours',
      'Picture address',
    ],
    wrong: [],
  })
})

test('empty fields are known before the rules are', () => {
  expect(invalidFields({ ...filled, zip: '1', name: '' }, {}, null)).toEqual({ empty: ['Name'], wrong: [] })
})

test('a valid form lacks nothing', () => {
  expect(invalidFields(filled, {}, restaurantBody)).toEqual({ empty: [], wrong: [] })
  expect(invalidFields({ ...filled, closingTime: '' }, {}, restaurantBody)).toEqual({ empty: [], wrong: [] })
})

test('empty fields are told apart from wrong ones, in the order of the form [5.5.13]', () => {
  const values: RestaurantValues = { ...filled, zip: '1', name: '  ', deliveryFee: Number.NaN, state: 'ny' }
  expect(invalidFields(values, {}, restaurantBody)).toEqual({
    empty: ['Name', 'Delivery fee'],
    wrong: ['State', 'Zip'],
  })
})

test('fields that the server refused are to be checked', () => {
  expect(invalidFields(filled, { zip: 'Zip is unknown' }, restaurantBody)).toEqual({ empty: [], wrong: ['Zip'] })
})
