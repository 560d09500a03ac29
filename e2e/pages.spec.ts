import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { aReview } from '../tests/builders'
import { type Account, Api, test as base, openRestaurant, type Restaurant, signUp } from './fixtures'
import { makeOrder, placeOrder } from './ordering'

/**
 * Who gets to see which page: one row per page, one column per caller, as in tests/permissions.test.ts for the calls. Whose
 * a page is says its path: "user" has the orders and the review, "owner" the restaurant.
 */
const CALLERS = ['anonymous', 'guest', 'user', 'another user', 'owner', 'another owner'] as const
type Caller = (typeof CALLERS)[number]

/**
 * login: sent to log in and back; 403: a panel in place of the page, whose words owner-access.spec.ts reads.
 */
type Cell = 'ok' | 'login' | 'home' | 'landing' | '403' | '404'
type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell]

const PUBLIC: Row = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok']
const OWN: Row = ['login', 'ok', 'ok', 'ok', 'ok', 'ok']
const ACCOUNTS: Row = ['login', '403', 'ok', 'ok', 'ok', 'ok']
const OWNERS: Row = ['login', '403', '403', '403', 'ok', '403']
const TO_LOG_IN: Row = ['ok', 'ok', 'landing', 'landing', 'landing', 'landing']
const NOTHING: Row = ['404', '404', '404', '404', '404', '404']
const NO_RESTAURANT: Row = ['login', '403', '404', '404', '404', '404']

const PAGES: [(world: World) => string, Row][] = [
  //                    anonymous, guest, user, another user, owner, another owner
  [() => '/', ['ok', 'home', 'home', 'home', 'home', 'home']],
  [() => '/login', TO_LOG_IN],
  [() => '/signup', TO_LOG_IN],
  [() => '/home', PUBLIC],
  [() => '/menu-items', PUBLIC],
  [({ restaurant }) => `/menu-items/${restaurant.items[0].id}`, PUBLIC],
  [({ restaurant }) => `/restaurants/${restaurant.id}`, PUBLIC],
  [({ restaurant }) => `/reviews/restaurant/${restaurant.id}`, PUBLIC],
  [
    ({ restaurant, placed }) => `/reviews/restaurant/${restaurant.id}?${reviewQuery(placed, restaurant)}`,
    ['login', 'ok', 'ok', 'ok', 'ok', 'ok'],
  ],
  [() => '/api/docs', PUBLIC],

  [() => '/account', OWN],
  [() => '/account/name', OWN],
  [() => '/account/phone', OWN],
  [() => '/account/email', OWN],
  [() => '/wallet', OWN],
  [() => '/orders', OWN],
  [() => '/reviews', OWN],
  [() => '/favorites', OWN],
  [() => '/checkout', OWN],

  [() => '/restaurants/new', ACCOUNTS],
  [() => '/restaurants/manage', ACCOUNTS],
  [() => '/menu-items/new', ['login', '403', '403', '403', 'ok', 'ok']],
  [({ restaurant }) => `/restaurants/${restaurant.id}/update`, OWNERS],
  [({ restaurant }) => `/restaurants/${restaurant.id}/menu`, OWNERS],
  [({ restaurant }) => `/menu-items/${restaurant.items[0].id}/update`, OWNERS],
  [({ restaurant }) => `/menu-items/${restaurant.items[0].id}/delete`, OWNERS],

  [() => '/restaurants/999999999', NOTHING],
  [() => '/menu-items/1e3', NOTHING],
  [() => '/reviews/restaurant/0', NOTHING],
  [() => '/restaurants/999999999/update', NO_RESTAURANT],
  [() => '/menu-items/999999999/delete', NO_RESTAURANT],
  [() => '/nowhere', NOTHING],
]

/** What is private to "user", as it stands on the screens of one's own. */
const SECRET = '77 Secret Lane'

type World = { jars: Record<Caller, APIRequestContext>; user: Account; restaurant: Restaurant; placed: number }

function reviewQuery(orderId: number, { name }: Restaurant): URLSearchParams {
  return new URLSearchParams({ orderId: String(orderId), restaurantName: name })
}

const test = base.extend<{ world: World }>({
  world: async ({ newJar }, use) => {
    const jars = {
      anonymous: await newJar(),
      guest: await newJar(),
      user: await newJar(),
      'another user': await newJar(),
      owner: await newJar(),
      'another owner': await newJar(),
    }
    await new Api(jars.guest).call('POST', '/api/auth/guest')
    const user = await signUp(jars.user, { address: SECRET })
    await signUp(jars['another user'])
    const restaurant = await openRestaurant(await signUp(jars.owner))
    await openRestaurant(await signUp(jars['another owner']))
    const { id: placed } = await placeOrder(user, restaurant)
    await user.api.call('POST', '/api/reviews', { ...aReview(), restaurant_id: restaurant.id, order_id: placed })
    await makeOrder(user, restaurant)
    await use({ jars, user, restaurant, placed })
  },
})

function cellOf(answer: APIResponse, text: string, path: string): Cell | string {
  const { location } = answer.headers()
  if (answer.status() === 307) {
    if (location === `/login?next=${encodeURIComponent(path)}`) return 'login'
    return location === '/home' ? 'home' : location === '/' ? 'landing' : `${location}`
  }
  if (answer.status() !== 200) return String(answer.status())
  return text.includes('<h1') ? 'ok' : 'no heading'
}

test('each page is open to the roles in the table only, and private data is on nobody else’s page', async ({
  world,
}) => {
  test.slow()
  const seen: [string, Record<string, string>][] = []
  const expected: [string, Record<string, string>][] = []
  const told = new Set<Caller>()
  for (const [pathOf, row] of PAGES) {
    const path = pathOf(world)
    const cells = CALLERS.map(async (caller) => {
      const answer = await world.jars[caller].get(path, { maxRedirects: 0 })
      const text = await answer.text()
      if (text.includes(SECRET) || text.includes(world.user.email)) told.add(caller)
      return [caller, cellOf(answer, text, path)] as const
    })
    seen.push([path, Object.fromEntries(await Promise.all(cells))])
    expected.push([path, Object.fromEntries(CALLERS.map((caller, at) => [caller, row[at] ?? '']))])
  }
  expect(seen).toEqual(expected)
  expect([...told]).toEqual(['user'])
})

test('the router of an open page receives no more than the page would show', async ({ world }) => {
  const { jars, user } = world
  for (const [pathOf, row] of PAGES.filter(([, cells]) => cells[0] === 'login')) {
    const path = pathOf(world)
    for (const [at, caller] of CALLERS.entries()) {
      if (row[at] === 'ok' || caller === 'user') continue
      const text = await (await jars[caller].get(path, { headers: { RSC: '1' } })).text()
      expect([path, caller, text.includes(SECRET) || text.includes(user.email)]).toEqual([path, caller, false])
      // The refusal in place of the page, as it travels.
      if (row[at] === '403') expect([path, caller, text.includes('FALLBACK;403')]).toEqual([path, caller, true])
    }
  }
})
