import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { Tx } from '@/lib/db/database'
import { MAX_MENU_ITEMS } from '@/lib/list-limits'
import { NO_FILTER } from '@/lib/restaurants/rules/restaurant-filter'
import { restaurantColumns } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer } from '@/tests/world'
import { searchPage, suggest as suggestNow } from './queries'
import { rebuildIndex, refreshIndex } from './refresh-index'
import { BLOCK, KNOWN_WORDS } from './search-dialects'
import { readItems, readVocabulary, replaceRow } from './search-index'

let ownerId = 0
beforeEach(async () => {
  await freshDatabase()
  ownerId = (await addCustomer()).id
})

type Items = Record<string, string>

async function add(name: string, items: Items = {}, over: object = {}): Promise<number> {
  const times = { createdAt: new Date(), updatedAt: new Date() }
  return db.write(async (tx) => {
    const { id } = await tx.restaurant.create({
      data: { ...restaurantColumns, description: 'Good food.', ...times, ownerId, name, ...over },
    })
    const data = Object.entries(items).map(([item, description]) => ({
      priceCents: 850,
      foodImage: '/images/soup.webp',
      foodType: 'appetizer' as const,
      ...times,
      restaurantId: id,
      name: item,
      description,
    }))
    await tx.menuItem.createMany({ data })
    return id
  })
}

async function search(text: string, filter: Partial<typeof NO_FILTER> = {}) {
  await refreshIndex({ db })
  return searchPage({ ...NO_FILTER, ...filter, search: text }, 1, { db })
}
async function suggest(text: string) {
  await refreshIndex({ db })
  return suggestNow(text, { db })
}
const namesOf = async (text: string, filter = {}) => (await search(text, filter)).restaurants.map(({ name }) => name)

describe('the words of a search', () => {
  beforeEach(async () => {
    await add('Phở Sông Hồng', { 'Phở bò': 'Beef and rice noodles' })
    await add(
      'Trattoria Ada',
      { 'Pizza Margherita': 'Tomato and basil', Tiramisù: 'With coffee' },
      { cuisineType: 'Italian' },
    )
    await add('Bangkok Kitchen', { 'Pad Thai': "With tamarind, the cook's own" }, { cuisineType: 'Thai' })
  })

  test.each([
    ['pho song hong', 'Phở Sông Hồng'],
    ['PHỞ', 'Phở Sông Hồng'],
    ['marg piz', 'Trattoria Ada'],
    ['pad thai', 'Bangkok Kitchen'],
    ['tiramisu', 'Trattoria Ada'],
    ['ada coffee', 'Trattoria Ada'],
    ['cooks tamarind', 'Bangkok Kitchen'],
    ['  basil, ', 'Trattoria Ada'],
  ])('%s finds %s [4.21.1]', async (text, name) => {
    expect(await namesOf(text)).toEqual([name])
  })

  test.each(['izza', '', '?!', '"', '*'])('%j finds nothing [4.21.1]', async (text) => {
    expect(await namesOf(text)).toEqual([])
  })

  test.each([
    ['margerita', 'margherita'],
    ['tirimisu', 'tiramisu'],
    ['phad thai', 'pad thai'],
    ['tirimisu basil', 'tiramisu basil'],
    ['qwertyuiop', null],
    ['pad basil', null],
    ['izza', 'pizza'],
    ['tirimisu near me', 'tiramisu'],
  ])('instead of %s, %s is offered [4.21.3]', async (text, meant) => {
    expect((await search(text)).suggestion).toBe(meant)
  })

  test('when none has all words, those that have most of them are found, and said to be no exact match [4.21.3]', async () => {
    await add('Sì', { 'Pizza Bianca': 'Cheese and basil' })
    const found = await search('pizza basil tamarind')
    expect([found.exact, found.total]).toEqual([false, 3])
    expect(found.restaurants.map(({ name }) => name)).toEqual(['Trattoria Ada', 'Sì', 'Bangkok Kitchen'])
    expect((await search('pizza basil')).exact).toBe(true)
    expect((await search('qwertyuiop')).exact).toBe(true)
    expect(await namesOf('pizza tamarind', { cuisine: 'Thai' })).toEqual(['Bangkok Kitchen'])
    expect(await namesOf('b tamarind qwertyuiop')).toEqual(['Bangkok Kitchen'])
  })

  test('a result shows the menu items that fit, those first whose names do [4.21.3]', async () => {
    await add('Casa', { Bread: 'For pizza lovers', 'Pizza Bianca': 'Cheese', Salad: 'Green' })
    const [first] = (await search('pizza', { sort: 'rating' })).restaurants.filter(({ name }) => name === 'Casa')
    expect(first?.matches.map(({ name }) => name)).toEqual(['Pizza Bianca', 'Bread'])
  })

  test('while it is typed, restaurants are suggested by name, and items with their restaurants [4.21.6]', async () => {
    await add('Padstow Grill')
    const { restaurants, items } = await suggest('pad')
    expect(restaurants.map(({ name }) => name)).toEqual(['Padstow Grill'])
    expect(items.map(({ name, restaurant }) => [name, restaurant])).toEqual([['Pad Thai', 'Bangkok Kitchen']])
    expect(await suggest('')).toEqual({ restaurants: [], items: [] })
  })
})

describe('what people call otherwise', () => {
  beforeEach(async () => {
    await add('Grill', { Burger: 'Beef and onions' })
    const dishes = { 'Bean Burger': 'No meat nearly anywhere', 'Spring Roll': 'Crisp' }
    await add('Leaf', dishes, { priceLevel: 'INEXPENSIVE' })
    await add('Sushi Ya', { 'Salmon Roll': 'With rice' }, { cuisineType: 'Japanese', priceLevel: 'EXPENSIVE' })
    await add('Sushi Go', { 'Tuna Roll': 'With rice' }, { cuisineType: 'Japanese', priceLevel: 'INEXPENSIVE' })
    await db.write((tx) => tx.menuItem.updateMany({ where: { name: 'Bean Burger' }, data: { dietary: 'vegan' } }))
  })

  test.each([
    ['hamburger', ['Grill', 'Leaf']],
    ['burgers', ['Grill', 'Leaf']],
    ['veggie burger', ['Leaf']],
    ['best burger near me', ['Grill', 'Leaf']],
    ['cheap sushi', ['Sushi Go']],
    ['cheap sushi delivery', ['Sushi Go']],
    ['expensive', ['Sushi Ya']],
    ['near me', ['Grill', 'Leaf', 'Sushi Ya', 'Sushi Go']],
    ['tuna and salmon', ['Sushi Ya', 'Sushi Go']],
  ])('%s finds %j', async (text, names) => {
    expect(await namesOf(text)).toEqual(names)
  })

  test.each([
    ['hamburgr', 'hamburger'],
    ['superburger', 'burger'],
    ['qwertyuiop cheap', null],
  ])('instead of %s, %s is offered', async (text, meant) => {
    expect((await search(text)).suggestion).toBe(meant)
  })

  test('a chosen price level counts, not that of the words', async () => {
    expect(await namesOf('cheap sushi', { priceLevels: ['EXPENSIVE'] })).toEqual(['Sushi Ya'])
  })

  test('they are suggested while one types', async () => {
    expect((await suggest('hamburger')).items.map(({ name }) => name)).toEqual(['Burger', 'Bean Burger'])
  })

  test('a restaurant without a menu comes last', async () => {
    await add('Burger House', {}, { ratingSum: 500, reviewCount: 100 })
    expect(await namesOf('burger')).toEqual(['Grill', 'Leaf', 'Burger House'])
    expect(await namesOf('burger', { sort: 'newest' })).toEqual(['Leaf', 'Grill', 'Burger House'])
  })
})

describe('the order of the results', () => {
  const TEA = { Tea: 'Hot' }

  beforeEach(async () => {
    await add('Zoe', TEA, { description: 'We love curry.', ratingSum: 900, reviewCount: 200 })
    await add('Yuki', { 'Katsu Curry': 'Crisp' }, { ratingSum: 50, reviewCount: 10 })
    await add('Curry Corner', TEA, { ratingSum: 1, reviewCount: 1, deliveryTimeMinutes: 50, cuisineType: 'Indian' })
    await add('Xavier', { 'Green Curry': 'Hot' }, { ratingSum: 80, reviewCount: 20, deliveryTimeMinutes: 10 })
    await add('Currywurst', TEA, { ratingSum: 9, reviewCount: 2, open: false, closedUntil: new Date('2099-01-01') })
    await add('Gone Curry', {}, { servicing: false })
  })

  test('names count more than items, items more than descriptions, and stars decide among equals [4.21.2]', async () => {
    expect(await namesOf('curry')).toEqual(['Curry Corner', 'Currywurst', 'Xavier', 'Yuki', 'Zoe'])
  })

  test('sorts and filters are those of the list [4.21.2]', async () => {
    expect((await namesOf('curry', { sort: 'delivery-time' }))[0]).toBe('Xavier')
    expect(await namesOf('curry', { cuisine: 'Indian' })).toEqual(['Curry Corner'])
    expect(await namesOf('curry', { maxMinutes: 20 })).toEqual(['Xavier'])
    expect(await namesOf('curryw', { openNow: true })).toEqual([])
  })
})

describe('what was committed is found once the index is refreshed', () => {
  test('however it is written [4.21.1]', async () => {
    const id = await add('First', { Soup: 'Hot' })
    expect(await namesOf('first')).toEqual(['First'])
    await db.write((tx) => tx.restaurant.update({ where: { id }, data: { name: 'Second' } }))
    await db.write((tx) => tx.$executeRaw`UPDATE "MenuItem" SET "name" = 'Borscht' WHERE "restaurantId" = ${id}`)
    await db.write((tx) => tx.menuSection.create({ data: { restaurantId: id, name: 'Wood-fired', position: 0 } }))
    expect([await namesOf('first'), await namesOf('soup')]).toEqual([[], []])
    expect([await namesOf('second borscht'), await namesOf('wood fired')]).toEqual([['Second'], ['Second']])
    await db.write((tx) => tx.menuItem.deleteMany({ where: { restaurantId: id } }))
    expect(await namesOf('borscht')).toEqual([])
    await db.write((tx) => tx.restaurant.deleteMany({ where: { id } }))
    expect(await namesOf('second')).toEqual([])
  })
})

test('rebuilding the index finds again what it has lost, and forgets what is gone [4.21.9]', async () => {
  const id = await add('Ada', { Soup: 'Hot' })
  await add('Bea', { Cake: 'Sweet' })
  expect(await namesOf('soup')).toEqual(['Ada'])
  const row = await db.read.$queryRaw`SELECT COUNT(*) AS "total" FROM "Search"`
  await db.write(async (tx) => {
    await tx.$executeRaw`DELETE FROM "Search"`
    await tx.staleSearch.deleteMany()
  })
  expect(await namesOf('soup')).toEqual([])
  expect(await rebuildIndex({ db })).toBe(2)
  expect([await namesOf('soup'), await namesOf('bea')]).toEqual([['Ada'], ['Bea']])
  await db.write(async (tx) => {
    await tx.restaurant.deleteMany({ where: { id } })
    await tx.staleSearch.deleteMany()
  })
  expect(await rebuildIndex({ db })).toBe(1)
  expect(await db.read.$queryRaw`SELECT COUNT(*) AS "total" FROM "Search"`).not.toEqual(row)
})

describe('a search answers from the index as it is', () => {
  /** The names that a search finds without a refresh before it. */
  const namesNow = async (text: string) =>
    (await searchPage({ ...NO_FILTER, search: text }, 1, { db })).restaurants.map(({ name }) => name)

  test('and waits for no writer, nor for a rebuild [4.21.9]', async () => {
    await add('Ada', { Soup: 'Hot' })
    await refreshIndex({ db })
    await add('Bea', { Soup: 'Cold' })
    const ended: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const held = db.write(() => released)
    const rebuild = rebuildIndex({ db }).then(() => ended.push('rebuild'))
    expect(await namesNow('soup')).toEqual(['Ada'])
    expect(await suggestNow('soup', { db })).toMatchObject({ restaurants: [], items: [{ name: 'Soup' }] })
    ended.push('search')
    release()
    await Promise.all([held, rebuild])
    expect(ended).toEqual(['search', 'rebuild'])
  })

  test('before each transaction of a rebuild it finds what it found before [4.21.9]', async () => {
    for (let count = 0; count < 12; count += 1) await add(`Kitchen ${count}`, { Soup: 'Hot' })
    await refreshIndex({ db })
    const before = await namesNow('soup kitchen')
    expect(before).toHaveLength(12)
    let transactions = 0
    const searched: typeof db = {
      ...db,
      async write(work) {
        transactions += 1
        expect(await namesNow('soup kitchen')).toEqual(before)
        return db.write(work)
      },
    }
    expect(await rebuildIndex({ db: searched })).toBe(12)
    // Two mark the rows; 24 rows take three more when no slice ends early.
    expect(transactions).toBeGreaterThanOrEqual(5)
  })

  test('with the filters and the menus of now', async () => {
    const id = await add('Ada', { Soup: 'Hot' })
    await add('Bea', { Soup: 'Hot' })
    await refreshIndex({ db })
    await db.write((tx) => tx.restaurant.update({ where: { id }, data: { servicing: false } }))
    await db.write((tx) => tx.menuItem.deleteMany({ where: { restaurant: { name: 'Bea' } } }))
    const { restaurants } = await searchPage({ ...NO_FILTER, search: 'soup' }, 1, { db })
    expect(restaurants.map(({ name, matches }) => [name, matches])).toEqual([['Bea', []]])
  })
})

describe('a change rewrites the words of what was changed', () => {
  const rowsOfIndex = async () => {
    const [row] = await db.read.$queryRaw<{ total: number | bigint }[]>`SELECT COUNT(*) AS "total" FROM "Search"`
    return Number(row?.total)
  }
  const emptyIndex = () => db.write((tx) => tx.$executeRaw`DELETE FROM "Search"`)
  /** The rows and the words that a refresh writes: the index is emptied before it. */
  async function written(change: (tx: Tx) => Promise<unknown>) {
    await emptyIndex()
    await db.write(change)
    await refreshIndex({ db })
    return { rows: await rowsOfIndex(), words: (await readVocabulary(db.read)).map(({ word }) => word) }
  }
  let id = 0
  let itemIds: number[] = []

  beforeEach(async () => {
    const items = Array.from({ length: MAX_MENU_ITEMS }, (_, at) => [`Dish number${at}`, `Hot${at}`])
    id = await add('Large', Object.fromEntries(items))
    itemIds = (await db.read.menuItem.findMany({ where: { restaurantId: id }, orderBy: { id: 'asc' } })).map(
      (item) => item.id,
    )
    await refreshIndex({ db })
  })

  test('of one item of the largest menu, edited again and again: one row, of at most 32 items', async () => {
    const menu = await rowsOfIndex()
    expect(menu).toBeGreaterThan(MAX_MENU_ITEMS / BLOCK)
    expect(menu).toBeLessThan(MAX_MENU_ITEMS / BLOCK + 4)
    for (const at of [0, 250, 250, MAX_MENU_ITEMS - 1]) {
      const where = { id: itemIds[at] ?? 0 }
      const { rows, words } = await written((tx) => tx.menuItem.update({ where, data: { name: 'Borscht' } }))
      expect(rows).toBe(1)
      expect(words).toContain('borscht')
      expect(words.filter((word) => word.startsWith('hot')).length).toBeLessThanOrEqual(BLOCK)
    }
  })

  test('of a restaurant or its section: one row, without its menu', async () => {
    const renamed = await written((tx) => tx.restaurant.update({ where: { id }, data: { name: 'Small' } }))
    expect(renamed).toMatchObject({ rows: 1, words: expect.arrayContaining(['small', 'good', 'food']) })
    const data = { restaurantId: id, name: 'Stews', position: 0 }
    const sectioned = await written((tx) => tx.menuSection.create({ data }))
    expect(sectioned).toMatchObject({ rows: 1, words: expect.arrayContaining(['stews', 'small']) })
    expect([...renamed.words, ...sectioned.words].filter((word) => /number|hot/.test(word))).toEqual([])
  })

  test('of what is not searched: none', async () => {
    const { rows } = await written((tx) =>
      tx.menuItem.updateMany({ where: { restaurantId: id }, data: { priceCents: 1 } }),
    )
    expect(rows).toBe(0)
  })
})

test('no text of a user is syntax of the index [4.21.8]', async () => {
  await add('Ada', { Soup: 'Hot' })
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.string({
      unit: fc.constantFrom('"', "'", '*', ':', '(', ')', '^', '-', '+', '&', '|', '!', '\\', '{', 'a', ' '),
      maxLength: 40,
    }),
    fc.constantFrom('name : ada', 'NEAR(ada soup)', 'ada NOT soup', "ada'; DROP TABLE", 'ada:*', '<->', '\u0000ada'),
  )
  await fc.assert(
    fc.asyncProperty(hostile, async (text) => {
      const { total } = await search(text)
      await suggest(text)
      expect([0, 1]).toContain(total)
    }),
    { numRuns: 200 },
  )
})

describe('a search costs little, whatever the catalog holds', () => {
  test('at most two words are corrected', async () => {
    await add('Trattoria Ada', { 'Pizza Margherita': 'Tomato and basil' })
    expect((await search('pizzza margerita')).suggestion).toBe('pizza margherita')
    expect((await search('pizzza margerita tomatto')).suggestion).toBeNull()
  })

  test('of many words the commonest are known, and a misspelled search is answered quickly', async () => {
    const restaurants = await Promise.all([add('Trattoria Ada'), add('Osteria Bea'), add('Locanda Cleo')])
    const random = (seed: number) => ((seed * 2_654_435_761) % 2 ** 32).toString(36).padStart(8, 'x')
    const rows = restaurants.map((restaurantId, at) => ({
      restaurantId,
      block: 0,
      words: [['margherita'], [], Array.from({ length: 8_000 }, (_, index) => random(at * 8_000 + index)), []],
    }))
    await rebuildIndex({ db })
    for (const row of rows) await db.write((tx) => replaceRow(row, tx))
    const words = await readVocabulary(db.read)
    expect(words).toHaveLength(KNOWN_WORDS)
    expect(words[0]).toEqual({ word: 'margherita', count: 3 })
    expect((await search('margerita')).suggestion).toBe('margherita')
    const started = performance.now()
    for (let turn = 0; turn < 10; turn += 1) await search(`xmargherita${turn} qwertyui${turn}`)
    // On a quiet machine it is a tenth of it; correcting by all words took a second.
    expect((performance.now() - started) / 10).toBeLessThan(200)
  })

  test('a page of full menus reads a bounded number of items', async () => {
    const ids = [await add('A'), await add('B'), await add('C')]
    const row = { description: 'Hot', priceCents: 1, foodImage: '/images/soup.webp', foodType: 'appetizer' as const }
    const data = ids.flatMap((restaurantId) =>
      Array.from({ length: 20 }, () => ({
        ...row,
        restaurantId,
        name: 'Soup',
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    )
    await db.write((tx) => tx.menuItem.createMany({ data }))
    expect(await readItems(ids, 7, db.read)).toHaveLength(21)
  })
})
