import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { menuItemOut } from '@/lib/menu/contract/schemas'
import { orderOut } from '@/lib/orders/contract/schemas'
import { aCustomer } from '../builders'
import { Client, NoAnswer } from './client'
import { flawsOf, NO_FLAWS, readAccount } from './journal'
import { LossyProxy } from './lossy-proxy'
import { makeFolder, Site } from './site'

const withId = z.looseObject({ id: z.number() })

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site
let proxy: LossyProxy
let client: Client
let userId: number
let order: { restaurant_id: number; items: { menu_item_id: number; quantity: number }[] }

beforeAll(async () => {
  place = await makeFolder()
  site = await Site.start(place.file)
  proxy = new LossyProxy(site.port)
  client = new Client(await proxy.listen())
  userId = (await client.call(withId, PATHS.signUp, { body: aCustomer() })).id
  const items = await client.call(z.array(menuItemOut), PATHS.listMenuItems)
  const item = items.find(({ restaurant, price }) => restaurant.servicing && price < 50)
  order = { restaurant_id: item?.restaurantId ?? 0, items: [{ menu_item_id: item?.id ?? 0, quantity: 1 }] }
})

afterAll(async () => {
  client.close()
  proxy.close()
  await site.kill()
  place.remove()
})

const placeOrder = (body: object = order) => client.call(orderOut, PATHS.createOrder, { body })
const submit = async () => {
  const { id } = await placeOrder()
  return client.call(orderOut, PATHS.submitOrder, { params: { id }, body: { paymentMethod: 'wallet' } })
}

type Prepared = { method: 'POST' | 'PUT'; path: string; body: object; other: object }

/**
 * A call that creates and one that pays, with another body that its key must not be used for.
 * lib/http/idempotency.test.ts tries every endpoint with a key.
 */
const CALLS: [string, () => Promise<Prepared>][] = [
  [
    'creating an order',
    async () => ({ method: 'POST', path: '/api/orders', body: order, other: { ...order, status: 'Submitted' } }),
  ],
  [
    'submitting an order',
    async () => {
      const path = `/api/orders/${(await placeOrder()).id}/submit`
      return { method: 'PUT', path, body: { paymentMethod: 'wallet' }, other: { paymentMethod: 'credit-card' } }
    },
  ],
]

let keys = 0
const aKey = () => {
  keys += 1
  return { 'idempotency-key': `key-${keys}` }
}

describe.each(CALLS)('when the answer to %s is lost', (_, prepare) => {
  test('a retry with its key gets the same answer and has no second effect [V16.5.1–3]', async () => {
    const { method, path, body, other } = await prepare()
    const headers = aKey()
    const before = readAccount(place.file, userId)
    proxy.loseNext('answer')
    await expect(client.send(method, path, { body, headers })).rejects.toThrow(NoAnswer)
    const after = readAccount(place.file, userId)
    expect(after).not.toEqual(before)

    const retry = await client.send(method, path, { body, headers })
    expect(retry.text).toBe(proxy.lost.at(-1))
    expect([retry.status < 300, retry.headers['idempotency-replayed']]).toEqual([true, 'true'])
    expect((await client.send(method, path, { body: other, headers })).status).toBe(422)
    expect(readAccount(place.file, userId)).toEqual(after)
  })

  test('a retry has one effect when the connection broke before the answer was known', async () => {
    const { method, path, body } = await prepare()
    const headers = aKey()
    const before = readAccount(place.file, userId)
    proxy.loseNext('both ways')
    const first = client.send(method, path, { body, headers })
    await expect(first).rejects.toThrow(NoAnswer)
    await proxy.settled
    // The site may still be working on the first call; the retry comes at the same time.
    const [one, two] = await Promise.all([
      client.send(method, path, { body, headers }),
      client.send(method, path, { body, headers }),
    ])
    expect(one.text).toBe(two.text)
    const done = readAccount(place.file, userId)
    expect(done.entries.length - before.entries.length).toBeLessThanOrEqual(1)
    expect(done.orders.length - before.orders.length).toBeLessThanOrEqual(1)
    expect(done.reviews.length - before.reviews.length).toBeLessThanOrEqual(1)
    expect(done).not.toEqual(before)
  })
})

describe('without a key', () => {
  test.each(['submit', 'cancel'])('%s answers the unchanged order when it is repeated', async (verb) => {
    const { id } = verb === 'submit' ? await placeOrder() : await submit()
    const path = `/api/orders/${id}/${verb}`
    proxy.loseNext('answer')
    await expect(client.send('PUT', path, { body: { paymentMethod: 'wallet' } })).rejects.toThrow(NoAnswer)
    const after = readAccount(place.file, userId)
    const retry = await client.send('PUT', path, { body: { paymentMethod: 'wallet' } })
    expect([retry.status, JSON.parse(retry.text)]).toEqual([200, JSON.parse(proxy.lost.at(-1) ?? '')])
    expect(readAccount(place.file, userId)).toEqual(after)
  })
})

test('the ledger has no faults, and the server has logged no error', async () => {
  expect(await flawsOf(place.file)).toEqual(NO_FLAWS)
  expect(site.complaints()).toBe('')
})
