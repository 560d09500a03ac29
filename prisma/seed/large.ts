import type { FoodType } from '@/lib/menu/rules/food-types'
import { CUISINES, type Cuisine, PRICE_LEVELS, type PriceLevel } from '@/lib/restaurants/rules/catalog'
import { type Chance, chanceFrom, DAY } from './chance'
import { addressOf, CATALOG, GENERATED, type SeedMenuItem, type SeedRestaurant } from './data'
import { draftOrders } from './drafts'
import { NAME_PARTS, plain } from './people'
import { menuRows, planRestaurant } from './restaurants'
import type { Ids, Rows, UserSeed } from './rows'
import { settle } from './settle'
import { likesOf } from './standard'

/** The most restaurants and, about, reviews that are generated and written at a time. */
const BATCH = { restaurants: 250, reviews: 10_000 }
const RESTAURANTS_PER_OWNER = 4
const RESTAURANTS_PER_CUSTOMER = 5
const REVIEWS_PER_CUSTOMER = 10

/** Prices of the catalog fit the level of their restaurant; these factors convert them to another level. */
const LEVEL_FACTOR: Record<PriceLevel, number> = { INEXPENSIVE: 1, MODERATE: 1.4, EXPENSIVE: 2.2, VERY_EXPENSIVE: 3.2 }
const HOURS = [
  ['11:00-22:00', '22:00'],
  ['10:00-21:00', '21:00'],
  ['12:00-23:00', '23:00'],
  ['08:00-20:00', '20:00'],
  ['11:00-01:00', '01:00'],
  ['09:00-22:00', ''],
] as const

/** Every item of a generated restaurant can be had with these. */
const EXTRAS = {
  name: 'Extras',
  prompt: '',
  min: 0,
  max: 2,
  modifiers: { 'Extra sauce': 50, 'Double portion': 400, 'Side of pickles': 200 },
}

type Wanted = {
  now: Date
  timeZone: string
  /** The mean number of reviews of a restaurant; few when absent. A few restaurants have most of them. */
  reviews?: number | undefined
}

/** How many restaurants are generated at a time, so that memory stays bounded. */
export function batchSize({ reviews = 1 }: Pick<Wanted, 'reviews'>): number {
  return Math.min(BATCH.restaurants, Math.ceil(BATCH.reviews / Math.max(reviews, 1)))
}

/** Generates restaurants with their own owners, customers, orders and reviews; advances `ids`. */
export function largeRows(count: number, ids: Ids, { now, timeZone, reviews }: Wanted): Rows {
  const chance = chanceFrom(ids.restaurants * 7919)
  const owners = people(Math.ceil(count / RESTAURANTS_PER_OWNER), true, { ids, now, chance })
  const perCustomer = reviews === undefined ? RESTAURANTS_PER_CUSTOMER : REVIEWS_PER_CUSTOMER / Math.max(reviews, 1)
  const customers = people(Math.ceil(count / perCustomer), false, { ids, now, chance })
  const restaurants = Array.from({ length: count }, (_, index) => {
    const cuisine = chance.pick(CUISINES)
    const ownerId = owners[index % owners.length]?.id ?? 0
    const createdAt = new Date(now.getTime() - chance.int(20, 180) * DAY)
    const seed = generate(cuisine, reviews, chance)
    return planRestaurant(seed, { ids, ownerId, cuisine, timeZone, createdAt, now })
  })
  const drafts = restaurants.flatMap((restaurant) => draftOrders(restaurant, { customers, now, chance }))
  return {
    users: [...owners, ...customers],
    restaurants: restaurants.map((restaurant) => restaurant.row),
    ...menuRows(restaurants),
    members: [],
    likes: likesOf(customers, restaurants.slice(0, 20), { now, chance }),
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
      ...address(chance),
      walletCents: 0,
      restaurantOwner: owner,
      restaurantMember: false,
      demo: false,
      deliveryInstructions: '',
      lastActiveAt: createdAt,
      createdAt,
    }
  })
}

function address(chance: Chance) {
  const { streets, cities } = GENERATED
  return addressOf(`${chance.int(1, 980)} ${chance.pick(streets)}, ${chance.pick(cities)}`)
}

function reviewCount(mean: number | undefined, chance: Chance): number {
  if (mean === undefined) return chance.maybe(0.35) ? 0 : chance.int(1, 3)
  return Math.round(mean * Math.min(0.5 / Math.sqrt(chance.next()), 100))
}

function generate(cuisine: Cuisine, meanReviews: number | undefined, chance: Chance): SeedRestaurant {
  const models = CATALOG[cuisine]
  const { names, descriptions } = GENERATED
  const priceLevel = chance.pick([...PRICE_LEVELS.slice(0, 3), ...PRICE_LEVELS])
  const [businessHours, closingTime] = chance.pick(HOURS)
  const reviews = reviewCount(meanReviews, chance)
  const menuOf = (type: FoodType, count: number) => menuItems(type, { count, models, priceLevel, chance })
  const restaurant = {
    name: `${chance.pick(names[cuisine].first)} ${chance.pick(names[cuisine].last)}`,
    description: `${chance.pick(descriptions.cooking)} ${chance.pick(descriptions.manner)}`,
    address: address(chance),
    priceLevel,
    deliveryTimeMinutes: chance.int(3, 12) * 5,
    deliveryFeeCents: chance.pick([0, 99, 149, 199, 249, 299, 399, 499]),
    businessHours,
    closingTime,
    picture: chance.pick(models).picture,
    stars: { mean: 3.2 + chance.next() * 1.7, reviews },
    menu: {
      appetizer: menuOf('appetizer', chance.int(2, 3)),
      entree: menuOf('entree', chance.int(3, 5)),
      dessert: menuOf('dessert', chance.int(1, 2)),
      beverage: menuOf('beverage', 2),
    },
  }
  const items = Object.values(restaurant.menu).flatMap((ofType) => ofType.map(({ name }) => name))
  return { ...restaurant, sections: [], modifierGroups: [{ ...EXTRAS, items }] }
}

type Menu = { count: number; models: readonly SeedRestaurant[]; priceLevel: PriceLevel; chance: Chance }

/** Items from the menus of the models, at the prices of the level. */
function menuItems(type: FoodType, { count, models, priceLevel, chance }: Menu): SeedMenuItem[] {
  const pool = models.flatMap((model) => model.menu[type].map((item) => ({ item, from: model.priceLevel })))
  const byName = new Map(chance.shuffle(pool).map((found) => [found.item.name, found]))
  return [...byName.values()].slice(0, count).map(({ item, from }) => {
    const wanted = item.priceCents * (LEVEL_FACTOR[priceLevel] / LEVEL_FACTOR[from]) * (0.9 + chance.next() * 0.2)
    return { ...item, priceCents: Math.max(Math.round(wanted / 25) * 25, 100) }
  })
}
