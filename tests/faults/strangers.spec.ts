import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { menuItemOut } from '@/lib/menu/contract/schemas'
import { type Answer, Client } from './client'
import { makeFolder, Site } from './site'

/** Requests of a stranger must not change the answers to others. */

const ADDRESSES = [
  '/',
  '/home',
  '/home?cuisine=thai&sort=rating',
  '/restaurants/1',
  '/menu-items',
  '/menu-items/1',
  '/reviews/restaurant/1',
  '/api/restaurants',
  '/api/restaurants/1',
  '/api/menu-items/1',
  '/api/reviews/restaurant/1',
]

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site
let visitor: Client
let stranger: Client
let owner: Client
let database: Database.Database

beforeAll(async () => {
  place = await makeFolder()
  database = new Database(place.file)
  // A restaurant that opens or closes during the test would change its answers.
  database.exec(`UPDATE "Restaurant" SET "openingWeek" = '', "open" = 1, "closedUntil" = NULL, "turnsAt" = NULL`)
  // Else a page of before would be sent in place of one that could not be rendered.
  site = await Site.start(place.file, { env: { STALE_MINUTES: '0' } })
  ;[visitor, stranger, owner] = [new Client(site.port), new Client(site.port), new Client(site.port)]
})

afterAll(async () => {
  for (const client of [visitor, stranger, owner]) client.close()
  database.close()
  await site.kill()
  place.remove()
})

/** The parts of an answer that are the same for everybody. */
function shared({ status, headers, text }: Answer) {
  const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? /"nonce":"([^"]+)"/.exec(text)?.[1]
  const { 'content-type': type, link } = headers
  const plain = (value = '') => (nonce ? value.replaceAll(nonce, '') : value)
  return { status, type, link: plain(`${link}`), text: plain(text) }
}

/** The answers to visitors while nobody else sends requests. */
async function cleanAnswers(): Promise<Map<string, ReturnType<typeof shared>>> {
  const answers = new Map<string, ReturnType<typeof shared>>()
  // Next names fewer files in a header the first time that it renders a page.
  for (const asked of ADDRESSES) await visitor.send('GET', asked)
  forget()
  for (const asked of ADDRESSES) answers.set(asked, shared(await visitor.send('GET', asked)))
  return answers
}

/** Marks all kept answers as out of date. */
const forget = () => database.exec(`UPDATE "ContentVersion" SET "version" = "version" + 1 WHERE "name" = 'catalog'`)

/** Every header that some code of Next names, and some of proxies. */
const HEADERS = [
  ...new Set(
    readdirSync(path.join('node_modules', 'next', 'dist', 'server'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap(
        (file) =>
          readFileSync(path.join('node_modules', 'next', 'dist', 'server', file), 'utf8').match(
            /(?<=['"])(?:x|next)-[a-z-]+[a-z](?=['"])/g,
          ) ?? [],
      ),
  ),
  ...[
    'accept',
    'accept-language',
    'content-security-policy',
    'forwarded',
    'host',
    'if-none-match',
    'origin',
    'purpose',
  ],
  ...['range', 'referer', 'rsc', 'sec-fetch-dest', 'user-agent', 'x-forwarded-host', 'x-forwarded-proto'],
]
const VALUES = ['1', '0', 'true', '/evil', '{}', 'evil.example', "script-src 'nonce-evil'", 'image', 'x'.repeat(500)]

const hostileHeaders = fc.dictionary(fc.constantFrom(...HEADERS), fc.constantFrom(...VALUES), { maxKeys: 6 })
const cookies = fc.constantFrom('', 'XSRF-TOKEN=forged', '__prerender_bypass=1; __next_preview_data=1', 'theme=dark')
/** Other spellings of the same address. */
const spellings = fc.constantFrom(
  (asked: string) => asked,
  (asked: string) => `${asked}${asked.includes('?') ? '&' : '?'}_rsc=evil`,
  (asked: string) => `${asked}${asked.includes('?') ? '&' : '?'}utm=1&nxtPid=2`,
  (asked: string) => asked.replace(/\?(.*)&(.*)/, '?$2&$1'),
  (asked: string) => `${asked}${asked.includes('?') ? '&' : '?'}`,
)

/** Sends a request that may be answered in any way, and may end without an answer. */
const attack = (asked: string, headers: Record<string, string>) =>
  stranger.send('GET', asked, { headers }).catch(() => undefined)

test('the headers that are tried are those that Next knows', () => {
  expect(HEADERS).toEqual(
    expect.arrayContaining(['x-middleware-prefetch', 'x-nextjs-data', 'next-resume', 'x-matched-path']),
  )
})

test('whatever a stranger asks first, a visitor gets byte for byte what a clean request gets [T16]', async () => {
  const clean = await cleanAnswers()
  expect([...clean.values()].map(({ status }) => status)).toEqual(ADDRESSES.map(() => 200))
  const one = fc.tuple(fc.constantFrom(...ADDRESSES), spellings, hostileHeaders, cookies)
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (requests) => {
      forget()
      for (const [asked, spell, headers, cookie] of requests) await attack(spell(asked), { ...headers, cookie })
      for (const [asked] of requests) expect(shared(await visitor.send('GET', asked)), asked).toEqual(clean.get(asked))
    }),
    { numRuns: 60 },
  )
})

test('visitors, guests, customers and owners get the same bytes, whoever asks first [4.7.6]', async () => {
  const clean = await cleanAnswers()
  const enter = async (call: string) => {
    const client = new Client(site.port)
    expect((await client.send('POST', call, { body: {} })).status).toBeLessThan(300)
    return client
  }
  const roles = [
    visitor,
    await enter('/api/auth/guest'),
    await enter('/api/users/demo/1'),
    await enter('/api/users/demo/3'),
  ]
  // Customers and guests are sent on from the landing page.
  const same = ADDRESSES.filter((asked) => asked !== '/')
  const one = fc.tuple(fc.nat({ max: roles.length - 1 }), fc.constantFrom(...same), fc.boolean())
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 4, maxLength: 12 }), async (requests) => {
      for (const [role, asked, isFirst] of requests) {
        if (isFirst) forget()
        const answer = await roles[role]?.send('GET', asked)
        expect(answer && shared(answer), `${asked} of role ${role}`).toEqual(clean.get(asked))
      }
    }),
    { numRuns: 25 },
  )
  for (const client of roles.slice(1)) client.close()
})

test('beside an attack, while an owner writes, every visitor gets the whole page [T16]', async () => {
  const clean = await cleanAnswers()
  await owner.send('POST', '/api/auth/login', {
    body: { credential: 'mia@plateful.example', password: 'plateful-demo' },
  })
  const items = await owner.call(z.array(menuItemOut), PATHS.listMenuItems)
  const { restaurants } = await owner.call(
    z.looseObject({ restaurants: z.array(z.looseObject({ id: z.number() })) }),
    PATHS.listManaged,
  )
  const own = items.find(({ restaurantId }) => restaurants.some(({ id }) => id === restaurantId))
  const until = Date.now() + 6_000
  const [attacks, answers, writes] = await Promise.all([
    repeat(until, 0, (at) =>
      attack(ADDRESSES[at % ADDRESSES.length] ?? '/', { 'x-middleware-prefetch': '1', rsc: at % 2 ? '1' : '0' }),
    ),
    repeat(until, 0, async (at) => {
      const asked = ADDRESSES[at % ADDRESSES.length] ?? '/'
      expect(shared(await visitor.send('GET', asked)), asked).toEqual(clean.get(asked))
    }),
    // Saves the item unchanged, so that the pages stay comparable.
    repeat(until, 150, () =>
      owner.call(menuItemOut, PATHS.updateMenuItem, {
        params: { id: own?.id },
        body: { description: own?.description },
      }),
    ),
  ])
  console.log(`${attacks} hostile requests and ${writes} writes beside ${answers} answers`)
  expect(Math.min(attacks, answers, writes)).toBeGreaterThan(10)
})

async function repeat(until: number, pause: number, work: (at: number) => Promise<unknown>): Promise<number> {
  let count = 0
  for (; Date.now() < until; count++) {
    await work(count)
    if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return count
}

describe('an answer that was rendered while the storage failed', () => {
  test.each([
    ['a page', {}],
    ['what the router of Next fetches', { rsc: '1' }],
  ])('is not kept: %s', async (_, headers) => {
    for (const asked of ['/home', '/restaurants/1', '/menu-items', '/menu-items/1']) {
      forget()
      const address = 'rsc' in headers ? await fetchedAddress(asked, headers) : asked
      database.exec('ALTER TABLE "MenuItem" RENAME TO "Lost"; ALTER TABLE "Restaurant" RENAME TO "LostToo"')
      const failed = await visitor.send('GET', address, { headers })
      database.exec('ALTER TABLE "LostToo" RENAME TO "Restaurant"; ALTER TABLE "Lost" RENAME TO "MenuItem"')
      const good = await visitor.send('GET', address, { headers })
      expect(good.status, asked).toBe(200)
      expect(good.text, asked).not.toMatch(/:E\{"digest"/)
      expect(good.text.length, `${asked} failed with ${failed.text.length} bytes`).not.toBe(failed.text.length)
    }
  })
})

/** The address that Next's router would use for these headers: Next redirects to it. */
async function fetchedAddress(asked: string, headers: Record<string, string>): Promise<string> {
  const { headers: answered } = await visitor.send('GET', asked, { headers })
  return answered.location ?? asked
}
