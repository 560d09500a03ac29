import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { logIn } from './entrance'
import { type Account, Api, test } from './fixtures'
import { makeOrder, placeButton, placeOrder } from './ordering'

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

test('a customer who places an order after the session has ended logs in and comes back [4.7.4]', {
  tag: '@core',
}, async ({ page, customer, restaurant, newJar, complaints }) => {
  // A stream would lead to the login before the button is pressed.
  await page.route('**/api/events', (route) => route.fulfill({ status: 204 }))
  await page.goto('/orders')
  const active = await makeOrder(customer, restaurant)
  await page.reload()
  await page.getByRole('button', { name: `Continue to checkout order ${active.id}` }).click()
  await expect(placeButton(page)).toBeEnabled()
  await endSession(newJar, customer)
  await placeButton(page).click()
  await expect(page).toHaveURL('/login?next=%2Fcheckout')
  await logIn(page, customer)
  // Leaving the checkout dropped the order; it is continued from here.
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('button', { name: `Continue to checkout order ${active.id}` })).toBeVisible()
  expectOnly401(complaints)
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
