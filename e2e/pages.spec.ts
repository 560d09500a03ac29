import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { type Audience, SCREENS } from '../lib/api/screens'
import { aReview } from '../tests/builders'
import { type Account, Api, test as base, openRestaurant, type Restaurant, signUp } from './fixtures'
import { enterAsOperator } from './operating'
import { makeOrder, placeOrder } from './ordering'
import { pathOf, ratingPath } from './screens'

/**
 * Who may see which page: one row per audience and one column per role, as tests/permissions.test.ts has for the API.
 * The orders and the review belong to "customer", the restaurant to "owner".
 */
const ROLES = ['visitor', 'guest', 'customer', 'another customer', 'owner', 'another owner', 'operator'] as const
type Role = (typeof ROLES)[number]

/**
 * login: redirected to the login and back; 403: a panel replaces the page, and owner-access.spec.ts checks its text.
 */
type Cell = 'ok' | 'login' | 'home' | 'landing' | '403' | '404'
type Row = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell]

const ROWS: Record<Audience, Row> = {
  //           visitor, guest, customer, another customer, owner, another owner, operator
  visitors: ['ok', 'home', 'home', 'home', 'home', 'home', 'home'],
  'visitors and guests': ['ok', 'ok', 'landing', 'landing', 'landing', 'landing', 'landing'],
  everyone: ['ok', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  'signed in': ['login', 'ok', 'ok', 'ok', 'ok', 'ok', 'ok'],
  members: ['login', '403', 'ok', 'ok', 'ok', 'ok', 'ok'],
  'its customer': ['login', '404', 'ok', '404', '404', '404', '404'],
  owners: ['login', '403', '403', '403', 'ok', 'ok', '403'],
  operators: ['404', '404', '404', '404', '404', '404', 'ok'],
  'its owner': ['login', '403', '403', '403', 'ok', '403', '403'],
}
const NOTHING: Row = ['404', '404', '404', '404', '404', '404', '404']
const NOTHING_OF_OWNERS: Row = ['login', '403', '404', '404', '404', '404', '404']

const PAGES: [(world: World) => string, Row][] = [
  ...Object.entries(SCREENS).map(([route, { audience }]): [(world: World) => string, Row] => [
    (world) => pathOf(route, world),
    ROWS[audience],
  ]),
  [
    (world) => `${ratingPath(world, world.placed)}&${new URLSearchParams({ restaurantName: world.restaurant.name })}`,
    ROWS['signed in'],
  ],
  [() => '/restaurants/999999999', NOTHING],
  [() => '/menu-items/1e3', NOTHING],
  [() => '/reviews/restaurant/0', NOTHING],
  [() => '/nowhere', NOTHING],
  [() => '/restaurants/999999999/update', NOTHING_OF_OWNERS],
  [() => '/restaurants/1e3/menu', NOTHING_OF_OWNERS],
  [() => '/menu-items/999999999/delete', NOTHING_OF_OWNERS],
  [() => '/menu-items/x/update', NOTHING_OF_OWNERS],
]

/** The address of "customer", which their own screens show. */
const SECRET = '77 Secret Lane'

type World = { jars: Record<Role, APIRequestContext>; customer: Account; restaurant: Restaurant; placed: number }

const test = base.extend<{ world: World }>({
  world: async ({ newJar }, use) => {
    const jars = {
      visitor: await newJar(),
      guest: await newJar(),
      customer: await newJar(),
      'another customer': await newJar(),
      owner: await newJar(),
      'another owner': await newJar(),
      operator: await newJar(),
    }
    await new Api(jars.guest).call('POST', '/api/auth/guest')
    const customer = await signUp(jars.customer, { address: SECRET })
    await signUp(jars['another customer'])
    await enterAsOperator(await signUp(jars.operator))
    const restaurant = await openRestaurant(await signUp(jars.owner))
    await openRestaurant(await signUp(jars['another owner']))
    const { id: placed } = await placeOrder(customer, restaurant)
    await customer.api.call('POST', '/api/reviews', { ...aReview(), restaurant_id: restaurant.id, order_id: placed })
    await makeOrder(customer, restaurant)
    await use({ jars, customer, restaurant, placed })
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

test('each page is open to the roles in the table only, and private data is on nobody else’s page [2.1.1, 6.3.1, 6.3.4, T50, V8.2.1–3]', {
  tag: '@core',
}, async ({ world }) => {
  test.slow()
  const seen: [string, Record<string, string>][] = []
  const expected: [string, Record<string, string>][] = []
  const told: [Role, string][] = []
  for (const [pathOf, row] of PAGES) {
    const path = pathOf(world)
    const cells = ROLES.map(async (role) => {
      const answer = await world.jars[role].get(path, { maxRedirects: 0 })
      const text = await answer.text()
      if (text.includes(SECRET) || text.includes(world.customer.email)) told.push([role, path])
      return [role, cellOf(answer, text, path)] as const
    })
    seen.push([path, Object.fromEntries(await Promise.all(cells))])
    expected.push([path, Object.fromEntries(ROLES.map((role, at) => [role, row[at] ?? '']))])
  }
  expect(seen).toEqual(expected)
  const isOfOrders = (path: string) => path.startsWith(`/restaurants/${world.restaurant.id}/orders`)
  const strangers = told.filter(
    ([role, path]) =>
      role !== 'customer' &&
      !(role === 'owner' && isOfOrders(path)) &&
      !(role === 'operator' && path.startsWith('/operate')),
  )
  expect(strangers, 'who reads the address of a customer').toEqual([])
  expect(told.length).toBeGreaterThan(2)
})

test('the router of an open page receives no more than the page would show', async ({ world }) => {
  const { jars, customer } = world
  for (const [pathOf, row] of PAGES.filter(([, cells]) => cells[0] === 'login')) {
    const path = pathOf(world)
    for (const [at, role] of ROLES.entries()) {
      if (row[at] === 'ok' || role === 'customer') continue
      const text = await (await jars[role].get(path, { headers: { RSC: '1' } })).text()
      expect([path, role, text.includes(SECRET) || text.includes(customer.email)]).toEqual([path, role, false])
      // How Next sends the refusal to its router.
      if (row[at] === '403') expect([path, role, text.includes('FALLBACK;403')]).toEqual([path, role, true])
    }
  }
})
