import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Restaurant, test } from './fixtures'
import { hold } from './network'
import { addToCart, alertOf, expectPlaced, goToCheckout, ordersOf, placeButton, stored, summary } from './ordering'

/** One browser with several tabs has one cart and one checkout. */

const UPDATED = 'Your order was updated in another tab'
const SUBMIT = '**/api/orders/*/submit'

/** A tab at the checkout of a cart with soup. */
async function atCheckout(page: Page, restaurant: Restaurant): Promise<void> {
  await addToCart(page, restaurant, 'Tomato Soup')
  await goToCheckout(page)
}

/** A second tab at the page of the restaurant, with the same cart. */
async function secondTab(context: BrowserContext, restaurant: Restaurant): Promise<Page> {
  const other = await context.newPage()
  await other.goto(`/restaurants/${restaurant.id}`)
  await expect(other.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  return other
}

const cartOf = async (page: Page, userId: number) => JSON.parse((await stored(page, `cartItems_${userId}`)) ?? '[]')

test('a checkout that is begun again in a second tab is one order, placed in either tab [4.2.2]', {
  tag: '@core',
}, async ({ page, context, customer, restaurant }) => {
  await atCheckout(page, restaurant)
  await page.getByRole('radio', { name: /^20%/ }).check()
  const other = await secondTab(context, restaurant)
  await other.getByRole('button', { name: 'Add Lemon Pasta to cart' }).click()
  await goToCheckout(other)
  await expect(alertOf(page, UPDATED)).toBeVisible()
  await expect(summary(page).getByText('Lemon Pasta')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^20%/ })).toBeChecked()
  const orders = await ordersOf(customer)
  expect(orders).toMatchObject([{ status: 'Active' }])
  expect(JSON.parse((await stored(page, 'currentOrder')) ?? '{}').id).toBe(orders[0]?.id)

  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(other).toHaveURL('/orders')
  expect(await ordersOf(customer)).toHaveLength(1)
  expect(await cartOf(page, customer.id)).toEqual([])
})

test('a cart that is ordered while another tab begins its checkout is not ordered again [4.2.16]', async ({
  page,
  context,
  customer,
  restaurant,
  complaints,
}) => {
  await atCheckout(page, restaurant)
  const other = await secondTab(context, restaurant)
  const letThrough = await hold(other, '**/api/orders/')
  await other.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await other.getByRole('button', { name: 'Go to checkout' }).click()
  const submitted = page.waitForResponse(SUBMIT)
  await placeButton(page).click()
  await submitted
  await letThrough()
  await expect(alertOf(other, 'You have already placed this order, so we took it out of your cart.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await expectPlaced(page, customer)
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Submitted' }])
  expect(await cartOf(page, customer.id)).toEqual([])
})

test('two tabs that begin a checkout at the same moment have one order [4.2.16]', async ({
  page,
  context,
  customer,
  restaurant,
}) => {
  await addToCart(page, restaurant, 'Tomato Soup')
  const other = await secondTab(context, restaurant)
  await Promise.all([goToCheckout(page), goToCheckout(other)])
  await expect.poll(async () => (await ordersOf(customer)).length).toBe(1)
  const [{ id } = { id: 0 }] = await ordersOf(customer)
  await placeButton(page).click()
  await expect(page).toHaveURL('/orders')
  await expect(other).toHaveURL('/orders')
  expect(await ordersOf(customer)).toMatchObject([{ id, status: 'Submitted' }])
})
