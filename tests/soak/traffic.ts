/** The calls of an ordinary day and their shares: of a hundred, browse 90, cart and order 8, write 2. */

import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { PATHS, type Path } from '@/lib/contract/paths'
import { restaurantsAnswer } from '@/lib/restaurants/contract/schemas'
import { aCustomer, aMenuItem, aRestaurant, aReview } from '../builders'
import { Client } from '../faults/client'

const VISITORS = 40
const CUSTOMERS = 40
const PATIENCE_MS = 30_000
/** A customer can cancel within five minutes; a soak lasts longer. */
const CANCELABLE_MS = 4 * 60_000
const PICTURE = '/images/fallback.webp'

const withId = z.looseObject({ id: z.number() })
const withRestaurant = z.looseObject({ restaurant: withId })
const menuItem = withId.extend({
  restaurantId: z.number(),
  requiresChoice: z.boolean(),
  servedFrom: z.nullable(z.string()),
  restaurant: z.looseObject({ servicing: z.boolean() }),
})

type Member = { id: number; client: Client }
type Order = { id: number; restaurantId: number; client: Client; at: number }
type Kind = [share: number, name: string, make: (scene: Scene) => Promise<unknown>]
export type Scene = Awaited<ReturnType<typeof setTheScene>>

const MIX: [Kind, ...Kind[]] = [
  [15, 'page /home', (scene) => read(scene.anyone(), '/home')],
  [20, 'page /restaurants/{id}', (scene) => read(scene.anyone(), `/restaurants/${scene.restaurant()}`)],
  [8, 'page /menu-items/{id}', (scene) => read(scene.anyone(), `/menu-items/${scene.item().id}`)],
  [5, 'page /', (scene) => read(scene.visitor(), '/')],
  [5, 'page /orders', (scene) => read(scene.customer().client, '/orders')],
  [7, 'GET /api/auth', (scene) => read(scene.anyone(), '/api/auth')],
  [5, 'GET /api/restaurants', (scene) => read(scene.anyone(), '/api/restaurants')],
  [10, 'GET /api/restaurants/{id}', (scene) => read(scene.anyone(), `/api/restaurants/${scene.restaurant()}`)],
  [8, 'GET /api/menu-items', (scene) => read(scene.anyone(), '/api/menu-items?limit=24')],
  [7, 'GET /api/menu-items/{id}', (scene) => read(scene.anyone(), `/api/menu-items/${scene.item().id}`)],

  [3, 'POST /api/orders', createOrder],
  [3, 'PUT /api/orders/{id}/submit', submitOrder],
  [1, 'PUT /api/orders/{id}/cancel', cancelOrder],
  [1, 'PUT /api/users/wallet/{id}', addFunds],

  [0.5, 'POST /api/reviews', review],
  [
    0.5,
    'PUT /api/menu-items/{id}/like',
    (scene) => write(scene.customer().client, PATHS.likeMenuItem, { params: scene.item() }),
  ],
  [0.5, 'PUT /api/menu-items/{id}', editMenu],
  [0.5, 'POST /api/auth/signup', (scene) => write(scene.newVisitor(), PATHS.signUp, { body: aCustomer() })],
]

/** Picks a kind of call by its share; returns its name and the function that makes it, which rejects on failure. */
export function pickCall() {
  let at = Math.random() * MIX.reduce((sum, [share]) => sum + share, 0)
  const kind = MIX.find(([share]) => {
    at -= share
    return at < 0
  })
  const [, name, make] = kind ?? MIX[0]
  return { name, make }
}

/** Creates the users of the soak: visitors, customers, and an owner with a restaurant. */
export async function setTheScene(port: number) {
  const newVisitor = () => new Client(port)
  const join = async (): Promise<Member> => {
    const client = newVisitor()
    const { id } = await client.call(withId, PATHS.signUp, { body: aCustomer() })
    return { id, client }
  }
  const visitors = Array.from({ length: VISITORS }, newVisitor)
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, join))
  const { client: owner } = await join()
  const items = await owner.call(z.array(menuItem), PATHS.listMenuItems)
  const { restaurants: all } = await owner.call(restaurantsAnswer, PATHS.listRestaurants)
  // Where orders are accepted manually, the clock cancels those that nobody accepts.
  const open = all.filter(({ accepts }) => accepts === 'auto').map(({ id }) => id)
  const menu = items.filter(
    ({ restaurantId, requiresChoice, servedFrom }) => open.includes(restaurantId) && !requiresChoice && !servedFrom,
  )
  const restaurants = [...new Set(menu.map(({ restaurantId }) => restaurantId))]
  const bistro = aRestaurant({ storeImage: PICTURE })
  const { restaurant } = await owner.call(withRestaurant, PATHS.createRestaurant, { body: bistro })
  const soup = aMenuItem({ food_image: PICTURE, restaurant_id: restaurant.id })
  const active: Order[] = []
  const submitted: Order[] = []
  return {
    active,
    submitted,
    owner,
    own: await owner.call(withId, PATHS.createMenuItem, { body: soup }),
    newVisitor,
    visitor: () => oneOf(visitors),
    customer: () => oneOf(customers),
    anyone: () => (randomInt(3) === 0 ? oneOf(customers).client : oneOf(visitors)),
    restaurant: () => oneOf(restaurants),
    item: () => oneOf(menu),
  }
}

async function read(client: Client, path: string) {
  const { status, text } = await client.send('GET', path, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (status !== 200 || text === '') throw new Error(`GET ${path} answered ${status}`)
}

function write(client: Client, row: Path, sending: { params?: { id: number }; body?: object } = {}) {
  return client.call(z.unknown(), row, { ...sending, signal: AbortSignal.timeout(PATIENCE_MS) })
}

async function createOrder(scene: Scene) {
  const { id: itemId, restaurantId } = scene.item()
  const { client } = scene.customer()
  const body = { restaurant_id: restaurantId, items: [{ menu_item_id: itemId, quantity: 1 }], status: 'Active' }
  const { id } = withId.parse(await write(client, PATHS.createOrder, { body }))
  scene.active.push({ id, restaurantId, client, at: Date.now() })
}

async function submitOrder(scene: Scene) {
  const order = scene.active.shift()
  if (!order) return createOrder(scene)
  const { status, text } = await order.client.send('PUT', `/api/orders/${order.id}/submit`, {
    body: { paymentMethod: oneOf(['wallet', 'credit-card']) },
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  // An empty wallet is not a failure.
  if (status === 402) return
  if (status !== 200) throw new Error(`submitting answered ${status} ${text}`)
  scene.submitted.push({ ...order, at: Date.now() })
}

async function cancelOrder(scene: Scene) {
  const order = scene.submitted.pop()
  if (!order || Date.now() - order.at > CANCELABLE_MS) return createOrder(scene)
  await write(order.client, PATHS.cancelOrder, { params: order })
}

async function addFunds(scene: Scene) {
  const { id, client } = scene.customer()
  await write(client, PATHS.addFunds, { params: { id }, body: { amount: 100 } })
}

async function review(scene: Scene) {
  const order = scene.submitted.shift()
  if (!order) return createOrder(scene)
  const about = { order_id: order.id, restaurant_id: order.restaurantId }
  const ratings = { order_rating: randomInt(1, 6), restaurant_rating: randomInt(1, 6) }
  await write(order.client, PATHS.createReview, { body: aReview({ ...about, ...ratings }) })
}

function editMenu({ owner, own }: Scene) {
  return write(owner, PATHS.updateMenuItem, { params: own, body: { price: randomInt(500, 1500) / 100 } })
}

function oneOf<T>(list: readonly T[]): T {
  const one = list[randomInt(list.length)]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}
