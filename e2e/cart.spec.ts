import { expect, type Page } from '@playwright/test'
import { aCustomer } from '../tests/builders'
import { type Kitchen, signUp, test } from './fixtures'
import { alertOf, openCheckout, ordersOf, stored } from './ordering'

async function addSoup(page: Page, restaurant: { id: number }) {
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
}

test('an item waits until the customer has an address', async ({ page, context, restaurant }) => {
  const { id } = await signUp(context.request, { address: '', city: '', state: '', zip: '' })
  await addSoup(page, restaurant)
  const window = page.getByRole('dialog', { name: 'Where should we bring it?' })
  await expect(window).toBeVisible()
  expect(JSON.parse((await stored(page, `cartItems_${id}`)) ?? '[]')).toEqual([])
  await window.getByRole('button', { name: 'Save address' }).click()
  await expect(window.getByText('Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas')).toBeVisible()
  await window.getByLabel('Delivery address').fill('1 Elm Street, Boston, MA, 02108')
  await window.getByRole('button', { name: 'Save address' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Tomato Soup' })).toBeVisible()
  await expect(window).toBeHidden()
  expect(JSON.parse((await stored(page, `cartItems_${id}`)) ?? '[]')).toMatchObject([{ name: 'Tomato Soup' }])
})

test('the cart can be cleared and put back, and without items there is no way to the checkout', async ({
  page,
  customer,
  restaurant,
}) => {
  await addSoup(page, restaurant)
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByRole('button', { name: 'Go to checkout' })).toBeVisible()
  await cart.getByRole('button', { name: 'Clear cart' }).click()
  await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Go to checkout' })).toHaveCount(0)
  expect(await stored(page, `cartItems_${customer.id}`)).toBe('[]')
  expect(await ordersOf(customer)).toEqual([])
  await cart.getByRole('button', { name: 'Undo' }).click()
  await expect(cart.getByRole('link', { name: 'Tomato Soup' })).toBeVisible()
  await expect(cart.getByRole('button', { name: 'Go to checkout' })).toBeVisible()
})

test('who signs up begins with an empty cart, and whoever was there before keeps theirs', async ({
  page,
  customer,
  restaurant,
}) => {
  await addSoup(page, restaurant)
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  const { email, password } = aCustomer()
  await page.goto('/signup')
  await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('button', { name: 'Open cart, empty' })).toBeVisible()
  expect(await stored(page, `cartItems_${customer.id}`)).toContain('Tomato Soup')
})

const CONFIRMATIONS = [
  {
    where: 'its own page',
    path: ({ items }: Kitchen) => `/menu-items/${items[0].id}`,
    button: /^Add to cart/,
    milliseconds: 2000,
  },
  {
    where: 'its restaurant',
    path: ({ id }: Kitchen) => `/restaurants/${id}`,
    button: /^Add Tomato Soup to cart/,
    milliseconds: 3000,
  },
]
for (const { where, path, button, milliseconds } of CONFIRMATIONS) {
  test(`an item added on ${where} is confirmed for ${milliseconds} ms`, async ({ page, customer, restaurant }) => {
    expect(customer.id).toBeGreaterThan(0)
    await page.clock.install()
    await page.goto(path(restaurant))
    await expect(page.getByRole('button', { name: button })).toBeEnabled()
    // From here on time goes by only as this test says.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.getByRole('button', { name: button }).click()
    // Drawing it takes a moment, and fading out another one.
    await page.clock.runFor(50)
    const confirmation = alertOf(page, 'Tomato Soup added to cart')
    await expect(confirmation).toBeVisible()
    await page.clock.runFor(milliseconds - 200)
    await expect(confirmation).toBeVisible()
    await page.clock.runFor(700)
    await expect(confirmation).toHaveCount(0)
  })
}

test('the checkout shows what each choice costs and how long it takes', async ({ page, customer, restaurant }) => {
  await openCheckout(page, customer, restaurant)
  const options = page.getByRole('group', { name: 'Delivery option' })
  await expect(options.getByText('15-30 min')).toBeVisible()
  await expect(options.getByText('20-35 min')).toBeVisible()
  await expect(options.getByText('+$1.49', { exact: true })).toBeVisible()
  // 8.50 + 16.25 = 24.75: 15, 20, 25 and 30 percent of it, half a cent up.
  for (const [percent, amount] of [
    ['15%', '$3.71'],
    ['20%', '$4.95'],
    ['25%', '$6.19'],
    ['30%', '$7.43'],
  ] as const) {
    const chip = page.getByRole('radio', { name: new RegExp(`^${percent}`) })
    await expect(chip).toHaveAccessibleName(new RegExp(`\\${amount}$`))
  }
})
