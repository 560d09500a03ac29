import { messageOut, pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { MAX_LIKED_RESTAURANTS } from '@/lib/list-limits'
import {
  busyBody,
  likedAnswer,
  managedRestaurantAnswer,
  pauseBody,
  removalQuery,
  restaurantAnswer,
  restaurantBody,
  restaurantsAnswer,
  restaurantUpdateBody,
} from './schemas'
import { managedAnswer, managedQuery } from './staff-schemas'
import { suspensionAnswerBody, suspensionOut, suspensionToWire } from './suspension-schemas'
import {
  managedRestaurantToWire,
  managedToWire,
  newRestaurant,
  oneToWire,
  restaurantChange,
  restaurantToWire,
} from './wire'

export const restaurantEndpoints = {
  listRestaurants: {
    summary: 'The servicing restaurants',
    description: 'Everybody gets the same answer; an ETag saves the transfer.',
    auth: 'public',
    query: pageQuery,
    answer: restaurantsAnswer,
    toWire: restaurantToWire,
    cacheable: true,
    heavy: true,
  },
  listMyRestaurants: {
    summary: "The caller's restaurants",
    description: 'Inactive ones too.',
    auth: 'user',
    query: pageQuery,
    answer: restaurantsAnswer,
    toWire: restaurantToWire,
  },
  createRestaurant: {
    summary: 'Creates a restaurant and makes the caller an owner',
    description:
      'It is on the list at once, unless the site approves new restaurants. Business hours that can be read decide when it is open.',
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
    description: 'An inactive one can still be read, and says so.',
    auth: 'public',
    answer: restaurantAnswer,
    toWire: oneToWire,
    cacheable: true,
  },
  likeRestaurant: {
    summary: `Likes a restaurant; an account likes at most ${MAX_LIKED_RESTAURANTS}`,
    description: 'Liking it again changes nothing.',
    auth: 'account',
    answer: likedAnswer,
  },
  unlikeRestaurant: {
    summary: 'Takes a like of a restaurant back',
    description: 'Taking back a like that is not there changes nothing.',
    auth: 'account',
    answer: likedAnswer,
  },
  listManaged: {
    summary: "The owner's restaurants, or those where the caller works as a member",
    description: 'Inactive ones too.',
    auth: 'account',
    query: managedQuery,
    answer: managedAnswer,
    toWire: managedRestaurantToWire,
  },
  updateRestaurant: {
    summary: "Updates the owner's restaurant",
    description:
      'Changes the fields that are sent. Managers may change the hours: businessHours, closingTime, timeZone, daysOff and ordersWhileClosed.',
    auth: 'account',
    role: 'owner',
    body: restaurantUpdateBody,
    toInput: restaurantChange,
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
  removeRestaurant: {
    summary: 'Deactivates a restaurant (soft) or deletes it with related data (hard)',
    description:
      '`type=soft` takes it off the lists and keeps everything. `type=hard` also deletes its menu, likes and reviews; past orders and payments stay.',
    auth: 'account',
    role: 'owner',
    query: removalQuery,
    answer: messageOut,
    heavy: true,
  },
  reactivateRestaurant: {
    summary: 'Reactivates a restaurant',
    description: 'One that is active already stays so. One that Plateful has suspended cannot: 409.',
    auth: 'account',
    role: 'owner',
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
  answerSuspension: {
    summary: 'Answers the suspension of a restaurant, once',
    description: 'The text is for the operators, who suspended it.',
    auth: 'account',
    role: 'owner',
    body: suspensionAnswerBody,
    answer: suspensionOut,
    toWire: suspensionToWire,
  },
  setBusy: {
    summary: "Makes orders for now take longer at the owner's restaurant for a while, or no longer",
    description:
      'Adds minutes to the estimates of new orders until then. Customers see it, and orders that exist keep their estimates.',
    auth: 'account',
    role: 'kitchen',
    body: busyBody,
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
  pauseRestaurant: {
    summary: "Stops the owner's restaurant from taking orders for a while, or resumes it",
    description: 'It stays on the lists and says until when. Orders that are open go on.',
    auth: 'account',
    role: 'kitchen',
    body: pauseBody,
    answer: managedRestaurantAnswer,
    toWire: managedToWire,
  },
} as const satisfies Rows
