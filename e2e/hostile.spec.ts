import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { aMenuItem, aReview } from '../tests/builders'
import { type Account, test as base, type MenuItem, openRestaurant, type Restaurant, signUp } from './fixtures'
import { HOSTILE, HOSTILE_TEXT } from './hostile-texts'
import { makeOrder, placeOrder } from './ordering'

/** What the page reports: scripts that ran, violations of its policy, and windows that opened. */
declare global {
  interface Window {
    ran: () => void
    report: (text: string) => void
  }
}

/** A unique word in each field, by which it is found on the screens. */
const marked = (field: string, text: string) => `${field}mark ${text}`
const short = (at: number) => HOSTILE[at % HOSTILE.length] ?? ''

/**
 * A picture whose address would break out of an attribute. The host name is another one, since addresses of the site
 * are reduced to their path.
 */
const hostilePicture = (site: string) =>
  `${site.replace('localhost', '127.0.0.1')}/images/fallback.webp?"onerror="ran()"x='><script>ran()</script>`

const customerForm = () => ({
  firstName: marked('first', short(0)),
  lastName: marked('last', short(1)),
  // What an address may still hold: quotes, and a call without parentheses.
  email: `mailmark${crypto.randomUUID().slice(0, 8)}'/onload='ran\`1\`'@example.com`,
  address: marked('street', short(2)),
  city: marked('town', short(4)),
  state: marked('state', short(3)),
  zip: '"><b id=z>',
})

/** A customer, an owner and a restaurant whose every text is hostile. */
async function setTrap(jars: { customer: APIRequestContext; owner: APIRequestContext }, site: string) {
  const picture = hostilePicture(site)
  const owner = await signUp(jars.owner, { firstName: marked('owner', short(0)), lastName: short(2) })
  const restaurant = await openRestaurant(owner, {
    name: marked('restaurant', short(1)),
    description: `descriptionmark\n${HOSTILE_TEXT(480)}`,
    address: `1 ${marked('number', short(5))}`,
    businessHours: `11:00-22:00 ${marked('hours', short(0))}`,
    storeImage: picture,
  })
  const items: MenuItem[] = []
  for (const [at, name] of HOSTILE.entries()) {
    const item = aMenuItem({
      name: marked(`item${at}`, name).slice(0, 80),
      food_image: picture,
      food_type: 'entree' as const,
    })
    const description = `itemtextmark ${HOSTILE_TEXT(480)}`
    const made = await owner.api.call<MenuItem>('POST', '/api/menu-items', {
      ...item,
      description,
      restaurant_id: restaurant.id,
    })
    items.push(made)
  }
  const customer = await signUp(jars.customer, customerForm())
  for (const { id, api } of [customer, owner]) {
    await api.call('PUT', `/api/users/pfp/${id}`, { profile_image: picture })
    await api.call('PUT', `/api/users/${id}`, { delivery_instructions: `instructionsmark\n${HOSTILE_TEXT(480)}` })
  }
  const orders = await orderEverything(customer, restaurant, items)
  return { customer, owner, restaurant, items, ...orders }
}

async function orderEverything(customer: Account, restaurant: Restaurant, items: MenuItem[]) {
  const lines = items.map(({ id }, at) => ({
    menu_item_id: id,
    quantity: 1,
    customizations: marked('wish', short(at)).slice(0, 200),
  }))
  const { id } = await customer.api.call<{ id: number }>('POST', '/api/orders', {
    restaurant_id: restaurant.id,
    items: lines,
  })
  await customer.api.call('PUT', `/api/orders/${id}/submit`, { deliveryInstructions: HOSTILE_TEXT(480) })
  const paid = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  const review = aReview({ review: `reviewmark\n${HOSTILE_TEXT(1900)}` })
  await customer.api.call('POST', '/api/reviews', { ...review, restaurant_id: restaurant.id, order_id: paid.id })
  const active = await makeOrder(customer, restaurant, items.slice(0, 3))
  await customer.api.call('PUT', `/api/menu-items/${items[5]?.id}/like`)
  return { placed: id, active: active.id }
}

type Trap = Awaited<ReturnType<typeof setTrap>>

const test = base.extend<{ watch: string[] }, { trap: Trap & { cookies: Record<'customer' | 'owner', Cookies> } }>({
  trap: [
    async ({ playwright }, use, { project }) => {
      const baseURL = project.use.baseURL ?? ''
      const jars = {
        customer: await playwright.request.newContext({ baseURL }),
        owner: await playwright.request.newContext({ baseURL }),
      }
      const trap = await setTrap(jars, baseURL)
      const cookiesOf = async (jar: APIRequestContext) => (await jar.storageState()).cookies
      await use({ ...trap, cookies: { customer: await cookiesOf(jars.customer), owner: await cookiesOf(jars.owner) } })
      // Removed from the lists that other tests read.
      await trap.owner.api.call('DELETE', `/api/manage/${trap.restaurant.id}?type=soft`)
      await Promise.all([jars.customer.dispose(), jars.owner.dispose()])
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** Everything that must not happen, collected on every page and in every frame. */
  watch: async ({ context }, use) => {
    const happened: string[] = []
    await context.exposeFunction('report', (text: string) => happened.push(text))
    await context.addInitScript(() => {
      window.ran = () => window.report(`a script ran at ${location.href}`)
      document.addEventListener('securitypolicyviolation', (event) =>
        window.report(`the policy had to stop ${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      )
    })
    context.on('dialog', (dialog) => {
      happened.push(`a window said ${dialog.message()}`)
      void dialog.dismiss()
    })
    context.on('request', (request) => {
      if (request.url().includes('evil.invalid')) happened.push(`${request.url()} was asked for`)
    })
    await use(happened)
    expect(happened).toEqual([])
  },
})

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/** Everything that a screen holds: its text, its fields, its title. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input, textarea')].map((field) => 'value' in field && field.value)
    return [document.title, document.body.textContent, ...fields].join('\n')
  })
}

/** Visits each path and runs its action; fails when a field's word was on none of them. */
async function visitAll(
  page: Page,
  fields: readonly string[],
  visits: readonly [string, ((page: Page) => Promise<void>)?][],
) {
  let seen = ''
  for (const [path, open] of visits) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await open?.(page)
    // Some of the texts run when the pointer is over them.
    await page.mouse.move(400, 400)
    seen += await contentOf(page)
  }
  expect(fields.filter((field) => !seen.includes(`${field}mark`))).toEqual([])
}

const addFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^Add .+ to cart/ })
    .first()
    .click()

const QUERY = encodeURIComponent(`"><script>ran()</script>'javascript:ran()`)
const IN_QUERIES: [string][] = [
  [`/home?cuisine=${QUERY}&price=${QUERY}&sort=${QUERY}&rating=${QUERY}`],
  [`/menu-items?page=${QUERY}`],
  [`/login?next=${QUERY}`],
  [`/signup?next=${encodeURIComponent('javascript:ran()')}`],
]

test('a visitor sees hostile texts, and none of them runs [T17, V1.2.1–5, V3.2.1–2]', async ({ page, trap, watch }) => {
  expect(watch).toEqual([])
  const { id } = trap.restaurant
  await visitAll(
    page,
    ['restaurant', 'description', 'number', 'hours', 'item0', 'item30', 'itemtext', 'review', 'first'],
    [
      [`/restaurants/${id}`, addFirst],
      [`/reviews/restaurant/${id}?restaurantName=${QUERY}&orderId=${QUERY}`],
      ...trap.items.slice(0, 8).map((item): [string] => [`/menu-items/${item.id}`]),
      ['/menu-items'],
      ['/home'],
      ...IN_QUERIES,
    ],
  )
})

test('a customer sees hostile texts, their own included, and none of them runs [V1.1.1–2]', async ({
  page,
  context,
  trap,
  watch,
}) => {
  expect(watch).toEqual([])
  await context.addCookies(trap.cookies.customer)
  const { id } = trap.restaurant
  await visitAll(
    page,
    ['first', 'last', 'mail', 'street', 'town', 'state', 'instructions', 'restaurant', 'item0', 'item5', 'review'],
    [
      ['/account'],
      ['/account/name'],
      ['/account/email'],
      ['/account/phone'],
      ['/account/password'],
      ['/orders', (orders) => orders.getByRole('button', { name: `Reorder order ${trap.placed}` }).click()],
      ['/reviews', (reviews) => reviews.getByRole('button', { name: /^Edit/ }).first().click()],
      [`/reviews/restaurant/${id}?orderId=${trap.placed}&restaurantName=${QUERY}`],
      ['/favorites'],
      ['/wallet'],
      [`/restaurants/${id}`, addFirst],
      [
        '/home',
        async (home) => {
          await home.getByRole('button', { name: /^Open cart/ }).click()
          await expect(home.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
        },
      ],
      [
        '/orders',
        async (orders) => {
          await orders.getByRole('button', { name: `Continue to checkout order ${trap.active}` }).click()
          await expect(orders.getByRole('button', { name: 'Place order' })).toBeEnabled()
        },
      ],
    ],
  )
})

test('an owner sees hostile texts in every form, and none of them runs', async ({ page, context, trap, watch }) => {
  expect(watch).toEqual([])
  await context.addCookies(trap.cookies.owner)
  const { id } = trap.restaurant
  const item = trap.items[5]?.id
  await visitAll(
    page,
    ['owner', 'restaurant', 'description', 'number', 'hours', 'item0', 'item30', 'itemtext'],
    [
      [
        '/restaurants/manage',
        async (manage) => {
          await manage
            .getByRole('button', { name: /^Delete/ })
            .first()
            .click()
          await expect(manage.getByRole('alertdialog')).toBeVisible()
        },
      ],
      [`/restaurants/${id}/update`],
      [`/restaurants/${id}/menu`],
      [`/menu-items/${item}/update`],
      [`/menu-items/${item}/delete`],
      [`/menu-items/new?restaurant=${QUERY}`],
      [`/restaurants/${id}`],
      ['/account'],
    ],
  )
})
