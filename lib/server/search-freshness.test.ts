import { expect, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { Browser } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { addRestaurant } from '@/tests/world'
import { keepSearchFresh } from './periodic-work'

const visitor = new Browser()
const found = async (q: string) => (await visitor.call('search', { query: { q } })).restaurants.map(({ id }) => id)

test('a change is found soon after its commit, though no one has searched [4.21.1]', async () => {
  await freshDatabase()
  const { id, items, owner } = await addRestaurant({ prices: [8] })
  const stale = () => db.read.staleSearch.count()
  expect(await stale()).toBeGreaterThan(0)
  keepSearchFresh()
  await vi.waitFor(async () => expect(await stale()).toBe(0), { timeout: 5_000 })
  await owner.call('updateMenuItem', { id: items[0]?.id, body: { name: 'Borscht' } })
  await vi.waitFor(async () => expect(await stale()).toBe(0), { timeout: 5_000 })
  expect(await found('borscht')).toEqual([id])
})
