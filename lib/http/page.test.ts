import { describe, expect, test } from 'vitest'
import { openApiDocument } from '@/lib/api/openapi'
import { pageQuery } from '@/lib/contract/answers'
import { addressOf } from '@/lib/contract/paths'
import { db } from '@/lib/db/client'
import { type Answer, ENDPOINTS, type EndpointName } from '@/tests/api'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOrder, addRestaurant, addReview, type Restaurant } from '@/tests/world'

let ada: Account
let restaurant: Restaurant

/** For the lists that have an id in their path. */
const id = 1
const lists = ENDPOINTS.filter(([, { query }]) => query === pageQuery)

/** The rows of a list, whether it is bare or in a field. */
function idsIn(answer: Answer): number[] {
  const rows: unknown = Array.isArray(answer.body) ? answer.body : Object.values(answer.body ?? {})[0]
  return (rows as { id: number }[]).map(({ id }) => id)
}

/** Fills each list with five rows. */
async function fill(name: EndpointName): Promise<number[]> {
  if (name === 'listOrders') for (let at = 0; at < 5; at++) await addOrder(ada, restaurant)
  // Owners cannot review their own restaurant.
  const [author, reviewed] = name === 'listMyReviews' ? [ada, await addRestaurant()] : [await addCustomer(), restaurant]
  if (name.endsWith('Reviews')) for (let at = 0; at < 5; at++) await addReview(author, reviewed)
  if (/Restaurants|Managed/.test(name)) for (let at = 0; at < 4; at++) await addRestaurant({ owner: ada, prices: [] })
  const ids = idsIn(await ada.ask(name, { id }))
  expect(ids).toHaveLength(5)
  return ids
}

/** Deletes a row of a list. */
async function remove(name: EndpointName, id: number) {
  if (name === 'listOrders') await db.write((tx) => tx.order.delete({ where: { id } }))
  else if (name.endsWith('Reviews')) await db.write((tx) => tx.review.delete({ where: { id } }))
  else if (name === 'listMenuItems' || name === 'getManagedMenu') await ada.call('deleteMenuItem', { id })
  else await ada.call('removeRestaurant', { id, query: { type: 'hard' } })
}

test('every list takes a limit and a cursor, as the API document says', () => {
  const named = ENDPOINTS.filter(([name]) => name.startsWith('list') || name === 'getManagedMenu')
  expect(lists.map(([name]) => name)).toEqual(named.map(([name]) => name))
  expect(lists).toHaveLength(8)
  const { paths } = openApiDocument('http://localhost:3000')
  for (const [, { path }] of lists) {
    const call = paths[path]?.get
    expect(call?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['limit', 'cursor']))
    expect(Object.keys(call?.responses[200]?.headers ?? {})).toEqual(['X-Next-Cursor', 'Link'])
  }
})

describe.each(lists)('paging %s', (name, endpoint) => {
  let ids: number[]
  scene(async () => {
    ada = await addCustomer()
    restaurant = await addRestaurant({ owner: ada, prices: [1, 2, 3, 4, 5] })
    ids = await fill(name)
  })

  test('a list without a limit is answered whole', async () => {
    const answer = await ada.ask(name, { id })
    expect(answer.headers.get('x-next-cursor')).toBeNull()
    expect(answer.headers.get('link')).toBeNull()
  })

  test('a list with a limit comes in pages, each with the cursor of the next', async () => {
    const seen: number[][] = []
    let query: Record<string, string> = { limit: '2' }
    for (let page = 0; page < 4; page++) {
      const answer = await ada.ask(name, { id, query })
      expect(answer.status).toBe(200)
      seen.push(idsIn(answer))
      const cursor = answer.headers.get('x-next-cursor')
      const link = answer.headers.get('link')
      if (cursor === null) {
        expect(link).toBeNull()
        break
      }
      expect(link).toBe(`<${addressOf(endpoint, { params: { id } })}?limit=2&cursor=${cursor}>; rel="next"`)
      query = { limit: '2', cursor }
    }
    expect(seen).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
  })

  test('a list that ends with a full page has no further one', async () => {
    for (const limit of ['5', '6', '100', '1000']) {
      const answer = await ada.ask(name, { id, query: { limit } })
      expect(idsIn(answer)).toEqual(ids)
      expect(answer.headers.get('x-next-cursor')).toBeNull()
    }
  })

  test('an invalid limit or cursor is refused', async () => {
    for (const limit of ['0', '1001', '10000', '-1', '1.5', '1e1', '05', 'all', '', ' 5']) {
      const text = 'Limit must be a number from 1 to 1000'
      const refusal = await ada.refusal(name, { id, query: { limit } })
      expect(refusal).toEqual({ status: 400, message: text, errors: { limit: text } })
    }
    for (const cursor of ['0', '-1', 'abc', '', '1e3', '1.', '.1', '1.2.3', "1' OR 1=1"]) {
      const refusal = await ada.refusal(name, { id, query: { cursor } })
      expect(refusal).toEqual({ status: 400, message: 'Unknown cursor', errors: { cursor: 'Unknown cursor' } })
    }
  })

  test('paging continues after the last row was deleted in between', async () => {
    const { headers } = await ada.ask(name, { id, query: { limit: '2' } })
    await remove(name, ids[1] ?? 0)
    const rest = await ada.ask(name, { id, query: { limit: '3', cursor: headers.get('x-next-cursor') ?? '' } })
    expect(idsIn(rest)).toEqual(ids.slice(2))
  })
})

test('the cursor of another kind of list is refused', async () => {
  const browser = await addCustomer()
  expect(await browser.refusal('listOrders', { query: { cursor: '7' } })).toMatchObject({ status: 400 })
})
