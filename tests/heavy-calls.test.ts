import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { heavyRead } from '@/lib/http/heavy-turns'
import { type Answer, Browser, ENDPOINTS, SITE } from './api'
import { callerOf, exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { projectFiles } from './project-files'
import { loadRoute, ROUTE_FILES } from './route-modules'
import { scene } from './scene'
import { isPending, signal } from './signal'
import { type Account, addCustomer, addOperator, addRestaurant, type Restaurant } from './world'

let customer: Account
let restaurant: Restaurant
let operator: Account
let picture: string

scene(async () => {
  restaurant = await addRestaurant()
  customer = await addCustomer()
  operator = await addOperator()
  picture = await aPictureUrl()
})

/** Lets a page of another account read until `end` is called. */
function occupy() {
  const { fire: end, fired } = signal()
  const reading = heavyRead({ id: 999 }, () => fired)
  return { end, reading }
}

afterEach(() => {
  vi.useRealTimers()
})

/** The functions that a file of app/ imports from the server rooms of features. */
function serverImports(file: string): string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^import \{([^}]+)\} from '@\/lib\/\w+\/server/gm)
  return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
}

const HEAVY = ENDPOINTS.filter(([, { heavy }]) => heavy)

describe('heavy calls', () => {
  test.each(HEAVY)('%s waits for its turn, also behind a page [7.5.9, T39]', async (name) => {
    const world = { customer, restaurant, operator, picture }
    const call = await exampleCall(name, world)
    const { end, reading } = occupy()
    const asking = callerOf(name, world).ask(name, call)
    expect(await isPending(asking)).toBe(true)
    end()
    expect((await asking).status).toBe(200)
    await reading
  })

  test('the other calls of an account do not wait for its heavy ones [7.5.9, T39]', async () => {
    const { end, reading } = occupy()
    const heavy = customer.ask('getPersonalData', { id: customer.id })
    expect((await customer.ask('getReturning')).status).toBe(200)
    expect((await customer.ask('updateProfile', { id: customer.id, body: { first_name: 'Eve' } })).status).toBe(200)
    expect(await isPending(heavy)).toBe(true)
    end()
    await Promise.all([heavy, reading])
  })

  test('accounts take turns, and so do addresses of clients without one [7.5.9, T39]', async () => {
    const { end, reading } = occupy()
    const order: string[] = []
    const noted = async (who: string, asking: Promise<Answer>) => {
      expect((await asking).status).toBe(200)
      order.push(who)
    }
    const from = (address: string) => new Browser().ask('listMenuItems', { headers: { 'x-forwarded-for': address } })
    const calls: Promise<void>[] = []
    // One after the other, since each reads its session before it waits.
    for (const [who, ask] of [
      ['customer', () => customer.ask('getPersonalData', { id: customer.id })],
      ['customer again', () => customer.ask('getPersonalData', { id: customer.id })],
      ['visitor', () => from('203.0.113.1')],
      ['visitor again', () => from('203.0.113.1')],
      ['another visitor', () => from('203.0.113.2')],
    ] as const) {
      calls.push(noted(who, ask()))
      await sleep(50)
    }
    end()
    await Promise.all([...calls, reading])
    expect(order).toEqual(['customer', 'visitor', 'another visitor', 'customer again', 'visitor again'])
  })

  test('a call that has waited for 10 seconds is answered 503 with Retry-After [7.5.9, 7.4.5, T39]', async () => {
    const { end, reading } = occupy()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asking = restaurant.owner.ask('getInsight', { id: restaurant.id, query: { period: '7d' } })
    let isAnswered = false
    void asking.finally(() => {
      isAnswered = true
    })
    // In small steps: timers of database connections run as well.
    for (let step = 0; !isAnswered && step < 1_000; step += 1) {
      vi.advanceTimersByTime(100)
      await sleep(5)
    }
    vi.useRealTimers()
    const { status, headers, body } = await asking
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(body).toMatchObject({ message: 'Plateful is busy right now. Please try again in a moment.' })
    end()
    await reading
  })

  test('a call whose client disconnects is not begun [7.5.9, T39]', async () => {
    const { end, reading } = occupy()
    const client = new AbortController()
    const { GET } = await loadRoute(ROUTE_FILES.get('/api/menu-items') ?? '')
    const asking = GET?.(new Request(`${SITE}/api/menu-items`, { signal: client.signal }), {
      params: Promise.resolve({}),
    })
    expect(await isPending(Promise.resolve(asking))).toBe(true)
    client.abort()
    expect((await asking)?.status).toBe(503)
    end()
    await reading
  })

  test('a page that reads what a heavy call reads takes turns with it [7.5.9, T39]', () => {
    const reads = new Set(HEAVY.flatMap(([, { path }]) => serverImports(ROUTE_FILES.get(path) ?? '')))
    const pages = projectFiles().filter((file) => /^app\/.*page\.tsx$/.test(file))
    const heavy = pages.flatMap((file) =>
      serverImports(file).flatMap((name) => (reads.has(name) ? { file, name } : [])),
    )
    expect(heavy.length).toBeGreaterThan(3)
    const others = heavy.filter(
      ({ file, name }) => !new RegExp(`heavyRead\\(user, \\(\\) =>\\s*${name}\\(`).test(readFileSync(file, 'utf8')),
    )
    expect(others).toEqual([])
  })
})
