import { expect, type Locator } from '@playwright/test'
import { test } from './fixtures'
import { alertOf, placeOrder } from './ordering'

const WRONG_ADDRESS = 'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas'

/** Closed at once: without a reason, an alert closes after seven seconds. */
const expectGone = (alert: Locator) => expect(alert).toHaveCount(0, { timeout: 2000 })

test('an alert is closed when its action succeeds [2.6.1]', async ({ page, customer, restaurant, complaints }) => {
  await page.goto('/home')
  const address = page.getByRole('banner').getByLabel('Delivery address')
  await address.fill('1 Elm Street, Boston')
  await address.press('Enter')
  await expect(alertOf(page, WRONG_ADDRESS)).toBeVisible()
  await address.fill('1 Elm Street, Boston, MA, 02108')
  await address.press('Enter')
  await expect(alertOf(page, 'Delivery address saved')).toBeVisible()
  await expectGone(alertOf(page, WRONG_ADDRESS))

  const { id } = await placeOrder(customer, restaurant)
  await page.goto('/orders')
  await page.route(`**/api/orders/${id}/cancel`, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: `Cancel order ${id}` }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel order' }).click()
  const failed = alertOf(page, 'Something went wrong. Please try again')
  await expect(failed).toBeVisible()
  await page.unroute(`**/api/orders/${id}/cancel`)
  await question.getByRole('button', { name: 'Cancel order' }).click()
  await expect(alertOf(page, 'Order canceled.')).toBeVisible()
  await expectGone(failed)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('500')])
})

test('an alert is closed also when the success shows no message [2.6.1]', async ({
  page,
  customer: _,
  restaurant,
  complaints,
}) => {
  const [soup] = restaurant.items
  await page.goto(`/menu-items/${soup.id}`)
  const heart = page.getByRole('button', { name: 'Favorite Tomato Soup' })
  await page.route('**/like', (route) => route.fulfill({ status: 503, json: {} }))
  await heart.click()
  const failed = alertOf(page, 'Something went wrong. Please try again')
  await expect(failed).toBeVisible()
  await page.unroute('**/like')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expectGone(failed)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('503')])
})

test('an alert stays when another action succeeds', async ({ page, customer: _, restaurant }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('radio', { name: 'Pickup' }).first().click()
  const soon = alertOf(page, 'Feature coming soon')
  await expect(soon).toBeVisible()
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
  const added = alertOf(page, 'Tomato Soup added to cart')
  await expect(added).toBeVisible()
  // Opening the cart closes its own message; the alert before it would be closed by then as well.
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await expect(added).toHaveCount(0)
  await expect(soon).toBeVisible()
})

test('an alert is closed when the screen changes [2.6.1]', async ({ page, customer: _, restaurant, complaints }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await page.route('**/api/orders/', (route) => route.fulfill({ body: '<h1>Bad gateway</h1>' }))
  const goToCheckout = page.getByRole('button', { name: 'Go to checkout' })
  await goToCheckout.click()
  const failed = alertOf(page, 'Server error: Could not create order.')
  await expect(failed).toBeVisible()
  await page.unroute('**/api/orders/')
  await goToCheckout.click()
  await expect(page).toHaveURL('/checkout')
  await expectGone(failed)
  expect(complaints).toEqual([])
})
