import { expect, type Page } from '@playwright/test'
import { logIn } from './entrance'
import { type Account, dropSession, type MenuItem, type Restaurant, signUp, test } from './fixtures'
import { addSoup, addToCart, alertOf, openCheckout, ordersOf, placeOrder, stored, summary } from './ordering'

/** Fills the stored cart of a customer with one line; the page takes it over when it is loaded. */
async function fillCart(page: Page, customer: Account, restaurant: Restaurant, item: MenuItem, over: object = {}) {
  const { id, name, price } = item
  const of = { restaurantId: restaurant.id, restaurant: { id: restaurant.id, name: restaurant.name } }
  const line = { id, name, price, quantity: 1, food_image: '', customizations: null, ...of, ...over }
  await page.goto('/home')
  await page.evaluate(([key, lines]) => localStorage.setItem(key, lines), [
    `cartItems_${customer.id}`,
    JSON.stringify([line]),
  ] as const)
}

const MOST = 'You have 99 of Tomato Soup, the most that one order takes.'

test('an order line holds 99 pieces, and every screen says so when more are added [4.6.3]', async ({
  page,
  customer,
  restaurant,
}) => {
  const [soup] = restaurant.items
  const most = alertOf(page, MOST)
  const added = alertOf(page, 'added to cart')
  const quantityOf = async () => JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')[0]?.quantity

  await fillCart(page, customer, restaurant, soup, { quantity: 98 })
  await addSoup(page, restaurant)
  await expect(added).toBeVisible()
  await page.getByRole('button', { name: 'Add Tomato Soup to cart, 99 in cart' }).click()
  await expect(most).toBeVisible()
  await expect(added).toBeHidden()

  await fillCart(page, customer, restaurant, soup, { quantity: 97 })
  await page.goto(`/menu-items/${soup.id}`)
  const more = page.getByRole('button', { name: 'Increase quantity of Tomato Soup' })
  for (let count = 1; count < 5; count += 1) await more.click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(most).toBeVisible()
  await expect(page.getByText('99 in your cart')).toBeVisible()
  await expect(added).toBeHidden()

  const { id } = await placeOrder(customer, restaurant)
  await page.goto('/orders')
  await page.getByRole('button', { name: `Reorder order ${id}` }).click()
  await expect(most).toBeVisible()
  expect(await quantityOf()).toBe(99)

  // A visitor's item that waits for the login.
  await dropSession(page)
  await addSoup(page, restaurant)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await logIn(page, customer)
  await expect(most).toBeVisible()
  expect(await quantityOf()).toBe(99)
})

const noteOf = async (page: Page, customer: Account) =>
  JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')[0]?.customizations

test('an item added with another note keeps both notes, as long as there is room [4.6.3]', async ({
  page,
  customer,
  restaurant,
}) => {
  const [soup] = restaurant.items
  await fillCart(page, customer, restaurant, soup, { customizations: 'No nuts, I am allergic' })
  await page.goto(`/menu-items/${soup.id}`)
  const instructions = page.getByLabel('Special instructions')
  await instructions.fill('Extra bread')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(alertOf(page, 'Tomato Soup added to cart')).toBeVisible()
  expect(await noteOf(page, customer)).toBe('No nuts, I am allergic; Extra bread')

  await instructions.fill('x'.repeat(180))
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(
    alertOf(page, 'The notes for Tomato Soup are longer than 200 characters together. Please shorten them.'),
  ).toBeVisible()
  await expect(instructions).toHaveValue('x'.repeat(180))
  await expect(page.getByText('2 in your cart')).toBeVisible()
  expect(await noteOf(page, customer)).toBe('No nuts, I am allergic; Extra bread')
})

test('the note of an order line is edited in the cart [4.6.5]', async ({ page, customer, restaurant }) => {
  const [soup] = restaurant.items
  await fillCart(page, customer, restaurant, soup, { customizations: 'No nuts' })
  await page.reload()
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  const edit = cart.getByRole('button', { name: /^Edit note for Tomato Soup/ })
  const field = cart.getByRole('textbox', { name: 'Note for Tomato Soup' })
  await expect(edit).toContainText('No nuts')

  await edit.click()
  await expect(field).toBeFocused()
  await field.fill('No nuts, no cream')
  await field.press('Enter')
  await expect(edit).toContainText('No nuts, no cream')
  await expect(edit).toBeFocused()
  expect(await noteOf(page, customer)).toBe('No nuts, no cream')

  await edit.click()
  await field.fill('Something else')
  await field.press('Escape')
  await expect(edit).toContainText('No nuts, no cream')
  await expect(edit).toBeFocused()

  await edit.click()
  await field.fill('x'.repeat(300))
  await cart.getByRole('button', { name: 'Save note for Tomato Soup' }).click()
  expect(await noteOf(page, customer)).toBe('x'.repeat(200))

  await edit.click()
  await field.fill('')
  await field.blur()
  const add = cart.getByRole('button', { name: 'Add a note for Tomato Soup' })
  await expect(add).toBeVisible()
  expect(await noteOf(page, customer)).toBeNull()

  // The last text is part of the order, saved or not.
  await add.click()
  await field.fill('Ring twice')
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(summary(page).getByText('Ring twice')).toBeVisible()
})

test('an item waits until the customer has an address [5.6.3]', async ({ page, context, restaurant }) => {
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

test('the cart can be cleared and restored, and an empty one has no way to the checkout [4.6.5, 5.6.1]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
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

const CONFIRMATIONS = [
  {
    where: 'its own page',
    path: ({ items }: Restaurant) => `/menu-items/${items[0].id}`,
    button: /^Add to cart/,
    milliseconds: 2000,
  },
  {
    where: 'its restaurant',
    path: ({ id }: Restaurant) => `/restaurants/${id}`,
    button: /^Add Tomato Soup to cart/,
    milliseconds: 3000,
  },
]
for (const { where, path, button, milliseconds } of CONFIRMATIONS) {
  test(`an item added on ${where} is confirmed for ${milliseconds} ms [9.6.1]`, async ({
    page,
    customer: _,
    restaurant,
  }) => {
    await page.clock.install()
    await page.goto(path(restaurant))
    await expect(page.getByRole('button', { name: button })).toBeEnabled()
    // From here on, only this test moves the clock.
    await page.clock.pauseAt(new Date(Date.now() + 3_600_000))
    await page.getByRole('button', { name: button }).click()
    const confirmation = alertOf(page, 'Tomato Soup added to cart')
    await expect(async () => {
      // Drawing a message and fading out another takes a moment, and so does loading what draws it.
      await page.clock.runFor(50)
      await expect(confirmation).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.clock.runFor(milliseconds - 200)
    await expect(confirmation).toBeVisible()
    await page.clock.runFor(700)
    await expect(confirmation).toHaveCount(0)
  })
}

test('the checkout shows what each choice costs and how long it takes [9.1.7]', async ({
  page,
  customer,
  restaurant,
}) => {
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

test('on a phone the way to the cart stays at the bottom of a restaurant [4.22.1]', async ({
  page,
  customer,
  restaurant,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addToCart(page, restaurant, 'Tomato Soup')
  await addToCart(page, restaurant, 'Lemon Pasta')
  await page.goto(`/restaurants/${restaurant.id}`)
  const bar = page.getByRole('button', { name: 'View cart · 2 · $24.75' })
  await expect(bar).toBeInViewport({ ratio: 1 })
  await bar.click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  expect(JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '')).toHaveLength(2)
})
