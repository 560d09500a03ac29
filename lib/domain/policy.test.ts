import { expect, test } from 'vitest'
import { isFullAccount, mayActFor, mayReview, orderRoles, ownsRestaurant, wroteReview } from './policy'

const ada = { id: 1, guestAccount: false }
const guest = { id: 3, guestAccount: true }

test('users act on their own account only, guests too', () => {
  expect(mayActFor(ada, 1)).toBe(true)
  expect(mayActFor(ada, 2)).toBe(false)
  expect(mayActFor(guest, 3)).toBe(true)
})

test('a guest has no full account', () => {
  expect(isFullAccount(ada)).toBe(true)
  expect(isFullAccount(guest)).toBe(false)
})

test('a restaurant is managed by its owner, and by nobody who is signed out', () => {
  expect(ownsRestaurant(ada, { ownerId: 1 })).toBe(true)
  expect(ownsRestaurant(ada, { ownerId: 2 })).toBe(false)
  expect(ownsRestaurant(null, { ownerId: 1 })).toBe(false)
})

test('a review belongs to who wrote it, and to nobody who is signed out', () => {
  expect(wroteReview(ada, { userId: 1 })).toBe(true)
  expect(wroteReview(ada, { userId: 2 })).toBe(false)
  expect(wroteReview(null, { userId: 1 })).toBe(false)
})

test('owners review every restaurant but their own', () => {
  expect(mayReview(ada, { ownerId: 2 })).toBe(true)
  expect(mayReview(ada, { ownerId: 1 })).toBe(false)
})

test('an order is changed by its customer and by the owner of its restaurant, who may be one person', () => {
  expect(orderRoles(ada, { customerId: 1, restaurant: { ownerId: 2 } })).toEqual(['customer'])
  expect(orderRoles(ada, { customerId: 2, restaurant: { ownerId: 1 } })).toEqual(['owner'])
  expect(orderRoles(ada, { customerId: 1, restaurant: { ownerId: 1 } })).toEqual(['customer', 'owner'])
  expect(orderRoles(ada, { customerId: 2, restaurant: { ownerId: 3 } })).toEqual([])
  expect(orderRoles(ada, { customerId: 1, restaurant: null })).toEqual(['customer'])
})
