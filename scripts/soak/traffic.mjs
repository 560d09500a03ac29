/** What visitors do all day, and how often: browse 90, cart and order 8, write 2 of a hundred calls. */
import { randomInt, randomUUID } from 'node:crypto'
import { Visitor } from './visitor.mjs'

const VISITORS = 40
const CUSTOMERS = 40
/** A customer may take an order back for five minutes; a soak lasts longer. */
const CANCELABLE_MS = 4 * 60_000

const MIX = [
  [15, 'page /home', (scene) => read(scene.anyone(), '/home')],
  [20, 'page /restaurants/{id}', (scene) => read(scene.anyone(), `/restaurants/${scene.restaurant()}`)],
  [8, 'page /menu-items/{id}', (scene) => read(scene.anyone(), `/menu-items/${scene.dish().id}`)],
  [5, 'page /', (scene) => read(scene.visitor(), '/')],
  [5, 'page /orders', (scene) => read(scene.customer().visitor, '/orders')],
  [7, 'GET /api/auth', (scene) => read(scene.anyone(), '/api/auth')],
  [5, 'GET /api/restaurants', (scene) => read(scene.anyone(), '/api/restaurants')],
  [10, 'GET /api/restaurants/{id}', (scene) => read(scene.anyone(), `/api/restaurants/${scene.restaurant()}`)],
  [8, 'GET /api/menu-items', (scene) => read(scene.anyone(), '/api/menu-items?limit=24')],
  [7, 'GET /api/menu-items/{id}', (scene) => read(scene.anyone(), `/api/menu-items/${scene.dish().id}`)],

  [3, 'POST /api/orders', createOrder],
  [3, 'PUT /api/orders/{id}/submit', submitOrder],
  [1, 'PUT /api/orders/{id}/cancel', cancelOrder],
  [1, 'PUT /api/users/wallet/{id}', addFunds],

  [0.5, 'POST /api/reviews', review],
  [
    0.5,
    'PUT /api/menu-items/{id}/like',
    (scene) => write(scene.customer().visitor, 'PUT', `/api/menu-items/${scene.dish().id}/like`),
  ],
  [0.5, 'PUT /api/menu-items/{id}', editMenu],
  [0.5, 'POST /api/auth/signup', (scene) => write(scene.stranger(), 'POST', '/api/auth/signup', person())],
]

/** Picks a kind of call by its share; returns its name and what makes it. `make` rejects when the call fails. */
export function pickCall() {
  let at = Math.random() * MIX.reduce((sum, [share]) => sum + share, 0)
  for (const [share, name, make] of MIX) {
    at -= share
    if (at < 0) return { name, make }
  }
  const [, name, make] = MIX[0]
  return { name, make }
}

/** Makes the people of the soak: anonymous visitors, customers with accounts, and an owner with a restaurant. */
export async function setTheScene(site) {
  const stranger = () => new Visitor(site)
  const visitors = Array.from({ length: VISITORS }, stranger)
  const join = async () => {
    const visitor = stranger()
    const { id } = await visitor.call('POST', '/api/auth/signup', person())
    return { id, visitor }
  }
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, join))
  const owner = await join()
  const dishes = (await stranger().call('GET', '/api/menu-items')).filter(({ restaurant }) => restaurant.servicing)
  const { restaurant } = await owner.visitor.call('POST', '/api/restaurants', bistro())
  const own = await owner.visitor.call('POST', '/api/menu-items', { ...soup(), restaurant_id: restaurant.id })
  const restaurants = [...new Set(dishes.map(({ restaurantId }) => restaurantId))]
  return {
    active: [],
    submitted: [],
    owner,
    own,
    stranger,
    visitor: () => oneOf(visitors),
    customer: () => oneOf(customers),
    anyone: () => (randomInt(3) === 0 ? oneOf(customers).visitor : oneOf(visitors)),
    restaurant: () => oneOf(restaurants),
    dish: () => oneOf(dishes),
  }
}

async function read(visitor, path) {
  const { status, text } = await visitor.send('GET', path)
  if (status !== 200 || text === '') throw new Error(`GET ${path} answered ${status}`)
}

function write(visitor, method, path, body) {
  return visitor.call(method, path, body)
}

async function createOrder(scene) {
  const { id, restaurantId } = scene.dish()
  const customer = scene.customer()
  const body = { restaurant_id: restaurantId, items: [{ menu_item_id: id, quantity: 1 }], status: 'Active' }
  const order = await write(customer.visitor, 'POST', '/api/orders', body)
  scene.active.push({ id: order.id, restaurantId, customer })
}

async function submitOrder(scene) {
  const order = scene.active.shift()
  if (!order) return createOrder(scene)
  const paymentMethod = oneOf(['wallet', 'credit-card'])
  const { status, text } = await order.customer.visitor.send('PUT', `/api/orders/${order.id}/submit`, { paymentMethod })
  // A wallet may be empty, which is nobody's fault.
  if (status === 402) return
  if (status !== 200) throw new Error(`submitting answered ${status} ${text}`)
  scene.submitted.push({ ...order, at: Date.now() })
}

async function cancelOrder(scene) {
  const order = scene.submitted.pop()
  if (!order || Date.now() - order.at > CANCELABLE_MS) return createOrder(scene)
  await write(order.customer.visitor, 'PUT', `/api/orders/${order.id}/cancel`)
}

async function addFunds(scene) {
  const { id, visitor } = scene.customer()
  await write(visitor, 'PUT', `/api/users/wallet/${id}`, { amount: 100 })
}

async function review(scene) {
  const order = scene.submitted.shift()
  if (!order) return createOrder(scene)
  const ratings = { order_rating: randomInt(1, 6), restaurant_rating: randomInt(1, 6) }
  const body = {
    restaurant_id: order.restaurantId,
    order_id: order.id,
    review: 'Warm, quick and very good.',
    ...ratings,
  }
  await write(order.customer.visitor, 'POST', '/api/reviews', body)
}

function editMenu({ owner, own }) {
  return write(owner.visitor, 'PUT', `/api/menu-items/${own.id}`, { price: randomInt(500, 1500) / 100 })
}

function oneOf(list) {
  return list[randomInt(list.length)]
}

function person() {
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada.${randomUUID()}@example.com`,
    phoneNumber: '',
    address: '12 Mercer Street',
    city: 'New York',
    state: 'NY',
    zip: '10013',
    password: 'correct horse battery',
  }
}

function bistro() {
  return {
    name: 'Soak Bistro',
    description: 'Small plates, good bread and a long table by the window.',
    address: '45 Spring Street',
    city: 'New York',
    state: 'NY',
    zip: '10012',
    cuisineType: 'Italian',
    deliveryFee: 3.5,
    deliveryTime: 30,
    businessHours: '11:00-22:00',
    closingTime: '22:00',
    storeImage: '/images/fallback.webp',
    priceLevel: 'MODERATE',
  }
}

function soup() {
  return {
    name: 'Tomato Soup',
    description: 'Slow roasted tomatoes, basil and a little cream.',
    price: 8.5,
    food_image: '/images/fallback.webp',
    food_type: 'appetizer',
  }
}
