import type * as z from 'zod/mini'
import { instant } from '@/lib/instant'
import type { FoundPerson, FoundRestaurant, OperatorPerson, OperatorRestaurant } from '@/lib/operate/server/shapes'
import { suspensionToWire } from '@/lib/restaurants/contract/suspension-schemas'
import type {
  FoundPeopleOut,
  FoundRestaurantsOut,
  OperatorPersonOut,
  OperatorRestaurantOut,
  suspensionBody,
} from './suspension-schemas'
import { entryToWire } from './wire'

const restaurantToWire = <Found extends FoundRestaurant>({ createdAt, suspension, ...same }: Found) => ({
  ...same,
  createdAt: createdAt.toISOString(),
  suspension: suspension && suspensionToWire(suspension),
})

type FoundRestaurants = { restaurants: readonly FoundRestaurant[]; hasMore: boolean }

export const foundRestaurantsToWire = ({ restaurants, hasMore }: FoundRestaurants): FoundRestaurantsOut => ({
  restaurants: restaurants.map(restaurantToWire),
  hasMore,
})

export const operatorRestaurantToWire = ({ acts, ...restaurant }: OperatorRestaurant): OperatorRestaurantOut => ({
  ...restaurantToWire(restaurant),
  acts: acts.map(entryToWire),
})

const personToWire = <Found extends FoundPerson>({ createdAt, suspension, ...same }: Found) => ({
  ...same,
  createdAt: createdAt.toISOString(),
  suspension: suspension && {
    ...suspension,
    since: suspension.since.toISOString(),
    until: instant(suspension.until),
  },
})

type FoundPeople = { people: readonly FoundPerson[]; hasMore: boolean }

export const foundPeopleToWire = ({ people, hasMore }: FoundPeople): FoundPeopleOut => ({
  people: people.map(personToWire),
  hasMore,
})

export const operatorPersonToWire = ({ acts, lastActiveAt, ...person }: OperatorPerson): OperatorPersonOut => ({
  ...personToWire(person),
  lastActiveAt: lastActiveAt.toISOString(),
  acts: acts.map(entryToWire),
})

/** The body of a suspension for its command. */
export const suspensionInput = ({ reason, until = null }: z.output<typeof suspensionBody>) => ({ reason, until })
