import { expect, type Page } from '@playwright/test'
import { test } from './fixtures'
import { enterAsGuest } from './guest'
import { alertOf } from './ordering'

const ELM = '1 Elm Street, Boston, MA, 02108'
const WRONG = 'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas'

const addressBox = (page: Page) => page.getByRole('banner').getByLabel('Delivery address')
const saveButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Save delivery address' })

test('an address that is typed in the top bar can be saved by a button and by leaving the box', async ({
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

test('what is no address is said when the box is left, and Escape restores the saved one', async ({
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
  // What is the same as before is nothing to save.
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.method()))
  await address.fill(`${customer.address}  `)
  await address.press('Enter')
  await expect(address).toHaveValue(customer.address)
  expect(calls).not.toContain('PUT')
})

test('what a guest types into the box does not look saved', async ({ page }) => {
  await enterAsGuest(page)
  const address = addressBox(page)
  await address.fill(ELM)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(address).toHaveValue('')
  await address.fill(ELM)
  await saveButton(page).click()
  await expect(alertOf(page, 'Must login to add address')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true })

  test('the button that saves the address is as large as a finger', async ({ page, customer }) => {
    expect(customer.id).toBeGreaterThan(0)
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
