import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { chanceFrom } from '@/prisma/seed/chance'
import { Balancer } from '../../scripts/testing/servers'
import { aCustomer } from '../builders'
import { CuttingProxy } from '../cutting-proxy'
import { Client } from './client'
import { Crew } from './crew'
import { ledgerOf } from './journal'
import { asOperator, HAS_POSTGRES, readAccountAt, Server } from './server'
import { makeFolder, Site } from './site'

const CUSTOMERS = 8
const KILLS = Number(process.env.PLATEFUL_KILLS ?? 20)
/** Printed, so that a run can be repeated as far as chance goes. */
const SEED = Number(process.env.PLATEFUL_SEED ?? Date.now() % 1_000_000)
/** On a slow and busy machine. */
const SOON = { timeout: 20_000 }
const withId = z.looseObject({ id: z.number() })

let place: Awaited<ReturnType<typeof makeFolder>>
let server: Server
let url: string
let sites: Site[]
let balancer: Balancer
let crew: Crew | null

beforeAll(async () => {
  if (!HAS_POSTGRES) return
  place = await makeFolder()
  server = await Server.start(place.file)
})
afterAll(async () => {
  if (!HAS_POSTGRES) return
  await server.stop()
  place.remove()
})

beforeEach(async () => {
  crew = null
  sites = []
  url = await server.newDatabase()
})
afterEach(async () => {
  await crew?.goHome()
  balancer?.close()
  await Promise.all(sites.map((site) => site.kill()))
})

/** Starts two processes behind a proxy; the second may reach the database by another way. */
async function startTwo(env: Record<string, string> = {}, other = url): Promise<void> {
  const start = (to: string) => Site.start(place.file, { env: { ...env, DATABASE_URL: to } })
  sites = await Promise.all([start(url), start(other)])
  balancer = await Balancer.start(sites)
}

/** Every customer's data matches the answers, with or without the one unanswered call, and the ledger adds up. */
async function expectTruth(): Promise<void> {
  for (const { journal } of crew?.customers ?? []) {
    const found = await readAccountAt(url, journal.userId)
    expect(journal.expected(found), `customer ${journal.userId}, seed ${SEED}`).toContainEqual(found)
  }
  expect((await ledgerOf(url)).findings).toEqual([])
}

async function beBusy(): Promise<Crew> {
  crew = await Crew.gather(CUSTOMERS, [balancer], SEED)
  await crew.until(CUSTOMERS)
  return crew
}

describe.skipIf(!HAS_POSTGRES)(`two processes on one PostgreSQL server (seed ${SEED})`, () => {
  test('killed processes lose nothing that was acknowledged and store nothing twice', async () => {
    await startTwo()
    const chance = chanceFrom(SEED)
    const busy = await beBusy()
    for (let kill = 0; kill < KILLS; kill++) {
      await busy.until(chance.int(1, 4 * CUSTOMERS))
      await sleep(chance.int(0, 15))
      const victim = chance.pick(sites)
      await victim.kill()
      // The other process serves everyone.
      await busy.until(CUSTOMERS)
      await victim.start()
      await busy.rest()
      await expectTruth()
      busy.goOn()
    }
    await busy.rest()
    expect(sites.map((site) => site.complaints())).toEqual(['', ''])
    console.log(`${busy.acknowledged} calls, ${busy.lostAnswers} answers lost, ${busy.replays} replayed, seed ${SEED}`)
  })

  test('a killed server loses nothing that was acknowledged, and is used again without a restart of the site [T45]', async () => {
    await startTwo()
    const busy = await beBusy()
    const pids = sites.map(({ pid }) => pid)
    for (let kill = 0; kill < Math.ceil(KILLS / 4); kill++) {
      await busy.until(2 * CUSTOMERS)
      await server.killAndStart()
      await busy.until(CUSTOMERS)
      await busy.rest()
      await expectTruth()
      busy.goOn()
    }
    await busy.rest()
    expect(busy.lostAnswers).toBeGreaterThan(0)
    expect(sites.map(({ pid }) => pid)).toEqual(pids)
  })

  test('a commit whose answer is lost is answered 503, and found by the retry with its key [T45]', async () => {
    const proxy = await CuttingProxy.start(url)
    await startTwo({}, proxy.url)
    const busy = await beBusy()
    for (const what of ['answer', 'commit', 'answer'] as const) {
      proxy.cutAt(what)
      await sleep(400)
      proxy.cutAt('nothing')
      await busy.until(2 * CUSTOMERS)
    }
    await busy.rest()
    await expectTruth()
    expect(busy.replays).toBeGreaterThan(0)
    proxy.close()
  })

  test('signing out in one process counts in the other at once', async () => {
    await startTwo()
    const [here, there] = sites.map(({ port }) => port)
    const client = new Client(here ?? 0)
    await client.call(withId, PATHS.signUp, { body: aCustomer() })
    for (let round = 0; round < 2; round++) {
      client.port = there ?? 0
      expect((await client.send('GET', '/api/orders')).status).toBe(200)
      client.port = here ?? 0
      expect((await client.send('GET', '/api/orders')).status).toBe(200)
    }
    const other = client.at(there ?? 0)
    expect((await client.send('GET', '/api/auth/logout')).status).toBe(200)
    expect((await other.send('GET', '/api/orders')).status).toBe(401)
    for (const each of [client, other]) each.close()
  })

  test('what one process changes, all of them show to visitors', async () => {
    await startTwo()
    const [here, there] = sites.map(({ port }) => new Client(port))
    if (!here || !there) throw new Error('No clients')
    const { id } = await here.call(withId, PATHS.signUp, { body: aCustomer() })
    const name = async (client: Client) => (await client.send('GET', '/api/restaurants/1')).text
    for (const client of [here, there]) expect(await name(client)).toBe(await name(client))
    await asOperator(url, (operator) =>
      operator.query('UPDATE "Restaurant" SET name = $1, "ownerId" = $2 WHERE id = 1', ['Made by hand', id]),
    )
    for (const client of [here, there])
      await vi.waitFor(async () => expect(await name(client)).toContain('Made by hand'), SOON)
    const change = await here.send('PUT', '/api/manage/1', { body: { name: 'Made by the owner' } })
    expect(change.status, change.text).toBe(200)
    // The process that made the change never shows what was before; the other follows in a moment.
    expect(await name(here)).toContain('Made by the owner')
    await vi.waitFor(async () => expect(await name(there)).toContain('Made by the owner'), SOON)
    for (const client of [here, there]) client.close()
  })

  test('a server that takes no writes refuses them with 503 and is read, until it takes them again', async () => {
    await startTwo()
    const client = new Client(balancer.port)
    const { id } = await client.call(withId, PATHS.signUp, { body: aCustomer() })
    const fund = () => client.send('PUT', `/api/users/wallet/${id}`, { body: { amount: 5 } })
    const set = (value: string) =>
      asOperator(url, async (operator) => {
        await operator.query('SET default_transaction_read_only = off')
        await operator.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`)
        await operator.query('SELECT pg_reload_conf()')
      })
    try {
      await set('on')
      await vi.waitFor(async () => expect((await fund()).status).toBe(503), SOON)
      expect((await fund()).headers['retry-after']).toBe('5')
      expect((await client.send('GET', '/api/health')).status).toBe(503)
      for (const path of ['/api/orders', '/wallet']) expect((await client.send('GET', path)).status).toBe(200)
    } finally {
      await set('off')
    }
    await vi.waitFor(async () => expect((await fund()).status).toBe(200), SOON)
    expect((await client.send('GET', '/api/health')).status).toBe(200)
    client.close()
  })

  test('a server without a free connection answers 503, until it has one again [T45]', async () => {
    const taken = await Promise.all(
      Array.from({ length: 34 }, async () => {
        const client = new pg.Client({ connectionString: url })
        await client.connect()
        return client
      }),
    )
    // Superusers keep a few in reserve, so take those as well.
    const more: pg.Client[] = []
    for (;;) {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => {})
      const isIn = await client.connect().then(
        () => true,
        () => false,
      )
      if (!isIn) break
      more.push(client)
    }
    await startTwo()
    const client = new Client(balancer.port)
    const guest = () => client.send('POST', '/api/auth/guest')
    expect((await guest()).status).toBe(503)
    const page = await client.send('GET', '/home')
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
    await Promise.all([...taken, ...more].map((each) => each.end()))
    await vi.waitFor(async () => expect((await guest()).status).toBe(201), SOON)
    client.close()
  })

  test('a write that others hold up for too long is refused with 503, and nothing of it stays [T46]', async () => {
    await startTwo()
    const client = new Client(balancer.port)
    const { id } = await client.call(withId, PATHS.signUp, { body: aCustomer() })
    const before = await readAccountAt(url, id)
    await asOperator(url, async (operator) => {
      await operator.query('BEGIN')
      await operator.query('SELECT 1 FROM "User" WHERE id = $1 FOR UPDATE', [id])
      const { status } = await client.send('PUT', `/api/users/wallet/${id}`, { body: { amount: 5 } })
      expect(status).toBe(503)
      await operator.query('ROLLBACK')
    })
    expect(await readAccountAt(url, id)).toEqual(before)
    expect((await client.send('PUT', `/api/users/wallet/${id}`, { body: { amount: 5 } })).status).toBe(200)
    client.close()
  })
})
