import type { Rows } from '@/lib/contract/endpoint'
import {
  foundPeopleOut,
  foundRestaurantsOut,
  operatorPersonOut,
  operatorRestaurantOut,
  peopleQuery,
  reasonBody,
  restaurantsQuery,
  suspensionBody,
} from './suspension-schemas'
import {
  foundPeopleToWire,
  foundRestaurantsToWire,
  operatorPersonToWire,
  operatorRestaurantToWire,
  suspensionInput,
} from './suspension-wire'

const act = { auth: 'operator', limits: ['acts'], idempotent: true } as const
const restaurantAct = {
  ...act,
  asksPassword: true,
  answer: operatorRestaurantOut,
  toWire: operatorRestaurantToWire,
} as const
const personAct = { ...act, answer: operatorPersonOut, toWire: operatorPersonToWire } as const

/** What operators do with restaurants and people. */
export const suspensionEndpoints = {
  findRestaurants: {
    summary: 'The newest restaurants that fit a line',
    description: 'At most 50. A longer line finds fewer.',
    auth: 'operator',
    query: restaurantsQuery,
    answer: foundRestaurantsOut,
    toWire: foundRestaurantsToWire,
  },
  getOperatorRestaurant: {
    summary: 'A restaurant with its owner, its suspension, counts, and what operators did with it',
    description: 'The state is active, inactive, suspended, or waiting for its approval.',
    auth: 'operator',
    answer: operatorRestaurantOut,
    toWire: operatorRestaurantToWire,
  },
  suspendRestaurant: {
    summary: 'Takes a restaurant off the site, or changes why and how long',
    description: 'It takes no orders; open ones go on. Its owner gets a mail with the reason and can answer once.',
    act: 'restaurant.suspend',
    body: suspensionBody,
    toInput: suspensionInput,
    ...restaurantAct,
  },
  liftRestaurant: {
    summary: 'Ends the suspension of a restaurant, or approves a new one',
    description: 'It is as its owner has left it: an inactive one stays inactive. The owner gets a mail.',
    act: 'restaurant.lift',
    body: reasonBody,
    ...restaurantAct,
  },
  findPeople: {
    summary: 'The newest accounts that fit a line',
    description: 'At most 50. A longer line finds fewer.',
    auth: 'operator',
    query: peopleQuery,
    answer: foundPeopleOut,
    toWire: foundPeopleToWire,
  },
  getPerson: {
    summary: 'An account with its suspension, counts, restaurants, and what operators did with it',
    description: 'Sessions count all that have not ended.',
    auth: 'operator',
    answer: operatorPersonOut,
    toWire: operatorPersonToWire,
  },
  suspendPerson: {
    summary: 'Keeps a person out, or changes why and how long',
    description:
      'Sessions and streams end within a second. Logging in then says why and opens nothing but the download of the data. Operators are refused: 409. Restaurants of the person go on.',
    act: 'user.suspend',
    asksPassword: true,
    body: suspensionBody,
    toInput: suspensionInput,
    ...personAct,
  },
  liftPerson: {
    summary: 'Ends the suspension of a person',
    description: 'The person gets a mail and logs in again.',
    act: 'user.lift',
    asksPassword: true,
    body: reasonBody,
    ...personAct,
  },
  signPersonOut: {
    summary: 'Ends all sessions of a person',
    description: 'Closes their streams of events within a second.',
    act: 'user.sign_out',
    body: reasonBody,
    ...personAct,
  },
  removePersonsPicture: {
    summary: 'Takes the profile picture of a person away',
    description: 'The person can set another one.',
    act: 'user.picture',
    body: reasonBody,
    ...personAct,
  },
} as const satisfies Rows
