import { expect } from '@playwright/test'
import { enterAsGuest, fillSignupWindow, signupWindow } from './entrance'
import { openRestaurant, signUp, test } from './fixtures'
import { alertOf, expectPlaced, openCheckout, ordersOf, placeButton, stored, summary, walletOf } from './ordering'

test('a customer fills a cart and pays from the wallet, with priority and a tip [1.1, 4.2.6, 4.2.9]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
  await page.getByRole('button', { name: /^Add Lemon Pasta to cart/ }).click()
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('button', { name: 'Increase quantity of Tomato Soup' }).click()
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')

  await page.getByRole('radio', { name: /^Priority/ }).check()
  await page.getByRole('radio', { name: /^20%/ }).check()
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  // 2 × 8.50 + 16.25 = 33.25; 6.49 delivery, 1.49 priority, 3.33 taxes and fees, 6.65 tip.
  for (const amount of ['$33.25', '$6.49', '$1.49', '$3.33', '$6.65', '$51.21']) {
    await expect(summary(page).getByText(amount, { exact: true })).toBeVisible()
  }
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(page.getByRole('button', { name: 'Open cart, empty' })).toBeVisible()
  expect(await walletOf(customer)).toBe(948.78)
  expect(await stored(page, `cartItems_${customer.id}`)).toBe('[]')
  await expect(page.getByText('Priority delivery · Wallet')).toBeVisible()
})

test('a customer pays by card for a scheduled delivery [1.1, 4.2.6, 4.2.10, 4.2.17]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Schedule/ }).check()
  await placeButton(page).click()
  await expect(alertOf(page, 'Please choose a delivery time.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Time' }).getByRole('radio').first()).toBeFocused()
  const notice = page.getByRole('alert').filter({ hasText: 'Please choose a delivery time.' })
  await page.getByRole('radio', { name: /^Standard/ }).check()
  await expect(notice).toBeHidden()
  await page.getByRole('radio', { name: /^Schedule/ }).check()
  await placeButton(page).click()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  await expect(notice).toBeVisible()
  await page.getByRole('radio', { name: '6:30 PM' }).check()
  await expect(notice).toBeHidden()
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(page.getByText(/Scheduled for .*, 6:30 PM · Credit card/)).toBeVisible()
  const [order] = await ordersOf(customer)
  expect(order?.totalCost).toBe(33.72)
  expect(new Date(order?.scheduledFor ?? 0).getTime()).toBeGreaterThan(Date.now())
  expect(await walletOf(customer)).toBe(999.99)
})

/** A time zone in which it is now between 5 in the morning and 4 in the afternoon, whenever a test runs. */
function zoneByDay(): string {
  const hour = new Date().getUTCHours()
  if (hour < 6) return 'Asia/Tokyo'
  return hour < 14 ? 'UTC' : 'America/Anchorage'
}

test('a restaurant that closes before the evening offers no delivery on other days, or none at all [9.2.6]', async ({
  page,
  customer,
  newJar,
}) => {
  const owner = await signUp(await newJar())
  const lunch = await openRestaurant(owner, { closingTime: '16:30', timeZone: zoneByDay() })
  const schedule = page.getByRole('radio', { name: /^Schedule/ })
  await openCheckout(page, customer, lunch)
  await schedule.check()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  await expect(page.getByText('No delivery times are left on this day.')).toBeVisible()

  const breakfast = await openRestaurant(owner, { closingTime: '06:00', timeZone: zoneByDay() })
  await page.goto('/home')
  await page.evaluate(() => sessionStorage.setItem('deliveryWish', '{"address":"","moment":"later"}'))
  await openCheckout(page, customer, breakfast)
  await expect(page.getByText('No delivery times in the next 7 days')).toBeVisible()
  await expect(schedule).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
})

test('a reload keeps the order and its choices, and another tab does not disturb them [4.2.1, 4.7.1, 9.7.1, 9.7.9]', {
  tag: '@core',
}, async ({ page, context, customer, restaurant }) => {
  const { id } = await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^25%/ }).check()
  await page.getByLabel('Delivery instructions').fill('Ring twice')
  await page.reload()
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Ring twice')
  await expect(summary(page).getByText('$39.91', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/home')
  await other.goto('/checkout')
  await expect(placeButton(other)).toBeEnabled()
  await other.getByRole('link', { name: 'Back to store' }).click()
  await expect(other).toHaveURL(`/restaurants/${restaurant.id}`)
  // The first tab is still at checkout.
  await expect.poll(async () => JSON.parse((await stored(page, 'currentOrder')) ?? '{}').id).toBe(id)
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await ordersOf(customer)).toMatchObject([{ deliveryInstructions: 'Ring twice' }])
})

test('a wallet that does not cover the order says so and can be filled on the spot [4.2.17, 8.2.3]', {
  tag: '@core',
}, async ({ page, customer, restaurant, complaints }) => {
  await customer.api.call('PUT', `/api/users/wallet/deduct/${customer.id}`, { amount: 990 })
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await expect(page.getByText('$23.73 short')).toBeVisible()
  await placeButton(page).click()
  await expect(alertOf(page, 'Insufficient funds in your wallet.')).toBeVisible()
  expect(await walletOf(customer)).toBe(9.99)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('402')])
  await page.getByRole('radio', { name: /^Credit card/ }).check()
  await expect(page.getByRole('alert').filter({ hasText: 'Insufficient funds' })).toBeHidden()
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await page.getByRole('button', { name: 'Add $1,000.00 to your wallet' }).click()
  await expect(page.getByText('Balance $1,009.99')).toBeVisible()
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await walletOf(customer)).toBe(976.27)
})

test('Enter does not place the order; in the tip window it saves the tip [4.2.13, 5.6.7, 9.1.1]', async ({
  page,
  customer,
  restaurant,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByLabel('Delivery instructions').fill('Ring twice')
  await page.getByLabel('Delivery instructions').press('Enter')
  await page.getByRole('radio', { name: /^Standard/ }).press('Enter')
  await page.getByRole('radio', { name: /^Credit card/ }).press('Enter')
  await page.getByRole('button', { name: 'Custom' }).click()
  const window = page.getByRole('dialog', { name: 'Add a tip' })
  await expect(window.getByRole('button', { name: 'Save' })).toBeDisabled()
  await window.getByLabel('Tip amount').fill('2000')
  await window.getByLabel('Tip amount').press('Enter')
  await expect(window.getByText('Please enter an amount from $0 to $1,000.00')).toBeVisible()
  await window.getByLabel('Tip amount').fill('4.5')
  await window.getByLabel('Tip amount').press('Enter')
  await expect(window).toBeHidden()
  await expect(summary(page).getByText('$38.22', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove tip' }).click()
  await expect(summary(page).getByText('$33.72', { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/checkout')
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Active' }])
})

test('instructions are saved in the profile, and the address can be changed [3.1.4]', async ({
  page,
  customer,
  restaurant,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByLabel('Delivery instructions').fill('Third floor')
  await page.getByLabel('Delivery instructions').blur()
  await expect(page.getByText('Saved with your account')).toBeVisible()
  await page.getByRole('button', { name: 'Change delivery address' }).click()
  const window = page.getByRole('dialog')
  await window.getByLabel('Delivery address').fill('1 Elm Street, Boston')
  await window.getByRole('button', { name: 'Save address' }).click()
  await expect(window.getByText('Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas')).toBeVisible()
  await window.getByLabel('Delivery address').fill('1 Elm Street, Boston, MA, 02108')
  await window.getByRole('button', { name: 'Save address' }).click()
  await expect(window).toBeHidden()
  await expect(page.getByText('1 Elm Street, Boston, MA, 02108')).toBeVisible()
  expect(await customer.api.call('GET', '/api/auth')).toMatchObject({
    deliveryInstructions: 'Third floor',
    city: 'Boston',
  })
})

test('a guest who signs up at checkout continues with the cart after seeing what changed [6.1.3]', {
  tag: '@core',
}, async ({ page, restaurant }) => {
  const [soup, pasta] = restaurant.items
  await enterAsGuest(page)
  await page.goto(`/restaurants/${restaurant.id}`)
  for (const { name } of [soup, pasta]) await page.getByRole('button', { name: `Add ${name} to cart` }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible()
  await restaurant.owner.api.call('PUT', `/api/menu-items/${soup.id}`, { price: 9.5 })
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  const window = signupWindow(page)
  await window.getByLabel('Confirm Password').fill(await fillSignupWindow(window))
  await window.getByRole('button', { name: 'Sign up' }).click()
  await expect(alertOf(page, 'Some prices have changed. Your cart shows the new ones.')).toBeVisible()
  await expect(page).toHaveURL('/home')
  await page.getByRole('button', { name: 'Open cart, 2 items' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toContainText('$25.75')
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(placeButton(page)).toBeEnabled()
  // The order with the old prices was never placed, so it is not kept.
  const { orders } = await (await page.request.get('/api/orders')).json()
  expect(orders).toMatchObject([{ status: 'Active' }])
})
