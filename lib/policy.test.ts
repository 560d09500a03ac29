import { expect, test } from 'vitest'
import { isFullAccount, mayActFor, mayReview, orderRoles, ownsRestaurant, wroteReview } from './policy'

const ada = { id: 1, guestAccount: false }
const guest = { id: 3, guestAccount: true }

test('users and guests may change their own account only', () => {
  expect(mayActFor(ada, 1)).toBe(true)
  expect(mayActFor(ada, 2)).toBe(false)
  expect(mayActFor(guest, 3)).toBe(true)
})

test('a guest does not have a full account', () => {
  expect(isFullAccount(ada)).toBe(true)
  expect(isFullAccount(guest)).toBe(false)
})

test('a restaurant is managed by its owner only, and by no visitor', () => {
  expect(ownsRestaurant(ada, { ownerId: 1 })).toBe(true)
  expect(ownsRestaurant(ada, { ownerId: 2 })).toBe(false)
  expect(ownsRestaurant(null, { ownerId: 1 })).toBe(false)
})

test('a review is changed by its author only, and by no visitor', () => {
  expect(wroteReview(ada, { userId: 1 })).toBe(true)
  expect(wroteReview(ada, { userId: 2 })).toBe(false)
  expect(wroteReview(null, { userId: 1 })).toBe(false)
})

test('owners may review every restaurant but their own', () => {
  expect(mayReview(ada, { ownerId: 2 })).toBe(true)
  expect(mayReview(ada, { ownerId: 1 })).toBe(false)
})

test('an order is changed by its customer and by the owner of its restaurant, who may be the same user', () => {
  expect(orderRoles(ada, { customerId: 1, restaurant: { ownerId: 2 } })).toEqual(['customer'])
  expect(orderRoles(ada, { customerId: 2, restaurant: { ownerId: 1 } })).toEqual(['owner'])
  expect(orderRoles(ada, { customerId: 1, restaurant: { ownerId: 1 } })).toEqual(['customer', 'owner'])
  expect(orderRoles(ada, { customerId: 2, restaurant: { ownerId: 3 } })).toEqual([])
  expect(orderRoles(ada, { customerId: 1, restaurant: null })).toEqual(['customer'])
})
