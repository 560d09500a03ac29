import { messageOut, pageQuery } from '@/lib/contracts/answers'
import { menuAnswer } from '@/lib/contracts/menu-items'
import { PATHS } from '@/lib/contracts/paths'
import {
  managedRestaurantAnswer,
  removalQuery,
  restaurantAnswer,
  restaurantBody,
  restaurantsAnswer,
  restaurantUpdateBody,
} from '@/lib/contracts/restaurants'
import { type Endpoint, withId } from './endpoint'

export const restaurantEndpoints = {
  listRestaurants: {
    ...PATHS.listRestaurants,
    summary: 'The servicing restaurants',
    auth: 'public',
    query: pageQuery,
    answer: restaurantsAnswer,
    status: 200,
    cacheable: true,
  },
  listMyRestaurants: {
    ...PATHS.listMyRestaurants,
    summary: "The caller's restaurants",
    auth: 'user',
    query: pageQuery,
    answer: restaurantsAnswer,
    status: 200,
  },
  createRestaurant: {
    ...PATHS.createRestaurant,
    summary: 'Creates a restaurant and makes the caller an owner',
    auth: 'account',
    body: restaurantBody,
    answer: restaurantAnswer,
    status: 201,
    idempotent: true,
  },
  getRestaurant: {
    ...PATHS.getRestaurant,
    summary: 'One restaurant',
    auth: 'public',
    params: withId,
    answer: restaurantAnswer,
    status: 200,
    cacheable: true,
  },
  listManaged: {
    ...PATHS.listManaged,
    summary: "The owner's restaurants",
    auth: 'account',
    query: pageQuery,
    answer: restaurantsAnswer,
    status: 200,
  },
  updateRestaurant: {
    ...PATHS.updateRestaurant,
    summary: "Updates the owner's restaurant",
    auth: 'account',
    params: withId,
    body: restaurantUpdateBody,
    answer: managedRestaurantAnswer,
    status: 200,
  },
  removeRestaurant: {
    ...PATHS.removeRestaurant,
    summary: 'Deactivates a restaurant (soft) or deletes it with related data (hard)',
    auth: 'account',
    params: withId,
    query: removalQuery,
    answer: messageOut,
    status: 200,
  },
  reactivateRestaurant: {
    ...PATHS.reactivateRestaurant,
    summary: 'Reactivates a restaurant',
    auth: 'account',
    params: withId,
    answer: managedRestaurantAnswer,
    status: 200,
  },
  getManagedMenu: {
    ...PATHS.getManagedMenu,
    summary: "The menu of the owner's restaurant",
    auth: 'account',
    params: withId,
    query: pageQuery,
    answer: menuAnswer,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>
