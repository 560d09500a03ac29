import { messageOut, pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { MAX_LIKED_RESTAURANTS } from '@/lib/list-limits'
import {
  busyBody,
  hoursAnswer,
  hoursQuery,
  likedAnswer,
  managedRestaurantAnswer,
  pauseBody,
  removalQuery,
  restaurantAnswer,
  restaurantBody,
  restaurantsAnswer,
  restaurantUpdateBody,
} from './schemas'
import { hoursToWire, managedToWire, newRestaurant, oneToWire, restaurantChange, restaurantToWire } from './wire'

export const restaurantEndpoints = {
  listRestaurants: {
    summary: 'The servicing restaurants',
    auth: 'public',
    query: pageQuery,
    answer: restaurantsAnswer,
    toWire: restaurantToWire,
    cacheable: true,
  },
  listMyRestaurants: {
    summary: "The caller's restaurants",
    auth: 'user',
    query: pageQuery,
    answer: restaurantsAnswer,
    toWire: restaurantToWire,
  },
  createRestaurant: {
    summary: 'Creates a restaurant and makes the caller an owner',
    auth: 'account',
    body: restaurantBody,
    toInput: newRestaurant,
    answer: restaurantAnswer,
    toWire: oneToWire,
    status: 201,
    idempotent: true,
  },
  getRestaurant: {
    summary: 'One restaurant',
    auth: 'public',
    answer: restaurantAnswer,
    toWire: oneToWire,
    cacheable: true,
  },
  likeRestaurant: {
    summary: `Likes a restaurant; an account likes at most ${MAX_LIKED_RESTAURANTS}`,
    auth: 'account',
    answer: likedAnswer,
  },
  unlikeRestaurant: {
    summary: 'Takes a like of a restaurant back',
    auth: 'account',
    answer: likedAnswer,
  },
  readHours: {
    summary: 'What is read of a text of business hours, before it is saved',
    auth: 'account',
    query: hoursQuery,
    answer: hoursAnswer,
    toWire: hoursToWire,
  },
  listManaged: {
    summary: "The owner's restaurants",
    auth: 'account',
    query: pageQuery,
    answer: restaurantsAnswer,
    toWire: restaurantToWire,
  },
  updateRestaurant: {
    summary: "Updates the owner's restaurant",
    auth: 'account',
    body: restaurantUpdateBody,
    toInput: restaurantChange,
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
  removeRestaurant: {
    summary: 'Deactivates a restaurant (soft) or deletes it with related data (hard)',
    auth: 'account',
    query: removalQuery,
    answer: messageOut,
  },
  reactivateRestaurant: {
    summary: 'Reactivates a restaurant',
    auth: 'account',
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
  setBusy: {
    summary: "Makes orders for now take longer at the owner's restaurant for a while, or no longer",
    auth: 'account',
    body: busyBody,
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
  pauseRestaurant: {
    summary: "Stops the owner's restaurant from taking orders for a while, or resumes it",
    auth: 'account',
    body: pauseBody,
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
} as const satisfies Rows
