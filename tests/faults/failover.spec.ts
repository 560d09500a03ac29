import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Balancer } from '../../scripts/testing/servers'
import { CuttingProxy } from '../cutting-proxy'
import { Client } from './client'
import { Crew } from './crew'
import { ledgerOf } from './journal'
import { asOperator, HAS_POSTGRES, readAccountAt, Server } from './server'
import { makeFolder, Site } from './site'

const CUSTOMERS = 8
/** Printed, so that a run can be repeated as far as chance goes. */
const SEED = Number(process.env.PLATEFUL_SEED ?? Date.now() % 1_000_000)
/** How long nobody notices that the primary is gone; Patroni takes up to its `ttl`. */
const UNNOTICED_MS = 3_000
const SOON = { timeout: 20_000 }
const PUBLIC = ['/', '/home', '/restaurants/1', '/menu-items', '/api/restaurants', '/api/restaurants/1']

let place: Awaited<ReturnType<typeof makeFolder>>
let primary: Server
let standby: Server
let url: string
let relay: CuttingProxy
let sites: Site[]
let balancer: Balancer
let crew: Crew
let visitors: Visitor[]

beforeAll(async () => {
  if (!HAS_POSTGRES) return
  place = await makeFolder()
  primary = await Server.start(place.file)
  url = await primary.newDatabase()
  standby = await primary.addStandby()
  relay = await CuttingProxy.start(url)
  sites = await Promise.all(
    [1, 2].map(() => Site.start(place.file, { env: { DATABASE_URL: relay.url, APP_URL: 'http://localhost:3000' } })),
  )
  balancer = await Balancer.start(sites)
  visitors = sites.map(({ port }) => new Visitor(port))
})
afterAll(async () => {
  if (!HAS_POSTGRES) return
  for (const visitor of visitors) await visitor.leave()
  await crew?.goHome()
  balancer.close()
  await Promise.all(sites.map((site) => site.kill()))
  relay.close()
  await Promise.all([primary.stop(), standby.stop()])
  place.remove()
})

/** Reads public pages and calls of one process without end. */
class Visitor {
  readonly refused: string[] = []
  answered = 0
  old = 0
  slowestMs = 0
  readonly #client: Client
  readonly #work: Promise<void>
  #done = false

  constructor(port: number) {
    this.#client = new Client(port)
    this.#work = this.#look()
  }

  async leave(): Promise<void> {
    this.#done = true
    await this.#work
    this.#client.close()
  }

  async #look(): Promise<void> {
    while (!this.#done) {
      for (const path of PUBLIC) {
        const asked = performance.now()
        const { status, headers } = await this.#client.send('GET', path)
        this.slowestMs = Math.max(this.slowestMs, performance.now() - asked)
        this.answered += 1
        if (status !== 200) this.refused.push(`${path} ${status}`)
        if (headers.age !== undefined) this.old += 1
      }
      await sleep(20)
    }
  }
}

describe.skipIf(!HAS_POSTGRES)(`a primary that dies, and its standby (seed ${SEED})`, () => {
  test('what was acknowledged is kept, public pages are answered throughout, and nothing is restarted [4.33.1, 4.33.7, T45]', async () => {
    const pids = sites.map(({ pid }) => pid)
    crew = await Crew.gather(CUSTOMERS, [balancer], SEED)
    await crew.until(6 * CUSTOMERS)
    const before = crew.acknowledged

    const died = performance.now()
    await primary.kill()
    relay.cutNow()
    await sleep(UNNOTICED_MS)
    await standby.promote()
    relay.turnTo(standby.urlOf(url))
    await crew.until(1)
    const seconds = (performance.now() - died) / 1_000
    await crew.until(6 * CUSTOMERS)
    await crew.rest()

    const after = standby.urlOf(url)
    for (const { journal } of crew.customers) {
      const found = await readAccountAt(after, journal.userId)
      expect(journal.expected(found), `customer ${journal.userId}, seed ${SEED}`).toContainEqual(found)
    }
    expect((await ledgerOf(after)).findings).toEqual([])
    expect(sites.map(({ pid }) => pid)).toEqual(pids)

    const [answered, old] = [total(({ answered }) => answered), total(({ old }) => old)]
    expect(visitors.flatMap(({ refused }) => refused)).toEqual([])
    expect(old).toBeGreaterThan(0)
    console.log(
      `${before} calls acknowledged before, ${crew.acknowledged - before} after; writing again after ${seconds.toFixed(1)} s, ` +
        `${(seconds - UNNOTICED_MS / 1_000).toFixed(1)} s of it from the promotion on; ${answered} public answers, ${old} of them as last known; seed ${SEED}`,
    )
  })

  test('a server that hangs keeps visitors waiting once, and not for long [4.33.1, 4.33.7]', async () => {
    crew.goOn()
    await crew.until(2 * CUSTOMERS)
    for (const visitor of visitors) Object.assign(visitor, { slowestMs: 0, old: 0 })
    relay.freeze(true)
    await sleep(10_000)
    relay.freeze(false)
    await crew.until(2 * CUSTOMERS)
    await crew.rest()
    expect(visitors.flatMap(({ refused }) => refused)).toEqual([])
    expect(total(({ old }) => old)).toBeGreaterThan(0)
    const slowest = Math.max(...visitors.map(({ slowestMs }) => slowestMs))
    expect(slowest).toBeLessThan(6_000)
    console.log(`The slowest public answer took ${(slowest / 1_000).toFixed(1)} s`)
    expect((await ledgerOf(standby.urlOf(url))).findings).toEqual([])
  })

  test('once it is replaced, nothing old is shown: a change shows in both processes [4.33.3]', async () => {
    await asOperator(standby.urlOf(url), (operator) =>
      operator.query('UPDATE "Restaurant" SET name = $1 WHERE id = 1', ['After the failover']),
    )
    for (const { port } of sites) {
      const client = new Client(port)
      await vi.waitFor(async () => {
        const { text, headers } = await client.send('GET', '/api/restaurants/1')
        expect([text.includes('After the failover'), headers.age]).toEqual([true, undefined])
      }, SOON)
      client.close()
    }
  })
})

const total = (of: (visitor: Visitor) => number) => visitors.reduce((sum, visitor) => sum + of(visitor), 0)
