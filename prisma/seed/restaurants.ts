import { CUISINES, FOOD_TYPES } from '@/lib/restaurants/rules/catalog'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { openingColumns } from '@/lib/restaurants/server/hours'
import type { Chance } from './chance'
import { DAY, HOUR } from './chance'
import { CATALOG, type SeedRestaurant } from './data'
import type { Ids, MenuItemSeed, RestaurantSeed, UserSeed } from './rows'

/** A restaurant's row, its menu and its target rating. */
export type Planned = { row: RestaurantSeed; menu: MenuItemSeed[]; stars: { mean: number; reviews: number } }

type Placing = {
  ids: Pick<Ids, 'restaurants' | 'menuItems'>
  ownerId: number
  cuisine: string
  timeZone: string
  createdAt: Date
  now: Date
}

/** Makes the rows of a restaurant and its menu; advances `ids`. */
export function planRestaurant(
  seed: SeedRestaurant,
  { ids, ownerId, cuisine, timeZone, createdAt, now }: Placing,
): Planned {
  const { address, picture, owner: _, inactive = false, stars, menu, ...shown } = seed
  const id = ids.restaurants++
  const menuItems = FOOD_TYPES.flatMap((foodType) =>
    menu[foodType].map(({ picture, ...item }) => ({
      ...item,
      id: ids.menuItems++,
      restaurantId: id,
      foodImage: `/images/dishes/${picture}.webp`,
      foodType,
      listed: !inactive,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  const hours = { timeZone: seed.timeZone ?? timeZone, daysOff: '' }
  const row = {
    ...shown,
    ...address,
    ...openingColumns({ ...shown, ...hours }, now),
    id,
    ownerId,
    cuisineType: cuisine,
    ...hours,
    servicing: !inactive,
    accepts: 'auto' as AcceptMode,
    storeImage: `/images/restaurants/${picture}.webp`,
    ratingSum: 0,
    reviewCount: 0,
    ratingTenths: null,
    ratingOrder: 0,
    createdAt,
    updatedAt: createdAt,
  }
  return { row, menu: menuItems, stars }
}

/** The owners: the demo accounts with restaurants, and one account for each cuisine. */
type Owners = { demo: readonly UserSeed[]; byCuisine: readonly UserSeed[] }

/** The 60 restaurants of the catalog, three of each cuisine. */
export function planCatalog(
  ids: Ids,
  { owners, now, timeZone, chance }: { owners: Owners; now: Date; timeZone: string; chance: Chance },
): Planned[] {
  // Alternates between the cuisines, so that a list sorted by id does not start with three of the same.
  const rounds = [0, 1, 2].flatMap((round) => CUISINES.map((cuisine, index) => ({ cuisine, index, round })))
  return rounds.map(({ cuisine, index, round }) => {
    const seed = CATALOG[cuisine][round]
    const owner = seed?.owner ? owners.demo.find(({ firstName }) => firstName === seed.owner) : owners.byCuisine[index]
    if (!seed || !owner) throw new Error(`${cuisine} lacks a restaurant or an owner`)
    // A restaurant with few reviews is new.
    const age = seed.stars.reviews < 8 ? chance.int(15, 40) : chance.int(160, 183)
    const createdAt = new Date(now.getTime() - age * DAY - chance.int(0, 12) * HOUR)
    return planRestaurant(seed, { ids, ownerId: owner.id, cuisine, timeZone, createdAt, now })
  })
}
