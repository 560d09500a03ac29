import type { APIRequestContext } from '@playwright/test'
import { aMenuItem, aReview } from '../tests/builders'
import { type Account, Api, test as base, dropSession, openRestaurant, type Restaurant, signUp } from './fixtures'
import { makeOrder, placeOrder } from './ordering'

/** The roles that look at a screen. */
export type Role = 'visitor' | 'guest' | 'customer' | 'owner'
export const ROLES: readonly Role[] = ['visitor', 'guest', 'customer', 'owner']

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies']

/** Users of each role and data for every screen, created once per worker. Tests must not change it. */
export type Stage = {
  cookies: Record<Role, Cookies>
  /** The owner's: with a full menu, the customer's orders and a review. */
  restaurant: Restaurant
  /** The owner's too: an inactive one, and one without menu items and reviews. */
  inactive: Restaurant
  bare: Restaurant
  /** A restaurant of another owner. */
  elsewhere: { id: number }
  /** The customer's orders, one in each state; the owner and the guest have none. */
  orders: { active: number; placed: number; reviewed: number; canceled: number }
}

type StageFixtures = {
  /** Signs the browser in as one role of the stage, after leaving the page of the role before. */
  actAs: (role: Role) => Promise<void>
}

export const test = base.extend<StageFixtures, { stage: Stage }>({
  stage: [
    async ({ playwright }, use, { project }) => {
      const newJar = () => playwright.request.newContext({ baseURL: project.use.baseURL })
      const jars = { visitor: await newJar(), guest: await newJar(), customer: await newJar(), owner: await newJar() }
      await use(await setStage(jars))
      await Promise.all(Object.values(jars).map((jar) => jar.dispose()))
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  actAs: ({ page, stage }, use) =>
    use(async (role) => {
      await dropSession(page)
      await page.context().addCookies(stage.cookies[role])
    }),
})

/** Makes the users, each with a cookie jar of the site, and their data. */
export async function setStage(jars: Record<Role, APIRequestContext>): Promise<Stage> {
  await jars.visitor.get('/api/auth')
  await new Api(jars.guest).call('POST', '/api/auth/guest')
  const customer = await signUp(jars.customer)
  const owner = await signUp(jars.owner, { firstName: 'Olivia', lastName: 'Marchetti' })

  const restaurant = await openWholeRestaurant(owner)
  const inactive = await openRestaurant(owner, {
    name: 'The Winter Terrace',
    storeImage: picture('restaurants/greek-1'),
  })
  await owner.api.call('DELETE', `/api/manage/${inactive.id}?type=soft`)
  const bare = await openRestaurant(owner, { name: 'Soon on the Corner', storeImage: picture('restaurants/vegan-1') })
  for (const { id } of bare.items) await owner.api.call('DELETE', `/api/menu-items/${id}`)

  const invited = { email: 'bo.marchetti@example.com', role: 'manager' }
  await owner.api.call('POST', `/api/manage/${restaurant.id}/members`, invited)
  const orders = await orderAt(restaurant, customer)
  for (const { id } of restaurant.items) await customer.api.call('PUT', `/api/menu-items/${id}/like`)
  const cookiesOf = async (role: Role) => (await jars[role].storageState()).cookies
  return {
    cookies: {
      visitor: await cookiesOf('visitor'),
      guest: await cookiesOf('guest'),
      customer: await cookiesOf('customer'),
      owner: await cookiesOf('owner'),
    },
    restaurant,
    inactive,
    bare,
    // The first restaurant of the demo data.
    elsewhere: { id: 1 },
    orders,
  }
}

const picture = (name: string) => `/images/${name}.webp`

/** A restaurant with pictures, all four food types, its own section, and items with choices, tags and allergens. */
async function openWholeRestaurant(owner: Account): Promise<Restaurant> {
  const restaurant = await openRestaurant(owner, {
    name: 'Trattoria Olivia',
    storeImage: picture('restaurants/italian-1'),
  })
  const { api } = owner
  for (const [index, name] of ['tomato-soup', 'seafood-pasta', 'honey-cake'].entries()) {
    await api.call('PUT', `/api/menu-items/${restaurant.items[index]?.id}`, { food_image: picture(`dishes/${name}`) })
  }
  const made: { id: number }[] = []
  const more = [
    { name: 'Margherita', food_type: 'entree', price: 13.5, food_image: picture('dishes/pizza-margherita') },
    { name: 'Lemonade', food_type: 'beverage', price: 4, food_image: picture('dishes/lemonade') },
  ]
  for (const item of more) {
    const description = 'Made to order, the way it should be.'
    const body = { ...aMenuItem({ ...item, description }), restaurant_id: restaurant.id }
    made.push(await api.call<{ id: number }>('POST', '/api/menu-items', body))
  }
  await addChoices(restaurant, made[0]?.id)
  return restaurant
}

/** The soup has extras, and the pizza has a size that must be chosen. */
async function addChoices({ id, owner: { api }, items: [soup, , cake] }: Restaurant, pizzaId: number | undefined) {
  const size = { name: 'Size', min: 1, max: 1, modifiers: [named('Personal, 10 inch', 0), named('Large, 14 inch', 5)] }
  const toppings = ['Fresh basil', 'Olives', 'Hot honey'].map((name) => named(name, 1.5))
  const extras = { name: 'Extras', min: 0, max: 2, modifiers: toppings }
  const groups = `/api/manage/${id}/modifier-groups`
  const sizes = await api.call<{ id: number }>('POST', groups, size)
  const more = await api.call<{ id: number; modifiers: { id: number }[] }>('POST', groups, extras)
  await api.call('PUT', `/api/modifiers/${more.modifiers[2]?.id}/availability`, { until: 'changed' })
  await api.call('PUT', `/api/menu-items/${soup.id}/modifier-groups`, { ids: [more.id] })
  await api.call('PUT', `/api/menu-items/${pizzaId}/modifier-groups`, { ids: [sizes.id, more.id] })
  const section = await api.call<{ id: number }>('POST', `/api/manage/${id}/sections`, { name: 'From the oven' })
  await api.call('PUT', `/api/menu-items/${cake.id}`, { sectionId: section.id })
  await api.call('PUT', `/api/menu-items/${pizzaId}`, { dietary: ['vegetarian', 'nut_free'] })
  await api.call('PUT', `/api/menu-items/${soup.id}`, {
    dietary: ['vegan', 'vegetarian', 'spicy'],
    allergens: ['celery'],
  })
}

const named = (name: string, price: number) => ({ name, price })

/** An order of the customer in each state; one of the submitted ones is reviewed. */
async function orderAt(restaurant: Restaurant, customer: Account): Promise<Stage['orders']> {
  const canceled = await placeOrder(customer, restaurant)
  await customer.api.call('PUT', `/api/orders/${canceled.id}/cancel`)
  const choices = { paymentMethod: 'wallet', deliveryOption: 'priority', tipPercent: 20 }
  const reviewed = await placeOrder(customer, restaurant, choices)
  const about = { restaurant_id: restaurant.id, order_id: reviewed.id }
  await customer.api.call('POST', '/api/reviews', { ...aReview(), ...about })
  const placed = await placeOrder(customer, restaurant)
  const active = await makeOrder(customer, restaurant)
  return { active: active.id, placed: placed.id, reviewed: reviewed.id, canceled: canceled.id }
}
