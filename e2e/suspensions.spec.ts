import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { logIn } from './entrance'
import { listen, signUp, test } from './fixtures'
import { AT_ONCE, openBoard } from './kitchen'
import { enterAsOperator } from './operating'
import { addToCart, ordersOf, placeOrder } from './ordering'

/** Fills the dialog of an act in and confirms it. */
async function act(page: Page, reason: string, label: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: label }).click()
  await expect(dialog).toBeHidden()
}

async function expectAccessible(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
}

test('an operator suspends a restaurant, its owner answers, and the operator lets it back, live on the board [4.37.1–5, 4.37.13]', async ({
  browser,
  page,
  customer,
  restaurant,
  newJar,
  complaints,
}) => {
  test.slow()
  const operator = await signUp(await newJar())
  await enterAsOperator(operator)
  await addToCart(page, restaurant, 'Tomato Soup')
  const open = async (account?: typeof operator) => {
    const storageState = account && (await account.api.storageState())
    const context = await browser.newContext({ reducedMotion: 'reduce', ...(storageState && { storageState }) })
    listen(context, complaints)
    return context.newPage()
  }
  const [desk, own] = [await open(operator), await open(restaurant.owner)]

  await openBoard(own, restaurant)
  await desk.goto('/operate/restaurants')
  await desk.getByRole('searchbox', { name: 'Find restaurants' }).fill(restaurant.owner.email)
  await desk.getByRole('button', { name: 'Find' }).click()
  await expectAccessible(desk)
  await desk.getByRole('link', { name: restaurant.name }).click()
  await desk.getByRole('button', { name: 'Suspend', exact: true }).click()
  await desk.getByLabel('How long').selectOption('7 days')
  await act(desk, 'Complaints about the kitchen', 'Suspend')
  await expect(own.getByText(/^Suspended by Plateful until .*: Complaints about the kitchen$/)).toBeVisible(AT_ONCE)
  await expect(desk.getByText('Suspended', { exact: true })).toBeVisible()
  await expectAccessible(own)

  // The page of a customer who was about to order says so at the next press.
  await page.getByRole('button', { name: /^Open cart/ }).click()
  const cart = page.getByRole('dialog')
  await expect(cart.getByText('This restaurant is not taking orders at the moment.')).toBeVisible()
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page.getByText('This restaurant is not taking orders right now.')).toBeVisible()
  expect(await ordersOf(customer)).toEqual([])
  // The browser reports the 409.
  complaints.splice(0)

  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText('Not available at the moment.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0)
  await page.goto(`/menu-items/${restaurant.items[0].id}`)
  await expect(page.getByText('Not available at the moment.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)

  await own.goto('/restaurants/manage')
  await expect(own.getByRole('button', { name: /^Reactivate/ })).toHaveCount(0)
  await own.getByRole('link', { name: /^See why/ }).click()
  await expect(own.getByRole('heading', { name: /^Suspended by Plateful until / })).toBeVisible()
  await expect(own.getByText('Complaints about the kitchen')).toBeVisible()
  await own.getByRole('button', { name: 'Answer Plateful' }).click()
  await expectAccessible(own)
  await own.getByLabel('Your answer').fill('We have cleaned.')
  await own.getByRole('button', { name: 'Send' }).click()
  await expect(own.getByText('Your answer: ‘We have cleaned.’')).toBeVisible()
  await openBoard(own, restaurant)
  await expect(own.getByText(/^Suspended by Plateful until .*: Complaints about the kitchen$/)).toBeVisible()

  await desk.reload()
  await expect(desk.getByText('The owner answers: ‘We have cleaned.’')).toBeVisible()
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Lift suspension' }).click()
  await act(desk, 'All is well', 'Lift suspension')
  await expect(own.getByText(/^Suspended by Plateful/)).toBeHidden(AT_ONCE)
  await expect(desk.getByText('Active', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeVisible()
  await Promise.all([desk, own].map((one) => one.context().close()))
})

test('a person is suspended while logged in elsewhere, reads why, takes the data along, and comes back [4.37.6–8]', async ({
  browser,
  page,
  customer,
  restaurant,
  newJar,
  complaints,
}) => {
  test.slow()
  const operator = await signUp(await newJar())
  await enterAsOperator(operator)
  const storageState = await operator.api.storageState()
  const context = await browser.newContext({ reducedMotion: 'reduce', storageState })
  listen(context, complaints)
  const desk = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await placeOrder(customer, restaurant)
  const isLive = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto('/orders')
  await isLive

  await desk.goto(`/operate/people?q=${customer.email}`)
  await expectAccessible(desk)
  await desk.getByRole('link', { name: customer.email }).click()
  await desk.getByRole('button', { name: 'Suspend', exact: true }).click()
  await act(desk, 'Many refunds', 'Suspend')
  await expect(page).toHaveURL('/login?next=%2Forders', { timeout: 2_000 })
  await expectAccessible(desk)

  await logIn(page, customer)
  await expect(page.getByRole('heading', { name: 'Your account is suspended' })).toBeFocused()
  await expect(page.getByText('Many refunds')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveCount(0)
  await expectAccessible(page)
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download your data' }).click()
  expect((await downloading).suggestedFilename()).toBe('plateful-data.json')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()

  await desk.getByRole('button', { name: 'Lift suspension' }).click()
  await act(desk, 'A mistake', 'Lift suspension')
  await logIn(page, customer)
  await expect(page).toHaveURL('/orders')
  await context.close()
  // The browser reports the 403 of the login.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('403')
})
