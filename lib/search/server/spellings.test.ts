import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { NO_FILTER, RESTAURANT_SORTS, type RestaurantSort } from '@/lib/restaurants/rules/restaurant-filter'
import { NAMES } from '@/lib/search/rules/everyday-words'
import { fitOf } from '@/lib/search/rules/fit'
import { seed } from '@/prisma/seed/seed'
import { freshDatabase } from '@/tests/db'
import { searchRestaurants } from './queries'
import { refreshIndex } from './refresh-index'

beforeAll(async () => {
  await freshDatabase()
  await seed({ db, now: new Date('2026-11-21T15:00:00.000Z'), timeZone: 'America/New_York' })
  await refreshIndex({ db })
})

const search = (text: string, { sort = 'recommended' as RestaurantSort, skip = 0, take = 1_000 } = {}) =>
  searchRestaurants({ ...NO_FILTER, sort, search: text }, { skip, take }, { db })

async function idsOf(text: string): Promise<number[]> {
  const { restaurants, exact } = await search(text)
  expect(exact).toBe(true)
  return restaurants.map(({ id }) => id)
}

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b)

const PLURALS = [
  ['burger', 'burgers'],
  ['curry', 'curries'],
  ['brownie', 'brownies'],
  ['sandwich', 'sandwiches'],
  ['tomato', 'tomatoes'],
  ['egg', 'eggs'],
  ['noodle', 'noodles'],
  ['taco', 'tacos'],
  ['veggie', 'veggies'],
  ['veggie burger', 'veggie burgers'],
]

describe('each spelling of a food finds the same restaurants [4.21.11]', () => {
  test.each(PLURALS)('%s and %s', async (singular, plural) => {
    const found = await idsOf(singular)
    expect(found.length).toBeGreaterThan(0)
    expect(sorted(await idsOf(plural))).toEqual(sorted(found))
  })

  test.each(NAMES.filter((names) => names.length > 1).map((names) => [names]))('%j', async (names) => {
    const sets = []
    for (const name of names) sets.push(sorted((await search(name)).restaurants.map(({ id }) => id)))
    for (const set of sets) expect(set).toEqual(sets[0])
  })

  test('a literal hit hides no others', async () => {
    expect((await idsOf('burgers')).length).toBeGreaterThan(1)
    expect((await idsOf('veggie')).length).toBeGreaterThan(1)
  })
})

describe('literal hits come first, and pages repeat and lose nothing [4.21.11]', () => {
  /** Whether all words of a search begin words of a restaurant or its menu. */
  async function literalHits(text: string, ids: readonly number[]): Promise<boolean[]> {
    const include = { menuItems: true, menuSections: true } as const
    const rows = await db.read.restaurant.findMany({ where: { id: { in: [...ids] } }, include })
    return ids.map((id) => {
      const row = rows.find((one) => one.id === id)
      const items = (row?.menuItems ?? []).flatMap((item) => [item.name, item.description, item.foodType, item.dietary])
      const sections = (row?.menuSections ?? []).map(({ name }) => name)
      const description = [row?.name, row?.cuisineType, row?.description, ...sections, ...items].join(' ')
      return fitOf({ name: '', description }, [[text]]) > 0
    })
  }

  test.each(RESTAURANT_SORTS.flatMap((sort) => ['burgers', 'veggie', 'fries'].map((text) => [text, sort] as const)))(
    '%s by %s',
    async (text, sort) => {
      const { restaurants, total } = await search(text, { sort })
      const ids = restaurants.map(({ id }) => id)
      expect(ids).toHaveLength(total)
      const literal = await literalHits(text, ids)
      expect(literal).toEqual(literal.toSorted((a, b) => Number(b) - Number(a)))
      expect(new Set(literal)).toEqual(new Set([true, false]))
      const paged: number[] = []
      for (let skip = 0; skip < total; skip += 3) {
        const page = await search(text, { sort, skip, take: 3 })
        paged.push(...page.restaurants.map(({ id }) => id))
      }
      expect(paged).toEqual(ids)
    },
  )
})

test('the items that fit as typed are shown before those with other names [4.21.11]', async () => {
  const { restaurants } = await search('veggie')
  const shown = restaurants.flatMap(({ matches }) => matches.slice(0, 1))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown[0]?.name).toMatch(/veggie/i)
})
