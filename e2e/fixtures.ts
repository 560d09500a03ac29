import { type APIRequestContext, type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { aCustomer, aMenuItem, aRestaurant } from '../tests/builders'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The API as a signed-in browser would call it, with the anti-forgery token of its cookies. */
export class Api {
  constructor(readonly jar: APIRequestContext) {}

  /** Calls the API; fails the test unless the answer's status is below 400. */
  async call<T = unknown>(method: Method, path: string, data: object = {}): Promise<T> {
    const answer = await this.jar.fetch(path, {
      method,
      headers: { 'XSRF-Token': await this.token(), 'Content-Type': 'application/json' },
      // As browsers do when a kept connection was reset.
      ...(method === 'GET' ? { maxRetries: 1 } : { data }),
    })
    expect(answer.status(), `${method} ${path}: ${await answer.text()}`).toBeLessThan(400)
    return answer.json()
  }

  /** Makes a call and returns the status of its answer. */
  async status(method: Method, path: string, data: object): Promise<number> {
    const headers = { 'XSRF-Token': await this.token(), 'Content-Type': 'application/json' }
    return (await this.jar.fetch(path, { method, headers, data })).status()
  }

  /** The cookies, for a browser that is signed in as well. */
  storageState() {
    return this.jar.storageState()
  }

  private async token(): Promise<string> {
    const find = async () => (await this.jar.storageState()).cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')
    if (!(await find())) await this.jar.get('/api/auth')
    return (await find())?.value ?? ''
  }
}

export type Account = { id: number; firstName: string; email: string; password: string; address: string; api: Api }
export type MenuItem = { id: number; name: string; price: number }
export type Restaurant = { id: number; name: string; owner: Account; items: [MenuItem, MenuItem, MenuItem] }

/** Signs a new customer up in a cookie jar of its own, or in the browser's. */
export async function signUp(request: APIRequestContext, over: object = {}): Promise<Account> {
  const form = aCustomer(over)
  const api = new Api(request)
  const { id } = await api.call<{ id: number }>('POST', '/api/auth/signup', form)
  const { firstName, email, password, address, city, state, zip } = form
  return { id, firstName, email, password, address: `${address}, ${city}, ${state}, ${zip}`, api }
}

/** Ends the browser's session without a logout. Leaves the page first, since the server would refuse its stream. */
export async function dropSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Opens a restaurant with three menu items. Its pictures are on this site, so browsers fetch nothing elsewhere. */
export async function openRestaurant(owner: Account, over: object = {}): Promise<Restaurant> {
  const picture = '/images/fallback.webp'
  const body = aRestaurant({ storeImage: picture, ...over })
  const { restaurant } = await owner.api.call<{ restaurant: { id: number; name: string } }>(
    'POST',
    '/api/restaurants',
    body,
  )
  const cook = (item: { name: string; price: number; food_type: string }) =>
    owner.api.call<MenuItem>('POST', '/api/menu-items', {
      ...aMenuItem({ food_image: picture, ...item }),
      restaurant_id: restaurant.id,
    })
  const soup = await cook({ name: 'Tomato Soup', price: 8.5, food_type: 'appetizer' })
  const pasta = await cook({ name: 'Lemon Pasta', price: 16.25, food_type: 'entree' })
  const cake = await cook({ name: 'Olive Oil Cake', price: 7, food_type: 'dessert' })
  return { id: restaurant.id, name: restaurant.name, owner, items: [soup, pasta, cake] }
}

type Fixtures = {
  /** Makes a separate cookie jar, for another user than the one of the browser. */
  newJar: () => Promise<APIRequestContext>
  /** An account that is not signed in at the browser. */
  account: Account
  /** An account that is signed in at the browser. */
  customer: Account
  /** A restaurant of another owner, with three menu items. */
  restaurant: Restaurant
  /** Errors and warnings in the console of the browser. A test that expects some empties it. */
  complaints: string[]
}

export const test = base.extend<Fixtures>({
  newJar: async ({ playwright, baseURL }, use) => {
    const jars: APIRequestContext[] = []
    await use(async () => {
      const jar = await playwright.request.newContext({ baseURL })
      jars.push(jar)
      return jar
    })
    await Promise.all(jars.map((jar) => jar.dispose()))
  },
  account: async ({ newJar }, use) => use(await signUp(await newJar())),
  customer: async ({ context }, use) => use(await signUp(context.request)),
  restaurant: async ({ newJar }, use) =>
    use(await openRestaurant(await signUp(await newJar(), { firstName: 'Olivia' }))),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      listen(context, complaints)
      await use(complaints)
      expect(complaints, 'the console of the browser is silent').toEqual([])
    },
    { auto: true },
  ],
})

/** Chromium warns of a font that every page uses when a busy machine takes seconds to draw the page. */
const SLOW_MACHINE = /was preloaded using link preload but not used within a few seconds/

/** Collects what the console of a browser complains about. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (SLOW_MACHINE.test(message.text())) return
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}
