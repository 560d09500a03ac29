import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { logIn } from './entrance'
import { type Account, Api, test } from './fixtures'
import {
  addToCart,
  expectPlaced,
  goToCheckout,
  openCheckout,
  ordersOf,
  placeButton,
  placeOrder,
  summary,
  walletOf,
} from './ordering'

/** Ends the session of the browser from another device. */
async function endSession(newJar: () => Promise<APIRequestContext>, customer: Account) {
  const elsewhere = await logInAt(await newJar(), customer)
  await elsewhere.call('POST', '/api/auth/sign-out-everywhere')
}

async function logInAt(jar: APIRequestContext, { email, password }: Account): Promise<Api> {
  const api = new Api(jar)
  await api.call('POST', '/api/auth/login', { credential: email, password })
  return api
}

/** Logs in again and returns to the path. */
async function logInAgain(page: Page, customer: Account, path: string) {
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  await expect(page.getByRole('main').getByText('Please log in to continue.')).toBeVisible()
  await logIn(page, customer)
  await expect(page).toHaveURL(path)
}

const expectOnly401 = (complaints: string[]) => {
  expect(complaints.length).toBeGreaterThan(0)
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('401')
}

test('a page that follows an order leads to the login once its session was ended elsewhere', async ({
  page,
  customer,
  restaurant,
  newJar,
}) => {
  await placeOrder(customer, restaurant)
  const isLive = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto('/orders')
  await isLive
  await endSession(newJar, customer)
  await logInAgain(page, customer, '/orders')
})

/** A checkout with a choice for each step; instructions are not saved yet. */
async function choose(page: Page) {
  await page.getByRole('radio', { name: /^Schedule/ }).check()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  await page.getByRole('radio', { name: '6:30 PM' }).check()
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await page.getByRole('radio', { name: /^20%/ }).check()
}

async function expectChosen(page: Page) {
  await expect(page.getByRole('radio', { name: /^Schedule/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: '6:30 PM', exact: true })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^20%/ })).toBeChecked()
  // 8.50 + 16.25 = 24.75; 6.49 delivery, 2.48 taxes and fees, 4.95 tip.
  await expect(summary(page).getByText('$38.67', { exact: true })).toBeVisible()
}

test('a checkout whose session has ended is as it was after the login [4.7.4, 4.7.9]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  newJar,
  complaints,
}) => {
  // A stream would lead to the login before the button is pressed.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  await addToCart(page, restaurant, 'Tomato Soup')
  await page.getByRole('button', { name: 'Add Lemon Pasta to cart' }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible()
  await goToCheckout(page)
  await choose(page)
  await endSession(newJar, customer)
  await page.getByLabel('Delivery instructions').fill('Ring twice')
  await placeButton(page).click()
  await logInAgain(page, customer, '/checkout')

  await expectChosen(page)
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Ring twice')
  expectOnly401(complaints)
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(page.getByRole('button', { name: 'Open cart, empty' })).toBeVisible()
  expect(await walletOf(customer)).toBe(961.32)
  expect(await ordersOf(customer)).toMatchObject([
    { deliveryOption: 'schedule', scheduledFor: expect.any(String), deliveryInstructions: 'Ring twice', tip: 4.95 },
  ])
})

test('a checkout whose session cookie is gone asks for a login, not for a reload [4.7.9, 7.3.2]', {
  tag: '@core',
}, async ({ page, context, customer, restaurant, complaints }) => {
  await openCheckout(page, customer, restaurant)
  await choose(page)
  // The browser keeps the token of the session.
  await context.clearCookies({ name: /^(?!XSRF-TOKEN$)/ })
  await placeButton(page).click()
  await logInAgain(page, customer, '/checkout')
  await expectChosen(page)
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403'), expect.stringContaining('401')])
  await placeButton(page).click()
  await expectPlaced(page, customer)
})

test('another user who logs in sees nothing of the interrupted checkout [4.7.9]', async ({
  page,
  customer,
  account,
  restaurant,
  newJar,
  complaints,
}) => {
  await openCheckout(page, customer, restaurant)
  await choose(page)
  await endSession(newJar, customer)
  await placeButton(page).click()
  await expect(page).toHaveURL('/login?next=%2Fcheckout')
  await logIn(page, account)
  await expect(page).toHaveURL('/orders')
  await expect(page.getByText('No orders yet')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('interruptedCheckout'))).toBeNull()
  expectOnly401(complaints)
})

test('a stale token is replaced without a word [7.3.2]', async ({
  page,
  context,
  baseURL,
  customer: _,
  complaints,
}) => {
  await page.goto('/account')
  await context.addCookies([{ name: 'XSRF-TOKEN', value: 'of.yesterday', url: baseURL ?? '' }])
  await page.getByLabel('Delivery instructions').fill('Ring twice')
  await page.getByRole('button', { name: 'Save instructions' }).click()
  await expect(page.getByText('Your delivery instructions have been saved')).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('403')])
})

test('what was typed into a form is restored after logging in again [4.7.4, 9.7.9]', async ({
  page,
  customer,
  restaurant,
  newJar,
  complaints,
}) => {
  const { id } = await placeOrder(customer, restaurant)
  const path = `/reviews/restaurant/${restaurant.id}?orderId=${id}&restaurantName=x`
  await page.goto(path)
  await endSession(newJar, customer)
  const text = page.getByLabel('Your review')
  await text.fill('Warm, quick and very good.')
  await page.getByRole('radiogroup', { name: 'Your order' }).getByRole('radio', { name: '4 stars' }).check()
  await page.getByRole('radiogroup', { name: 'The restaurant' }).getByRole('radio', { name: '5 stars' }).check()
  await page.getByRole('button', { name: 'Submit review' }).click()
  await logInAgain(page, customer, path)
  await expect(text).toHaveValue('Warm, quick and very good.')
  await page.getByRole('button', { name: 'Submit review' }).click()
  await expect(page.getByText('Review submitted successfully!')).toBeVisible()

  await page.goto('/account')
  await endSession(newJar, customer)
  await page.getByLabel('Delivery instructions').fill('Ring twice')
  await page.getByRole('button', { name: 'Save instructions' }).click()
  await logInAgain(page, customer, '/account')
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('Ring twice')
  await expect(page.getByRole('main').getByLabel('Address', { exact: true })).toHaveValue(customer.address)
  // A draft is removed once it has been restored.
  await page.reload()
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('')
  expectOnly401(complaints)
})

test('what was typed into a form is not shown to another user who logs in', async ({
  page,
  customer,
  account,
  newJar,
  complaints,
}) => {
  await page.goto('/account')
  await endSession(newJar, customer)
  await page.getByLabel('Delivery instructions').fill('The key is under the mat')
  await page.getByRole('button', { name: 'Save instructions' }).click()
  await logInAgain(page, account, '/account')
  await expect(page.getByLabel('Delivery instructions')).toHaveValue('')
  expectOnly401(complaints)
})
