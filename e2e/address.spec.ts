import { expect, type Page } from '@playwright/test'
import { enterAsGuest, logIn, signOut, signupWindow } from './entrance'
import { signUp, test } from './fixtures'
import { hold } from './network'
import { alertOf, expectPlaced, openCheckout, placeButton } from './ordering'

const ELM = '1 Elm Street, Boston, MA, 02108'
const WRONG = 'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas'

const addressBox = (page: Page) => page.getByRole('banner').getByLabel('Delivery address')
const saveButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Save delivery address' })

test('an address typed in the top bar is saved by its button or by leaving the box [2.4.6]', async ({
  page,
  customer,
}) => {
  const savedAddress = async () => (await customer.api.call<{ address: string }>('GET', '/api/auth')).address
  await page.goto('/home')
  const address = addressBox(page)
  const save = saveButton(page)
  await expect(address).toHaveValue(customer.address)
  await expect(save).toHaveCount(0)
  await address.fill(ELM)
  await expect(save).toBeVisible()
  await address.press('Tab')
  await expect(save).toBeFocused()
  await expect(address).toHaveValue(ELM)
  await save.press('Enter')
  await expect(alertOf(page, 'Delivery address saved')).toBeVisible()
  await expect(save).toHaveCount(0)
  await expect(address).toBeFocused()
  expect(await savedAddress()).toBe('1 Elm Street')

  await address.fill('2 Oak Street, Boston, MA, 02108')
  await address.press('Tab')
  await page.keyboard.press('Tab')
  await expect(save).toHaveCount(0)
  await expect(address).toHaveValue('2 Oak Street, Boston, MA, 02108')
  await expect.poll(savedAddress).toBe('2 Oak Street')

  await address.fill('3 Ash Street, Boston, MA, 02108')
  await address.press('Tab')
  await save.press('Escape')
  await expect(address).toHaveValue('2 Oak Street, Boston, MA, 02108')
  await expect(address).toBeFocused()
  await address.fill('3 Ash Street, Boston, MA, 02108')
  await save.click()
  await expect(save).toHaveCount(0)
  await expect.poll(savedAddress).toBe('3 Ash Street')
})

test('an invalid address is reported when the box is left, and Escape restores the saved one [2.4.6, 2.4.8]', async ({
  page,
  customer,
}) => {
  await page.goto('/home')
  const address = addressBox(page)
  await address.fill('12 Mercer Street')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(alertOf(page, WRONG)).toBeVisible()
  await expect(address).toHaveValue('12 Mercer Street')
  await expect(address).toHaveAttribute('aria-invalid', 'true')
  await address.press('Escape')
  await expect(address).toHaveValue(customer.address)
  await expect(address).not.toHaveAttribute('aria-invalid')
  await expect(saveButton(page)).toHaveCount(0)
  await expect(alertOf(page, WRONG)).toHaveCount(0, { timeout: 2000 })
  // An unchanged address needs no saving.
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.method()))
  await address.fill(`${customer.address}  `)
  await address.press('Enter')
  await expect(address).toHaveValue(customer.address)
  expect(calls).not.toContain('PUT')
})

test('an address typed by a guest does not look saved [5.2.2]', async ({ page }) => {
  await enterAsGuest(page)
  const address = addressBox(page)
  await address.fill(ELM)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(address).toHaveValue('')
  await address.fill(ELM)
  await saveButton(page).click()
  await expect(alertOf(page, 'Must login to add address')).toBeVisible()
})

test.describe('the address box on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('the button that saves the address is large enough for a finger [2.4.6]', async ({ page, customer: _ }) => {
    await page.goto('/home')
    const box = page.getByRole('region', { name: 'Delivery' })
    await box.getByLabel('Delivery address').fill(ELM)
    const save = box.getByRole('button', { name: 'Save delivery address' })
    const { width, height } = (await save.boundingBox()) ?? { width: 0, height: 0 }
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    await save.tap()
    await expect(alertOf(page, 'Delivery address saved')).toBeVisible()
  })
})

/** Types an address on the landing page and chooses to schedule. */
async function wishOnLandingPage(page: Page) {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Find food' })
  await form.getByLabel('Delivery address').fill(ELM)
  await form.getByLabel('When to deliver').selectOption('Schedule for later')
}

async function logInFromTop(page: Page, account: { email: string; password: string }) {
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, account)
  await expect(page).toHaveURL('/home')
}

test('an address typed on the landing page before its scripts ran is kept', async ({ page }) => {
  const letGo = await hold(page, /\/_next\/static\/.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  const form = page.getByRole('form', { name: 'Find food' })
  await form.getByLabel('Delivery address').fill(ELM)
  await form.getByLabel('When to deliver').selectOption('Schedule for later')
  await letGo()
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
  await expect(form.getByLabel('Delivery address')).toHaveValue(ELM)
  await expect(form.getByLabel('When to deliver')).toHaveValue('later')
  await page.getByRole('link', { name: 'Browse restaurants' }).click()
  await expect(addressBox(page)).toHaveValue(ELM)
})

test('an address chosen on the landing page is kept through login and up to checkout [2.2.3]', async ({
  page,
  newJar,
  restaurant,
}) => {
  const newcomer = await signUp(await newJar(), { address: '', city: '', state: '', zip: '' })
  await wishOnLandingPage(page)
  await page.getByRole('link', { name: 'Browse restaurants' }).click()
  await expect(addressBox(page)).toHaveValue(ELM)
  // A visitor has no profile to save it to.
  await expect(saveButton(page)).toHaveCount(0)
  await page.reload()
  await expect(addressBox(page)).toHaveValue(ELM)

  await logInFromTop(page, newcomer)
  await expect(addressBox(page)).toHaveValue(ELM)
  await expect(saveButton(page)).toBeVisible()
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Where should we bring it?' })
  await expect(dialog.getByLabel('Delivery address')).toHaveValue(ELM)
  await dialog.getByRole('button', { name: 'Save address' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByText(ELM)).toBeVisible()
  const schedule = page.getByRole('radio', { name: /^Schedule/ })
  await expect(schedule).toBeChecked()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  await page.getByRole('radio', { name: '6:30 PM' }).check()
  await placeButton(page).click()
  await expectPlaced(page, newcomer)

  // The chosen delivery time was for that order only.
  await openCheckout(page, newcomer, restaurant)
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeChecked()
})

test('a guest finds the chosen address in the top bar and the signup form, and the next guest in the tab does not [2.2.3]', async ({
  page,
  account,
}) => {
  await wishOnLandingPage(page)
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL('/home')
  await expect(addressBox(page)).toHaveValue(ELM)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Orders' }).click()
  const window = signupWindow(page)
  for (const [label, value] of [
    ['Address', '1 Elm Street'],
    ['City', 'Boston'],
    ['State', 'MA'],
    ['Zip', '02108'],
  ] as const) {
    await expect(window.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await page.keyboard.press('Escape')

  await logInFromTop(page, account)
  await expect(addressBox(page)).toHaveValue(account.address)
  await signOut(page)
  await expect(page.getByRole('form', { name: 'Find food' }).getByLabel('Delivery address')).toHaveValue('')
  await expect(page.getByLabel('When to deliver')).toHaveValue('now')
  await expect(addressBox(page)).toHaveValue('')
})
