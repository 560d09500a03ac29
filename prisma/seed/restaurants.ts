import { CUISINES, FOOD_TYPES } from '@/lib/domain/catalog'
import { CATALOG } from './catalog'
import type { Chance } from './chance'
import { DAY, HOUR } from './moments'
import { addressOf } from './people'
import type { Ids, MenuItemSeed, RestaurantSeed } from './rows'
import type { SeedRestaurant } from './seed-restaurant'

/** A restaurant's row, its menu and how it is to be rated. */
export type Planned = { row: RestaurantSeed; menu: MenuItemSeed[]; stars: { mean: number; reviews: number } }

type Placing = {
  ids: Pick<Ids, 'restaurants' | 'menuItems'>
  ownerId: number
  cuisine: string
  timeZone: string
  createdAt: Date
}

/** Makes the rows of one restaurant and its menu and moves `ids` on. */
export function planRestaurant(seed: SeedRestaurant, { ids, ownerId, cuisine, timeZone, createdAt }: Placing): Planned {
  const id = ids.restaurants++
  const menu = FOOD_TYPES.flatMap((foodType) =>
    seed.menu[foodType].map(([name, priceCents, picture, description]) => ({
      id: ids.menuItems++,
      restaurantId: id,
      name,
      description,
      priceCents,
      foodImage: `/images/dishes/${picture}.webp`,
      foodType,
      listed: !seed.inactive,
      createdAt,
      updatedAt: createdAt,
    })),
  )
  const row = {
    id,
    ownerId,
    name: seed.name,
    description: seed.description,
    ...addressOf(seed.address),
    cuisineType: cuisine,
    deliveryFeeCents: seed.feeCents,
    deliveryTimeMinutes: seed.minutes,
    businessHours: seed.hours,
    closingTime: seed.closing,
    timeZone: seed.timeZone ?? timeZone,
    servicing: !seed.inactive,
    storeImage: `/images/restaurants/${seed.picture}.webp`,
    priceLevel: seed.priceLevel,
    ratingSum: 0,
    reviewCount: 0,
    ratingTenths: null,
    ratingOrder: 0,
    createdAt,
    updatedAt: createdAt,
  }
  return { row, menu, stars: seed.stars }
}

type Owners = { demo: Record<'Mia' | 'Leo', number>; byCuisine: readonly number[] }

/** The 60 restaurants of the catalog, three of each cuisine. */
export function planCatalog(
  ids: Ids,
  { owners, now, timeZone, chance }: { owners: Owners; now: Date; timeZone: string; chance: Chance },
): Planned[] {
  // Taking turns between the cuisines keeps the list that sorts by id from starting with three of a kind.
  const rounds = [0, 1, 2].flatMap((round) => CUISINES.map((cuisine, index) => ({ cuisine, index, round })))
  return rounds.map(({ cuisine, index, round }) => {
    const seed = CATALOG[cuisine][round]
    const ownerId = seed?.owner ? owners.demo[seed.owner] : owners.byCuisine[index]
    if (!seed || !ownerId) throw new Error(`${cuisine} lacks a restaurant or an owner`)
    // Few reviews mean that the place is new.
    const age = seed.stars.reviews < 8 ? chance.int(15, 40) : chance.int(160, 183)
    const createdAt = new Date(now.getTime() - age * DAY - chance.int(0, 12) * HOUR)
    return planRestaurant(seed, { ids, ownerId, cuisine, timeZone, createdAt })
  })
}
