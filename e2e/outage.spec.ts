import { expect, type Page } from '@playwright/test'
import { listen, openRestaurant, signUp } from './fixtures'
import { alertOf, goToCheckout } from './ordering'
import { test as base } from './own-servers'

/** Longer than the page waits before it looks again. */
const SOON = { timeout: 15_000 }

/** Calls that were answered 503, and React's report of a screen that could not be rendered. */
const EXPECTED = /503|React error #441/

/** A browser at a server whose database can be taken away. */
const test = base.extend<{ there: Page }>({
  there: async ({ browser, serve }, use) => {
    const context = await browser.newContext({ baseURL: await serve({}) })
    const complaints: string[] = []
    listen(context, complaints)
    const page = await context.newPage()
    await use(page)
    await context.close()
    expect(complaints.filter((text) => !EXPECTED.test(text))).toEqual([])
  },
})

const line = (page: Page) => page.getByText('We cannot reach the kitchen right now.')

test('a visitor looks around while the database is away, and is told so until it is back [4.33.2, 4.33.5]', async ({
  there: page,
  setAway,
}) => {
  const { request } = page.context()
  const { id, name } = await openRestaurant(await signUp(request))
  await page.context().clearCookies()
  // Others were here lately.
  for (const path of ['/home', `/restaurants/${id}`]) await request.get(path)
  await page.goto('/home')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(line(page)).toBeHidden()

  setAway(true)
  await page.reload()
  await expect(line(page)).toBeVisible()
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(line(page)).toBeVisible()

  setAway(false)
  await expect(line(page)).toBeHidden(SOON)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})

test('a customer keeps the cart, and orders once the database is back [4.33.4, 4.33.6]', async ({
  there: page,
  setAway,
}) => {
  const { request } = page.context()
  const owner = await signUp(request)
  const { id } = await openRestaurant(owner)
  await signUp(request)
  await page.goto(`/restaurants/${id}`)
  const cart = page.getByRole('button', { name: 'Open cart, 1 item' })
  await page.getByRole('button', { name: 'Add Tomato Soup to cart' }).click()
  await expect(cart).toBeVisible()

  setAway(true)
  await page.reload()
  await expect(line(page)).toBeVisible()
  await expect(cart).toBeVisible()
  setAway(false)
  await expect(line(page)).toBeHidden(SOON)
  await goToCheckout(page)
})

test('what was typed stays while the database is away, and is saved afterward [4.33.4, 4.33.6]', async ({
  there: page,
  setAway,
}) => {
  await signUp(page.context().request)
  await page.goto('/account/name')
  await page.getByLabel('First name').fill('Grace')
  const save = page.getByRole('main').getByRole('button', { name: 'Save', exact: true })
  setAway(true)
  await save.click()
  await expect(line(page)).toBeVisible()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Something went wrong. Please try again')
  setAway(false)
  await expect(line(page)).toBeHidden(SOON)
  await expect(page.getByLabel('First name')).toHaveValue('Grace')
  await save.click()
  await expect(alertOf(page, 'Your name has been saved')).toBeVisible()
})

test('a screen that could not be read shows itself once the database is back [4.33.6]', async ({
  there: page,
  setAway,
}) => {
  await signUp(page.context().request)
  await page.goto('/account')
  setAway(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wallet' }).click()
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible()
  await expect(line(page)).toBeVisible()
  setAway(false)
  await expect(page.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible(SOON)
  await expect(line(page)).toBeHidden()
})

test("an owner's desk shows itself once the database is back [4.33.6]", async ({ there: page, setAway }) => {
  const { id } = await openRestaurant(await signUp(page.context().request))
  setAway(true)
  await page.goto(`/restaurants/${id}/menu`)
  await expect(page.getByText('Something went wrong. Please try again')).toBeVisible()
  await expect(line(page)).toBeVisible()
  setAway(false)
  await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible(SOON)
})
