import { expect, test } from 'vitest'
import { ERROR_TEXTS } from './error-texts'
import { TEXTS } from './texts'

/** Every text that the specification gives word for word. */
const SPECIFIED = [
  'Feature Coming Soon',
  'Feature coming soon',
  'Feature Coming Soon!',
  'Back to store',
  'Manage your restaurants',
  'Add your restaurant',
  'Your food will arrive soon!',

  'Please enter a valid email or phone number',
  'Invalid email',
  'Invalid phone number',
  'Confirm Password field must be the same as the Password field',
  'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas',
  'Must login to add address',
  'Phone number must have only numbers in it',
  'Email must include @',
  'Please write a review before submitting.',
  'Please select a rating for both order and restaurant.',

  'Something went wrong. Please try again',
  'Server error: Could not create order.',
  'Insufficient funds in your wallet.',
  'Your cart contains items from a different restaurant. Please clear your cart or complete your existing order first.',
  'You must be logged in to add items to the cart!',
  'You must be logged in to add items to the favorites',
  'Failed to create restaurant',
  'Failed to update restaurant',
  'Failed to fetch restaurants',
  'Failed to delete restaurant',
  'Failed to deactivate restaurant',
  'Failed to reactivate restaurant',
  'Restaurant successfully reactivated!',
  'Failed to fetch menu items',
  'Failed to create menu item',
  'Failed to update menu item',
  'Failed to delete menu item',
  'Failed to create menu item. Please try again.',
  'Failed to submit review. Please try again.',
  'An error occurred. Please try again.',
  'Failed to update review',
  'Review submitted successfully!',
  'No reviews yet!',
  'No orders yet',
  'No favorite items yet!',
  'No menu items available.',
  'No restaurants found',
  '$15+',
]

/** Texts that the specification does not give, which may change freely. */
const OWN = [
  'ownReview',
  'orderMoved',
  'notCancelable',
  'tooManyOrders',
  'closed',
  'loginRequired',
  'guestRefused',
  'invalidCredentials',
  'unavailable',
  'notAllowed',
]

test('the texts are those of the specification, to the letter', () => {
  const ours = Object.entries({ ...TEXTS, ...ERROR_TEXTS }).flatMap(([name, text]) =>
    OWN.includes(name) ? [] : [text as string],
  )
  expect(ours.toSorted()).toEqual(SPECIFIED.toSorted())
})
