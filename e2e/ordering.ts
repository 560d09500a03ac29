import { expect, type Page } from '@playwright/test'
import { aReview } from '../tests/builders'
import type { Account, MenuItem, Restaurant } from './fixtures'

/** What the ordering journeys share: an order of a customer, and the checkout in the browser. */

export type Order = { id: number; status: string; totalCost: number; scheduledFor: string | null }

/** An Active order of the customer; by default one piece of each of the first two menu items. */
export function makeOrder(
  customer: Account,
  restaurant: Restaurant,
  items: readonly MenuItem[] = restaurant.items.slice(0, 2),
  more: object = {},
) {
  const lines = items.map(({ id }) => ({ menu_item_id: id, quantity: 1 }))
  return customer.api.call<Order>('POST', '/api/orders', { restaurant_id: restaurant.id, items: lines, ...more })
}

/** A Submitted order of the customer. */
export async function placeOrder(customer: Account, restaurant: Restaurant, choices: object = {}): Promise<Order> {
  const { id } = await makeOrder(customer, restaurant)
  return customer.api.call<Order>('PUT', `/api/orders/${id}/submit`, choices)
}

/** A review of an order of the customer's; resolves to the order. */
export async function addReview(customer: Account, restaurant: Restaurant, over: object = {}): Promise<Order> {
  const order = await placeOrder(customer, restaurant)
  const about = { restaurant_id: restaurant.id, order_id: order.id }
  await customer.api.call('POST', '/api/reviews', aReview({ ...about, ...over }))
  return order
}

export async function ordersOf(customer: Account): Promise<Order[]> {
  return (await customer.api.call<{ orders: Order[] }>('GET', '/api/orders')).orders
}

export async function walletOf(customer: Account): Promise<number> {
  return (await customer.api.call<{ wallet: number }>('GET', '/api/auth')).wallet
}

export async function addToCart(page: Page, { id }: Restaurant, name: string): Promise<void> {
  await page.goto(`/restaurants/${id}`)
  await page.getByRole('button', { name: `Add ${name} to cart` }).click()
  await expect(page.getByRole('button', { name: /^Open cart, \d/ })).toBeVisible()
}

/** Presses the button that adds the soup; the cart may ask a question first. */
export async function addSoup(page: Page, { id }: { id: number }): Promise<void> {
  await page.goto(`/restaurants/${id}`)
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
}

/** Goes from the cart to the checkout, which begins a new order. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(placeButton(page)).toBeEnabled()
}

/** Opens the checkout of an order of soup and pasta: $24.75, or $33.72 with standard delivery and no tip. */
export async function openCheckout(page: Page, customer: Account, restaurant: Restaurant): Promise<Order> {
  const order = await makeOrder(customer, restaurant)
  await page.goto('/orders')
  const lookedAgain = page.waitForResponse((answer) => answer.url().endsWith(`/api/orders/${order.id}`))
  await page.getByRole('button', { name: `Continue to checkout order ${order.id}` }).click()
  await expect(page).toHaveURL('/checkout')
  await lookedAgain
  await expect(placeButton(page)).toBeEnabled()
  return order
}

export const placeButton = (page: Page) => page.getByRole('button', { name: 'Place order' })

/** The alert with a text; an earlier one that is fading out may still be there. */
export const alertOf = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }).first()

export const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

export const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

/** The message after an order was placed. */
export const PLACED = 'Your food will arrive soon!'

export async function expectPlaced(page: Page, customer: Account) {
  await expect(alertOf(page, PLACED)).toBeVisible()
  await expect(page).toHaveURL('/orders')
  await expect.poll(() => stored(page, 'currentOrder')).toBeNull()
  expect((await ordersOf(customer))[0]?.status).toBe('Submitted')
}
