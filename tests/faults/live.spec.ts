import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { Client } from './client'
import { makeFolder, Site } from './site'

const KILLS = 6
/** The demo accounts: a customer, and an owner with restaurants. */
const AVA = 1
const MIA = 3

let place: Awaited<ReturnType<typeof makeFolder>>
let sites: Site[]

beforeEach(async () => {
  place = await makeFolder()
  sites = await Promise.all([Site.start(place.file), Site.start(place.file)])
})
afterEach(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  place.remove()
})

const withId = z.looseObject({ id: z.number() })
const restaurants = z.looseObject({
  restaurants: z.array(z.looseObject({ id: z.number(), servicing: z.boolean(), accepts: z.string() })),
})
const menu = z.looseObject({ menu_items: z.array(withId) })

async function enter(port: number, id: number): Promise<Client> {
  const client = new Client(port)
  await client.call(withId, 'POST', `/api/users/demo/${id}`)
  return client
}

/** Follows the orders of a board as a browser does: it connects again whenever the stream ends. */
class Board {
  readonly seen = new Set<number>()
  #isOpen = true

  constructor(
    readonly port: number,
    readonly cookie: string,
  ) {
    void this.#follow()
  }

  close(): void {
    this.#isOpen = false
  }

  async #follow(): Promise<void> {
    while (this.#isOpen) {
      await this.#readOnce().catch(() => {})
      await sleep(50)
    }
  }

  #readOnce(): Promise<void> {
    return new Promise((resolve, reject) => {
      const options = { host: 'localhost', port: this.port, path: '/api/events', headers: { cookie: this.cookie } }
      const request = http.get(options, (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += chunk
          for (const [, id] of text.matchAll(/"id":(\d+),"status"/g)) this.seen.add(Number(id))
          text = text.slice(text.lastIndexOf('\n\n') + 1)
          if (!this.#isOpen) request.destroy()
        })
        response.on('end', resolve)
        response.on('error', reject)
      })
      request.on('error', reject)
    })
  }
}

test(`nobody misses an order when the process is killed between its commit and its event, ${KILLS} times`, async () => {
  const [victim, other] = sites
  if (!victim || !other) throw new Error('There are no sites')
  const [ava, mia] = [await enter(victim.port, AVA), await enter(victim.port, MIA)]
  const owned = await mia.call(restaurants, 'GET', '/api/manage')
  const { id: restaurantId } = owned.restaurants.find(({ servicing, accepts }) => servicing && accepts === 'auto') ?? {
    id: 0,
  }
  const { menu_items: items } = await mia.call(menu, 'GET', `/api/manage/${restaurantId}/menu`)
  const boards = [new Board(victim.port, mia.cookie), new Board(other.port, mia.cookie)]
  const submitted: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const body = { restaurant_id: restaurantId, items: [{ menu_item_id: items[0]?.id, quantity: 1 }] }
    const { id } = await ava.call(withId, 'POST', '/api/orders', { body })
    const answer = ava.send('PUT', `/api/orders/${id}/submit`).catch(() => null)
    // Some die before the commit, some before the event, some after it.
    await sleep(kill * 6)
    await victim.kill()
    await answer
    await victim.start()
    await ava.send('PUT', `/api/orders/${id}/submit`)
    submitted.push(id)
  }
  await expect
    .poll(() => boards.map(({ seen }) => submitted.filter((id) => !seen.has(id))), { timeout: 30_000 })
    .toEqual([[], []])
  for (const board of boards) board.close()
  expect(sites.map((site) => site.complaints())).toEqual(['', ''])
})
