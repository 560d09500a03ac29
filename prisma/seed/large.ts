import { CUISINES, type FoodType, PRICE_LEVELS, type PriceLevel } from '@/lib/domain/catalog'
import { CATALOG } from './catalog'
import { type Chance, chanceFrom } from './chance'
import { draftOrders } from './drafts'
import { DESCRIPTIONS, NAMES, PLACES, STREETS } from './large-parts'
import { DAY } from './moments'
import { addressOf, NAME_PARTS, plain } from './people'
import { planRestaurant } from './restaurants'
import type { Ids, Rows, UserSeed } from './rows'
import type { Dish, SeedRestaurant } from './seed-restaurant'
import { settle } from './settle'
import { likesOf } from './standard'

/** How many restaurants are made and written at a time. */
export const BATCH = 250
const RESTAURANTS_PER_OWNER = 4
const RESTAURANTS_PER_CUSTOMER = 5

/** Prices of the catalog are for the level of the restaurant they were written for; these lead from one to another. */
const LEVEL_FACTOR: Record<PriceLevel, number> = { INEXPENSIVE: 1, MODERATE: 1.4, EXPENSIVE: 2.2, VERY_EXPENSIVE: 3.2 }
const HOURS = [
  ['11:00-22:00', '22:00'],
  ['10:00-21:00', '21:00'],
  ['12:00-23:00', '22:30'],
  ['08:00-20:00', '20:00'],
  ['11:00-01:00', '01:00'],
  ['09:00-22:00', ''],
] as const

/** Generated restaurants with owners, customers, orders and reviews of their own; moves `ids` on. */
export function largeRows(count: number, ids: Ids, { now, timeZone }: { now: Date; timeZone: string }): Rows {
  const chance = chanceFrom(ids.restaurants * 7919)
  const owners = people(Math.ceil(count / RESTAURANTS_PER_OWNER), true, { ids, now, chance })
  const customers = people(Math.ceil(count / RESTAURANTS_PER_CUSTOMER), false, { ids, now, chance })
  const places = Array.from({ length: count }, (_, index) => {
    const cuisine = chance.pick(CUISINES)
    const ownerId = owners[index % owners.length]?.id ?? 0
    const createdAt = new Date(now.getTime() - chance.int(20, 180) * DAY)
    const seed = generate(CATALOG[cuisine], NAMES[cuisine], chance)
    return planRestaurant(seed, { ids, ownerId, cuisine, timeZone, createdAt })
  })
  const drafts = places.flatMap((place) => draftOrders(place, { customers, now, chance }))
  return {
    users: [...owners, ...customers],
    restaurants: places.map((place) => place.row),
    menuItems: places.flatMap((place) => place.menu),
    likes: likesOf(customers, places.slice(0, 20), { now, chance }),
    ...settle({ users: [...owners, ...customers], drafts }, ids),
  }
}

function people(count: number, owner: boolean, { ids, now, chance }: { ids: Ids; now: Date; chance: Chance }) {
  return Array.from({ length: count }, (): UserSeed => {
    const id = ids.users++
    const [firstName, lastName] = [chance.pick(NAME_PARTS.first), chance.pick(NAME_PARTS.last)]
    const createdAt = new Date(now.getTime() - (owner ? 190 : chance.int(100, 180)) * DAY)
    return {
      id,
      firstName,
      lastName,
      email: `${plain(`${firstName} ${lastName}`)}.${id}@example.com`,
      phoneNumber: null,
      passwordHash: null,
      ...addressOf(addressLine(chance)),
      walletCents: 0,
      restaurantOwner: owner,
      demo: false,
      deliveryInstructions: '',
      lastActiveAt: createdAt,
      createdAt,
    }
  })
}

function addressLine(chance: Chance): string {
  return `${chance.int(1, 980)} ${chance.pick(STREETS)}, ${chance.pick(PLACES)}`
}

function generate(models: readonly SeedRestaurant[], names: (typeof NAMES)[keyof typeof NAMES], chance: Chance) {
  const priceLevel = chance.pick([...PRICE_LEVELS.slice(0, 3), ...PRICE_LEVELS])
  const [hours, closing] = chance.pick(HOURS)
  const reviews = chance.maybe(0.35) ? 0 : chance.int(1, 3)
  const seed: SeedRestaurant = {
    name: `${chance.pick(names.first)} ${chance.pick(names.last)}`,
    description: `${chance.pick(DESCRIPTIONS.cooking)} ${chance.pick(DESCRIPTIONS.manner)}`,
    address: addressLine(chance),
    priceLevel,
    minutes: chance.int(3, 12) * 5,
    feeCents: chance.pick([0, 99, 149, 199, 249, 299, 399, 499]),
    hours,
    closing,
    picture: chance.pick(models).picture,
    stars: { mean: 3.2 + chance.next() * 1.7, reviews },
    menu: {
      appetizer: dishes('appetizer', chance.int(2, 3), models, priceLevel, chance),
      entree: dishes('entree', chance.int(3, 5), models, priceLevel, chance),
      dessert: dishes('dessert', chance.int(1, 2), models, priceLevel, chance),
      beverage: dishes('beverage', 2, models, priceLevel, chance),
    },
  }
  return seed
}

function dishes(
  type: FoodType,
  count: number,
  models: readonly SeedRestaurant[],
  level: PriceLevel,
  chance: Chance,
): Dish[] {
  const pool = models.flatMap((model) => model.menu[type].map((dish) => ({ dish, from: model.priceLevel })))
  const chosen = new Map(chance.shuffle(pool).map(({ dish, from }) => [dish[0], { dish, from }]))
  return [...chosen.values()].slice(0, count).map(({ dish: [name, cents, picture, description], from }) => {
    const wanted = cents * (LEVEL_FACTOR[level] / LEVEL_FACTOR[from]) * (0.9 + chance.next() * 0.2)
    return [name, Math.max(Math.round(wanted / 25) * 25, 100), picture, description]
  })
}
