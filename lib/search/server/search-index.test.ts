import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { NO_FILTER, RESTAURANT_SORTS } from '@/lib/restaurants/rules/restaurant-filter'
import { restaurantColumns } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer } from '@/tests/world'
import { countDocuments, replaceRow, sortDocuments, walkDocuments } from './search-index'

const WORDS = ['curry', 'curd', 'cake', 'soup']
const words = fc.subarray(WORDS)
const documents = fc.sample(fc.tuple(words, words, words, words), { numRuns: 60, seed: 7 })
const ratings = fc.sample(fc.integer({ min: 1, max: 5 }), { numRuns: documents.length, seed: 7 })

beforeAll(async () => {
  await freshDatabase()
  const { id: ownerId } = await addCustomer()
  await db.write(async (tx) => {
    const common = { ...restaurantColumns, ownerId, createdAt: new Date(), updatedAt: new Date() }
    const data = ratings.map((rating, index) => ({
      ...common,
      name: `Number ${index}`,
      servicing: index % 7 > 0,
      hasMenu: index % 5 > 0,
      ...(index % 3 === 0 ? { open: false, closedUntil: new Date('2099-01-01') } : {}),
      ratingSum: rating,
      reviewCount: 1,
      deliveryTimeMinutes: 10 * rating,
    }))
    await tx.restaurant.createMany({ data })
    const rows = await tx.restaurant.findMany({ select: { id: true }, orderBy: { id: 'asc' } })
    // The words of a restaurant are in two rows.
    const made = documents.flatMap(([name, kinds, items, texts], index) => {
      const restaurantId = rows[index]?.id ?? 0
      return [
        { restaurantId, block: 0, words: [name, kinds, [], []] },
        { restaurantId, block: 7, words: [[], [], items, texts] },
      ]
    })
    for (const row of made) await replaceRow(row, tx)
  })
})

test('to sort what was found and to walk the indexes find the same restaurants in the same order', async () => {
  const asked = fc.record({
    terms: fc.array(fc.uniqueArray(fc.constantFrom('c', 'cu', 'cur', ...WORDS), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
    sort: fc.constantFrom(...RESTAURANT_SORTS),
    maxMinutes: fc.constantFrom(null, 50),
    openNow: fc.boolean(),
  })
  const range = fc.record({ skip: fc.integer({ min: 0, max: 8 }), take: fc.integer({ min: 1, max: 60 }) })
  let found = 0
  await fc.assert(
    fc.asyncProperty(asked, range, async (some, page) => {
      const filter = { ...NO_FILTER, ...some, typed: some.terms.map((term) => term.slice(0, 1)) }
      const sorted = await sortDocuments(filter, db.read)
      expect(await walkDocuments(filter, page, db.read)).toEqual(sorted.slice(page.skip, page.skip + page.take))
      expect(await countDocuments(filter, 100, db.read)).toBe(sorted.length)
      found += sorted.length
    }),
    { numRuns: 150 },
  )
  expect(found).toBeGreaterThan(500)
})
