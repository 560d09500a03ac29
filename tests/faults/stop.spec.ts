import { existsSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { chanceFrom } from '@/prisma/seed/chance'
import { aCustomer } from '../builders'
import { Client, NoAnswer } from './client'
import { Crew } from './crew'
import { Customer } from './customer'
import { flawsOf, NO_FLAWS, readAccount } from './journal'
import { makeFolder, Site } from './site'

const CUSTOMERS = 8
const SEED = Number(process.env.PLATEFUL_SEED ?? 1)

let place: Awaited<ReturnType<typeof makeFolder>>
let sites: Site[]

beforeEach(async () => {
  place = await makeFolder()
  sites = [await Site.start(place.file)]
})

afterEach(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  place.remove()
})

/** Signups in progress, at least one of them answered. Slow, since passwords are hashed one after the other. */
async function newcomers(site: Site) {
  const clients = await Promise.all(
    Array.from({ length: CUSTOMERS }, async () => {
      const client = new Client(site.port)
      await client.send('GET', '/api/auth')
      return client
    }),
  )
  const signUps = clients.map((client) => client.send('POST', '/api/auth/signup', { body: aCustomer() }))
  const first = await Promise.race(signUps)
  expect(first.status).toBe(201)
  return { clients, signUps }
}

test('a process that is told to stop answers the requests in progress, closes the database and exits with 0', async () => {
  const [site] = sites
  if (!site) throw new Error('No site')
  const { clients, signUps } = await newcomers(site)
  const ended = site.end('SIGTERM')
  const answers = await Promise.all(signUps)
  expect(answers.map(({ status }) => status)).toEqual(clients.map(() => 201))
  expect(answers.map(({ headers }) => headers.connection)).toContain('close')
  expect(await ended).toBe(0)

  await expect(new Client(site.port).send('GET', '/api/auth')).rejects.toThrow(NoAnswer)
  // Closing has merged the log into the file, so that the file is complete on its own.
  expect(existsSync(`${place.file}-wal`)).toBe(false)
  const ids = answers.map(({ text }) => z.looseObject({ id: z.number() }).parse(JSON.parse(text)).id)
  expect(ids.map((id) => readAccount(place.file, id).walletCents)).toEqual(ids.map(() => 99_999))
  expect(site.complaints()).toBe('')
  for (const client of clients) client.close()
})

test('a stopping process is not held up by a proxy whose connections are never idle', async () => {
  const [site] = sites
  if (!site) throw new Error('No site')
  const clients = Array.from({ length: CUSTOMERS }, () => new Client(site.port))
  let answered = 0
  const busy = clients.map(async (client) => {
    for (;;) {
      try {
        // Checking a password is slow, so a call is in progress on every connection at any time.
        answered += 1
        const body = { credential: `nobody.${answered}@example.com`, password: 'a wrong password' }
        await client.send('POST', '/api/auth/login', { body })
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        if (error.refused) return
      }
    }
  })
  await vi.waitUntil(() => answered > 3 * CUSTOMERS, { timeout: 60_000 })
  expect(await site.end('SIGTERM')).toBe(0)
  await Promise.all(busy)
  for (const client of clients) client.close()
})

test('streams of live orders are ended, also those that open while the process stops', async () => {
  const token = 'of-the-operator-for-this-test-alone'
  const site = await Site.start(place.file, { env: { OPERATIONS_TOKEN: token } })
  sites.push(site)
  const operator = new Client(site.port)
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const client = new Client(site.port)
      await client.send('POST', '/api/users/demo/1')
      return client
    }),
  )
  const cut: string[] = []
  const reading = clients.map(async (client) => {
    for (;;) {
      try {
        // The connection that the last stream leaves is used for the next one.
        await client.send('GET', '/api/events')
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        if (error.refused) return
        cut.push(error.message)
      }
    }
  })
  const openStreams = async () => {
    const { text } = await operator.send('GET', '/api/metrics', { headers: { authorization: `Bearer ${token}` } })
    return Number(/^plateful_event_streams\S* (\d+)$/m.exec(text)?.[1])
  }
  await expect.poll(openStreams).toBe(clients.length)
  const began = performance.now()
  expect(await site.end('SIGTERM')).toBe(0)
  expect(performance.now() - began).toBeLessThan(5_000)
  await Promise.all(reading)
  expect(cut).toEqual([])
  for (const client of [operator, ...clients]) client.close()
})

test('replacing the old process by a new one loses nothing and cuts no request off', async () => {
  const crew = await Crew.gather(CUSTOMERS, sites, SEED)
  for (let deploy = 0; deploy < 2; deploy++) {
    await crew.until(3 * CUSTOMERS)
    const [old] = sites
    sites.push(await Site.start(place.file))
    await crew.until(CUSTOMERS)
    if (!old) throw new Error('No site')
    const { clients, signUps } = await newcomers(old)
    expect(await old.end('SIGTERM')).toBe(0)
    expect((await Promise.all(signUps)).map(({ status }) => status)).toEqual(clients.map(() => 201))
    for (const client of clients) client.close()
    sites.shift()
    await crew.until(CUSTOMERS)
  }
  await crew.rest()
  for (const { journal } of crew.customers) {
    expect(journal.expected(readAccount(place.file, journal.userId))).toEqual([readAccount(place.file, journal.userId)])
  }
  expect(await flawsOf(place.file)).toEqual(NO_FLAWS)
  // A connection may break before its request is read, but every request that was begun got an answer.
  expect(crew.replays).toBe(0)
  await crew.goHome()
})

test('a customer notices only a pause when the only process restarts', async () => {
  const [site] = sites
  if (!site) throw new Error('No site')
  const customer = await Customer.signUp(sites, chanceFrom(SEED))
  for (let visit = 0; visit < 6; visit++) await customer.act()
  const acting = customer.act()
  expect(await site.end('SIGTERM')).toBe(0)
  await site.start()
  await acting
  await customer.act()
  const found = readAccount(place.file, customer.journal.userId)
  expect(customer.journal.expected(found)).toEqual([found])
  customer.client.close()
})
