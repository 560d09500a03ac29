import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Account, openRestaurant, signUp, test } from './fixtures'
import { alertOf, makeOrder, openCheckout, ordersOf, placeButton, stored, walletOf } from './ordering'

const summary = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })
const PLACED = 'Your food will arrive soon!'

async function expectPlaced(page: Page, customer: Account) {
  await expect(alertOf(page, PLACED)).toBeVisible()
  await expect(page).toHaveURL('/orders')
  await expect.poll(() => stored(page, 'currentOrder')).toBeNull()
  expect((await ordersOf(customer))[0]?.status).toBe('Submitted')
}

test('a customer fills a cart and pays from the wallet, with priority and a tip', async ({
  page,
  customer,
  restaurant,
}) => {
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

test('a customer pays by card for a scheduled delivery', async ({ page, customer, restaurant }) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Schedule/ }).check()
  await placeButton(page).click()
  await expect(alertOf(page, 'Please choose a delivery time.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Time' }).getByRole('radio').first()).toBeFocused()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  await page.getByRole('radio', { name: '6:30 PM' }).check()
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(page.getByText(/Scheduled for .*, 6:30 PM · Credit card/)).toBeVisible()
  const [order] = await ordersOf(customer)
  expect(order?.totalCost).toBe(33.72)
  expect(new Date(order?.scheduledFor ?? 0).getTime()).toBeGreaterThan(Date.now())
  expect(await walletOf(customer)).toBe(999.99)
})

test('times end with the closing time of the restaurant, and a day without any says so', async ({
  page,
  customer,
  newJar,
}) => {
  const early = await openRestaurant(await signUp(await newJar()), { closingTime: '18:00' })
  await openCheckout(page, customer, early)
  await page.getByRole('radio', { name: /^Schedule/ }).check()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  const times = page.getByRole('group', { name: 'Time' }).getByRole('radio')
  await expect(times).toHaveCount(3)
  await expect(page.getByRole('radio', { name: '6:00 PM' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Days' }).getByRole('radio')).toHaveCount(7)
})

test('a restaurant that closes before the evening offers no scheduled delivery on other days', async ({
  page,
  customer,
  newJar,
}) => {
  const lunch = await openRestaurant(await signUp(await newJar()), { closingTime: '06:30' })
  await openCheckout(page, customer, lunch)
  const schedule = page.getByRole('radio', { name: /^Schedule/ })
  // Until half past six in the morning today has times of its own.
  if (await schedule.isDisabled()) await expect(page.getByText('No delivery times in the next 7 days')).toBeVisible()
  else {
    await schedule.check()
    await page.getByRole('radio', { name: /^Tomorrow/ }).check()
    await expect(page.getByText('No delivery times are left on this day.')).toBeVisible()
  }
})

test('a reload keeps the order and what was chosen, and so does another tab', async ({
  page,
  context,
  customer,
  restaurant,
}) => {
  const { id } = await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^25%/ }).check()
  await page.reload()
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
})

test('leaving the checkout drops the order, by a link as by an address', async ({ page, customer, restaurant }) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('link', { name: 'Back to store' }).click()
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}`)
  await expect.poll(() => stored(page, 'currentOrder')).toBeNull()
  await page.goto('/checkout')
  await expect(page).toHaveURL('/orders')

  await openCheckout(page, customer, restaurant)
  await page.goto('/home')
  await expect.poll(() => stored(page, 'currentOrder')).toBeNull()
})

test('a wallet that is short says so, and can be filled on the spot', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await customer.api.call('PUT', `/api/users/wallet/deduct/${customer.id}`, { amount: 990 })
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await expect(page.getByText('$23.73 missing')).toBeVisible()
  await placeButton(page).click()
  await expect(alertOf(page, 'Insufficient funds in your wallet.')).toBeVisible()
  expect(await walletOf(customer)).toBe(9.99)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('402')])
  await page.getByRole('button', { name: 'Add $1,000.00 to your wallet' }).click()
  await expect(page.getByText('Balance $1,009.99')).toBeVisible()
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await walletOf(customer)).toBe(976.27)
})

test('Enter never places the order; in the tip window it saves the tip', async ({ page, customer, restaurant }) => {
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

test('instructions are saved with the account, and the address can be changed', async ({
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

test('a double click places once', async ({ page, customer, restaurant }) => {
  const submits: string[] = []
  page.on('request', (request) => request.url().endsWith('/submit') && submits.push(request.url()))
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await placeButton(page).dblclick()
  await expectPlaced(page, customer)
  expect(submits).toHaveLength(1)
  expect(await walletOf(customer)).toBe(966.27)
})

test('two tabs that place the same order pay once', async ({ page, context, customer, restaurant }) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  const other = await context.newPage()
  await other.goto('/checkout')
  await other.getByRole('radio', { name: /^Wallet/ }).check()
  // A tab that hears of the other's success leaves the checkout: neither is answered before both have asked.
  const waiting: (() => void)[] = []
  await context.route('**/api/orders/*/submit', async (route) => {
    const turn = new Promise<void>((resolve) => waiting.push(resolve))
    if (waiting.length === 2) for (const go of waiting) go()
    await turn
    await route.continue()
  })
  await Promise.all([placeButton(page).click(), placeButton(other).click()])
  await expect(page).toHaveURL('/orders')
  await expect(other).toHaveURL('/orders')
  expect(await walletOf(customer)).toBe(966.27)
})

/** Lets the call that submits reach the server, and loses its answer, so many times. */
async function loseAnswers(page: Page, times: number) {
  let left = times
  await page.route('**/api/orders/*/submit', async (route) => {
    if (left === 0) return route.continue()
    left -= 1
    await route.fetch()
    await route.abort()
  })
}

test('an order whose answer was lost is tried again without a second charge', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await loseAnswers(page, 1)
  await placeButton(page).click()
  await expect(alertOf(page, 'Something went wrong. Please try again')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await walletOf(customer)).toBe(966.27)
})

test('a reload after a lost answer finds the order placed', async ({ page, customer, restaurant, complaints }) => {
  await openCheckout(page, customer, restaurant)
  await loseAnswers(page, 1)
  await placeButton(page).click()
  await expect(alertOf(page, 'Something went wrong. Please try again')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await page.reload()
  await expectPlaced(page, customer)
})

test('what changed is shown and asked about before money moves', async ({ page, customer, restaurant, complaints }) => {
  const [soup, pasta, cake] = restaurant.items
  await page.goto(`/restaurants/${restaurant.id}`)
  for (const { name } of restaurant.items) {
    await page.getByRole('button', { name: `Add ${name} to cart`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Open cart, 3 items' }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await restaurant.owner.api.call('DELETE', `/api/menu-items/${soup.id}`)
  await restaurant.owner.api.call('PUT', `/api/menu-items/${pasta.id}`, { price: 18 })

  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await expect(question.getByText('Tomato Soup is no longer on the menu.')).toBeVisible()
  await expect(question.getByRole('listitem').filter({ hasText: 'Lemon Pasta' })).toContainText('$16.25')
  await expect(question.getByRole('listitem').filter({ hasText: 'Lemon Pasta' })).toContainText('$18.00')
  await question.getByRole('button', { name: 'Not now' }).click()
  await placeButton(page).click()
  expect(await walletOf(customer)).toBe(999.99)
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()

  // 18 + 7 = 25; 6.49 delivery, 2.50 taxes and fees. Nothing is paid yet, and the old order is off.
  await expect(summary(page).getByText('$33.99', { exact: true })).toBeVisible()
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Active', totalCost: 33.99 }, { status: 'Canceled' }])
  const lines = JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')
  expect(lines).toMatchObject([
    { id: pasta.id, price: 18 },
    { id: cake.id, price: 7 },
  ])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('409')])
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await walletOf(customer)).toBe(966)
})

test('a restaurant that has closed takes no order', async ({ page, customer, restaurant, complaints }) => {
  await openCheckout(page, customer, restaurant)
  await restaurant.owner.api.call('DELETE', `/api/manage/${restaurant.id}?type=soft`)
  await placeButton(page).click()
  const window = page.getByRole('dialog', { name: "We can't place this order" })
  await expect(window.getByText(`${restaurant.name} is not taking orders right now.`)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await window.getByRole('link', { name: 'Browse restaurants' }).click()
  await expect(page).toHaveURL('/home')
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Active' }])
})

test('an order that was canceled elsewhere cannot be placed', async ({ page, customer, restaurant, complaints }) => {
  const { id } = await openCheckout(page, customer, restaurant)
  await customer.api.call('PUT', `/api/orders/${id}/cancel`)
  await placeButton(page).click()
  await expect(alertOf(page, 'This order was canceled.')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await page.reload()
  await expect(page).toHaveURL('/orders')
})

test('the checkout of somebody else’s order leads to one’s own orders', async ({
  page,
  customer,
  account,
  restaurant,
  complaints,
}) => {
  const order = await makeOrder(account, restaurant)
  const foreign = await account.api.call('GET', `/api/orders/${order.id}`)
  expect(customer.id).not.toBe(account.id)
  await page.goto('/home')
  await page.evaluate((value) => localStorage.setItem('currentOrder', value), JSON.stringify(foreign))
  await page.goto('/checkout')
  await expect(page).toHaveURL('/orders')
  expect(await stored(page, 'currentOrder')).toBeNull()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a guest is offered an account at checkout', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL('/home')
  await page.goto('/checkout')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign up to continue' })).toBeVisible()
})
