import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { Board } from './board'
import { Client } from './client'
import { HAS_POSTGRES, Server } from './server'
import { makeFolder, Site } from './site'

const KILLS = 6
/** The demo accounts: a customer, and an owner with restaurants. */
const AVA = 1
const MIA = 3

let place: Awaited<ReturnType<typeof makeFolder>>
let server: Server | null
let sites: Site[]

afterEach(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  await server?.stop()
  place.remove()
})

const withId = z.looseObject({ id: z.number() })
const restaurants = z.looseObject({
  restaurants: z.array(z.looseObject({ id: z.number(), servicing: z.boolean(), accepts: z.string() })),
})
const menu = z.looseObject({ menu_items: z.array(withId) })

async function enter(port: number, id: number): Promise<Client> {
  const client = new Client(port)
  await client.call(withId, PATHS.demoLogIn, { params: { id } })
  return client
}

/** A customer, who orders from the first restaurant of an owner, and the owner. */
async function meet(port: number): Promise<{ ava: Client; mia: Client; order: { body: object } }> {
  const [ava, mia] = [await enter(port, AVA), await enter(port, MIA)]
  const owned = await mia.call(restaurants, PATHS.listManaged)
  const { id = 0 } = owned.restaurants.find(({ servicing, accepts }) => servicing && accepts === 'auto') ?? {}
  const { menu_items: items } = await mia.call(menu, PATHS.getManagedMenu, { params: { id } })
  return { ava, mia, order: { body: { restaurant_id: id, items: [{ menu_item_id: items[0]?.id, quantity: 1 }] } } }
}

describe.each(['SQLite', 'PostgreSQL'] as const)('two processes on %s', (engine) => {
  const isHere = engine === 'SQLite' || HAS_POSTGRES

  beforeEach(async () => {
    sites = []
    place = await makeFolder()
    server = engine === 'PostgreSQL' && isHere ? await Server.start(place.file) : null
    const env: Record<string, string> = server ? { DATABASE_URL: await server.newDatabase() } : {}
    const start = () => Site.start(place.file, { env })
    if (isHere) sites = await Promise.all([start(), start()])
  })

  test.runIf(isHere)(
    `nobody misses an order when one is killed between its commit and its event, ${KILLS} times [T48]`,
    async () => {
      const [victim, other] = sites
      if (!victim || !other) throw new Error('There are no sites')
      const { ava, mia, order } = await meet(victim.port)
      const boards = [new Board(victim.port, mia.cookie), new Board(other.port, mia.cookie)]
      const submitted: number[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        const { id } = await ava.call(withId, PATHS.createOrder, order)
        const answer = ava.send('PUT', `/api/orders/${id}/submit`).catch(() => null)
        // Some die before the commit, some before the event, some after it.
        await sleep(kill * 6)
        await victim.kill()
        await answer
        await victim.start()
        await ava.send('PUT', `/api/orders/${id}/submit`)
        submitted.push(id)
      }
      const missed = () => boards.map(({ seen }) => submitted.filter((id) => !seen.has(id)))
      await expect.poll(missed, { timeout: 30_000 }).toEqual([[], []])
      if (server) {
        // A stream that opens without a database is an error in the log.
        await expect.poll(() => boards.every(({ isFollowing }) => isFollowing)).toBe(true)
        await server.killAndStart()
        const { id } = await ava.call(withId, PATHS.createOrder, order)
        await ava.call(withId, PATHS.submitOrder, { params: { id } })
        submitted.push(id)
        await expect.poll(missed, { timeout: 30_000 }).toEqual([[], []])
      }
      for (const board of boards) board.close()
      expect(sites.map((site) => site.complaints())).toEqual(['', ''])
    },
  )
})
