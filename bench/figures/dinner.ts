import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { Client } from '../../tests/faults/client'
import { Browser } from '../browser'
import { type Figure, sideBySide } from '../figure'
import { cpuMsOf } from '../machine'
import { aMember, fillWallet, placeOrder } from '../member'
import { openStream } from './streams'

const DINNERS = 20
/** The demo account that owns the restaurant. */
const OWNER = 3
const RESTAURANT = '/restaurants/1'
const ITEM = '/menu-items/1'
const WISH = { menu_item_id: 1, quantity: 1, restaurant_id: 1, customizations: null }
const CHOICES = { paymentMethod: 'wallet', deliveryOption: 'standard', tip: 0 }

const anOrder = z.looseObject({ id: z.number(), version: z.number() })
type Order = z.infer<typeof anOrder>

/** The CPU of all requests of a customer's browser for one dinner, compared with that of the two necessary calls. */
export const dinner: Figure = {
  name: 'dinner',
  async measure({ rounds, site }) {
    const customer = await aMember(site.port)
    await fillWallet(customer)
    const kitchen = new Client(site.port)
    await kitchen.call(z.unknown(), PATHS.demoLogIn, { params: { id: OWNER } })
    const browser = new Browser(site, customer.client.cookie)
    const owner = new Browser(site, kitchen.cookie)

    const dine = async () => {
      const placed = await order(browser)
      const stream = await openStream(customer, site)
      await browser.go('/orders', '/orders')
      await browser.go('/orders', `/orders/${placed.id}`)
      await deliver(placed, owner)
      stream.destroy()
    }
    const cpuOf = async (work: () => Promise<unknown>) => {
      const before = cpuMsOf(site.pid)
      for (let time = 0; time < DINNERS; time += 1) await work()
      return (cpuMsOf(site.pid) - before) / DINNERS
    }
    const cpu = await sideBySide(
      rounds,
      () => cpuOf(dine),
      'create and submit its order',
      () => cpuOf(() => placeOrder(customer, true)),
    )
    return [{ title: "a customer's dinner, from /home until it is delivered", unit: 'ms of CPU', ...cpu }]
  },
}

/** From /home to the list of orders, by way of the menu, the cart and the checkout. */
async function order(browser: Browser): Promise<Order> {
  await browser.open('/home')
  await browser.go('/home', RESTAURANT)
  await browser.go(RESTAURANT, ITEM)
  // The open cart asks whether its items are available.
  await browser.call(z.unknown(), PATHS.getMenuItem, { params: { id: WISH.menu_item_id } })
  const wish = { restaurant_id: WISH.restaurant_id, items: [WISH], status: 'Active', replaces: null }
  const { id } = await browser.call(anOrder, PATHS.createOrder, { body: wish })
  const look = () => browser.call(anOrder, PATHS.getOrder, { params: { id } })
  await look()
  await browser.go(ITEM, '/checkout')
  await look()
  await browser.call(anOrder, PATHS.submitOrder, { params: { id }, body: CHOICES })
  const placed = await look()
  await browser.go('/checkout', '/orders')
  return placed
}

/** The owner's moves; the customer's stream brings each to the open page. */
async function deliver({ id, version }: Order, owner: Browser): Promise<void> {
  let last = version
  for (const stage of ['preparing', 'on_the_way', 'delivered']) {
    const moved = await owner.call(anOrder, PATHS.moveOrder, { params: { id }, body: { stage, version: last } })
    last = moved.version
  }
}
