import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { refreshIndex } from '@/lib/search/server/refresh-index'
import { Browser } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { addRestaurant } from '@/tests/world'

const visitor = new Browser()
beforeEach(freshDatabase)

test('the restaurants with the words, the items that fit and their prices', async () => {
  const { name, items } = await addRestaurant({ prices: [8.5] })
  await refreshIndex({ db })
  const { restaurants, exact, suggestion, nextCursor } = await visitor.call('search', {
    query: { q: items[0]?.name ?? '' },
  })
  expect(restaurants.map((found) => [found.name, found.matches])).toEqual([
    [name, [{ id: items[0]?.id, name: items[0]?.name, price: 8.5 }]],
  ])
  expect([exact, suggestion, nextCursor]).toEqual([true, null, null])
})

test('a page goes on where the one before ended', async () => {
  const { owner, name } = await addRestaurant()
  for (let count = 0; count < 2; count += 1) await addRestaurant({ owner })
  await refreshIndex({ db })
  const query = { q: name.slice(0, 3), limit: '2' }
  const first = await visitor.call('search', { query })
  const second = await visitor.call('search', { query: { ...query, cursor: first.nextCursor ?? '' } })
  expect([first.restaurants.length, second.restaurants.length, second.nextCursor]).toEqual([2, 1, null])
  const ids = [...first.restaurants, ...second.restaurants].map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})

test('eight words are counted, and what has some of them only is no exact match', async () => {
  const { items } = await addRestaurant()
  await refreshIndex({ db })
  const q = `${items[0]?.name} one two three four five six`
  expect(q.split(' ')).toHaveLength(8)
  const { restaurants, exact } = await visitor.call('search', { query: { q } })
  expect([restaurants.length, exact]).toEqual([1, false])
})

test.each([
  [{}, 'q'],
  [{ q: 'x'.repeat(101) }, 'q'],
  [{ q: 'a b c d e f g h i' }, 'q'],
  [{ q: 'soup', limit: '51' }, 'limit'],
  [{ q: 'soup', cursor: '-1' }, 'cursor'],
])('%j is refused for its %s [4.21.8]', async (query, field) => {
  const { errors } = await visitor.refusal('search', { query })
  expect(Object.keys(errors)).toEqual([field])
})
