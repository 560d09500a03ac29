import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import { servedWeekOf } from '@/lib/menu/server/served'
import { checkoutSlots } from '@/lib/orders/rules/delivery-slots'
import { CUISINES } from '@/lib/restaurants/rules/catalog'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { openingColumns } from '@/lib/restaurants/server/hours'
import type { Chance } from './chance'
import { DAY, HOUR } from './chance'
import { CATALOG, type SeedRestaurant, YEAR_AGE, YEAR_OF } from './data'
import type { Ids, MenuItemSeed, RestaurantSeed, Rows, UserSeed } from './rows'

/** A restaurant's row, its menu and its target rating. */
export type Planned = {
  row: RestaurantSeed
  menu: MenuItemSeed[]
  sections: Rows['menuSections']
  /** In the order in which each item has them. */
  groups: PlannedGroup[]
  stars: { mean: number; reviews: number }
}

/** The times that its customers may choose at an instant. */
export function slotsOf({ row }: Planned, at: Date) {
  const { timeZone, openingWeek = null, daysOff = '', closingTime = '' } = row
  return checkoutSlots({ timeZone, openingWeek, daysOff, closingTime }, at)
}
type PlannedGroup = { row: Rows['modifierGroups'][number]; modifiers: Rows['modifiers']; itemIds: number[] }

type Placing = {
  ids: Pick<Ids, 'restaurants' | 'menuSections' | 'menuItems' | 'modifierGroups' | 'modifiers'>
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
  const { address, picture, owner: _, inactive = false, stars, menu, sections, modifierGroups, ...shown } = seed
  const id = ids.restaurants++
  const sectionRows = sections.map(({ name, servedHours }, position) => ({
    id: ids.menuSections++,
    restaurantId: id,
    name,
    position,
    servedHours,
    servedWeek: servedWeekOf(servedHours),
  }))
  const sectionOf = (name: string) => sectionRows[sections.findIndex(({ items }) => items.includes(name))]
  const menuItems = FOOD_TYPES.flatMap((foodType) =>
    menu[foodType].map(({ picture, ...item }) => ({
      ...item,
      id: ids.menuItems++,
      restaurantId: id,
      foodImage: `/images/dishes/${picture}.webp`,
      foodType,
      listed: !inactive,
      sectionId: sectionOf(item.name)?.id ?? null,
      servedWeek: sectionOf(item.name)?.servedWeek ?? null,
      position: 0,
      requiresChoice: modifierGroups.some(({ min, items }) => min > 0 && items.includes(item.name)),
      createdAt,
      updatedAt: createdAt,
    })),
  )
  const hours = { timeZone: seed.timeZone ?? timeZone, daysOff: '' }
  const groups = modifierGroups.map(({ modifiers, items, ...limits }): PlannedGroup => {
    const group = { ...limits, id: ids.modifierGroups++, restaurantId: id }
    const rows = Object.entries(modifiers).map(([name, priceCents], position) => {
      return { id: ids.modifiers++, groupId: group.id, name, priceCents, position }
    })
    const itemIds = menuItems.filter(({ name }) => items.includes(name)).map((item) => item.id)
    return { row: group, modifiers: rows, itemIds }
  })
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
  return { row, menu: menuItems, sections: sectionRows, groups, stars }
}

/** The rows of all menus. */
export function menuRows(restaurants: readonly Planned[]) {
  const groups = restaurants.flatMap((restaurant) => restaurant.groups)
  return {
    menuSections: restaurants.flatMap(({ sections }) => sections),
    menuItems: restaurants.flatMap(({ menu }) => menu),
    modifierGroups: groups.map(({ row }) => row),
    modifiers: groups.flatMap(({ modifiers }) => modifiers),
    itemModifierGroups: restaurants.flatMap((restaurant) =>
      restaurant.groups.flatMap(({ row, itemIds }, position) =>
        itemIds.map((menuItemId) => ({ menuItemId, groupId: row.id, position })),
      ),
    ),
  }
}

/** What a customer has chosen with an item: what its groups require, and no extras. */
export function choiceFor({ groups }: Planned, item: MenuItemSeed, customer: UserSeed) {
  return groups.flatMap(({ row, modifiers, itemIds }) =>
    itemIds.includes(item.id)
      ? modifiers.flatMap(({ id, name, priceCents, position }) => {
          const turn = (position + customer.id) % modifiers.length
          return turn < row.min ? [{ id, group: row.name, name, priceCents }] : []
        })
      : [],
  )
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
    const drawn = seed.stars.reviews < 8 ? chance.int(15, 40) : chance.int(160, 183)
    const age = seed.name === YEAR_OF ? YEAR_AGE : drawn
    const createdAt = new Date(now.getTime() - age * DAY - chance.int(0, 12) * HOUR)
    return planRestaurant(seed, { ids, ownerId: owner.id, cuisine, timeZone, createdAt, now })
  })
}
