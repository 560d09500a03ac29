import { expect, type Page } from '@playwright/test'
import { aCustomer, aPhoneNumber } from '../tests/builders'
import { enterAsGuest, logIn, signupWindow } from './entrance'
import { type Account, signUp, test } from './fixtures'
import { alertOf } from './ordering'
import { PNG } from './owner'

type Profile = { firstName: string; lastName: string; email: string; phoneNumber: string; profileImage: string } & {
  address: string
  city: string
  state: string
  zip: string
  deliveryInstructions: string
}
const profileOf = (account: Account) => account.api.call<Profile>('GET', '/api/auth')

const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()

test('signing out everywhere ends the other browsers and keeps this one [V7.5.2]', { tag: '@core' }, async ({
  page,
  browser,
  customer,
  newJar,
}) => {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await logIn(other, customer)
  await expect(other).toHaveURL('/home')
  const otherCustomer = await signUp(await newJar())

  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  await expect(alertOf(page, 'Your other devices are signed out')).toBeVisible()
  await other.goto('/account')
  await expect(other).toHaveURL('/login?next=%2Faccount')
  expect((await elsewhere.request.get('/api/orders')).status()).toBe(401)
  await elsewhere.close()

  // This browser is still signed in and can change data.
  await page.getByRole('link', { name: /^Name Ada/ }).click()
  await page.getByLabel('First name').fill('Grace')
  await save(page)
  await expect(alertOf(page, 'Your name has been saved')).toBeVisible()
  expect(await profileOf(otherCustomer)).toMatchObject({ id: otherCustomer.id })
})

test('the account lists all sessions and can end each one [4.7.5, T6, V7.5.2]', async ({ page, browser, customer }) => {
  const elsewhere = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  })
  const phone = await elsewhere.newPage()
  await phone.goto('/login')
  await logIn(phone, customer)
  await expect(phone).toHaveURL('/home')

  await page.goto('/account')
  const sessions = page.getByRole('list', { name: 'Where you are signed in' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: 'This device' })).toContainText('Chrome on')
  const other = sessions.filter({ hasText: 'Safari on iPhone' })
  await expect(other).toContainText('Last seen')
  await other.getByRole('button', { name: /^Sign out/ }).click()
  await expect(alertOf(page, 'Safari on iPhone is signed out')).toBeVisible()
  await expect(sessions).toHaveCount(1)
  await phone.goto('/account')
  await expect(phone).toHaveURL('/login?next=%2Faccount')
  await elsewhere.close()

  await sessions.getByRole('button', { name: /^Sign out/ }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/account')
  await expect(page).toHaveURL('/login?next=%2Faccount')
})

test('the name form needs only a first name [5.2.5]', async ({ page, customer }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: /^Name Ada Lovelace/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your name' })).toBeVisible()
  const first = page.getByLabel('First name')
  await first.fill(' ')
  await save(page)
  await expect(first).toHaveAccessibleDescription('First name is required')
  await first.fill('Grace')
  await page.getByLabel('Last name').fill('')
  await save(page)
  await expect(page).toHaveURL('/account')
  await expect(alertOf(page, 'Your name has been saved')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Name Grace/ })).toBeVisible()
  expect(await profileOf(customer)).toMatchObject({ firstName: 'Grace', lastName: '' })
})

test('a phone number is refused unless it has ten digits [5.2.3]', async ({ page, customer, account, complaints }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: /^Phone number/ }).click()
  const phone = page.getByLabel('Phone number')
  for (const [wrong, text] of [
    ['555-010-0199', 'Phone number must have only numbers in it'],
    ['five', 'Phone number must have only numbers in it'],
    ['555010019', 'Invalid phone number'],
    ['', 'Invalid phone number'],
  ] as const) {
    await phone.fill(wrong)
    await save(page)
    await expect(phone).toHaveAccessibleDescription(text)
  }
  const { phoneNumber } = await profileOf(account)
  await phone.fill(phoneNumber)
  await save(page)
  await expect(phone).toHaveAccessibleDescription('An account with this phone number already exists')
  await expect(phone).toHaveValue(phoneNumber)
  const free = aPhoneNumber()
  await phone.fill(free)
  await save(page)
  await expect(page).toHaveURL('/account')
  expect(await profileOf(customer)).toMatchObject({ phoneNumber: free })
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('an email is refused unless it has an @ and a dot after it [5.2.4]', async ({
  page,
  customer,
  account,
  complaints,
}) => {
  await page.goto('/account')
  await page.getByRole('link', { name: /^Email/ }).click()
  const email = page.getByLabel('Email')
  for (const [wrong, text] of [
    ['ada.example.com', 'Email must include @'],
    ['', 'Email must include @'],
    ['ada.byron@example', 'Invalid email'],
  ] as const) {
    await email.fill(wrong)
    await save(page)
    await expect(email).toHaveAccessibleDescription(text)
  }
  await email.fill(account.email)
  await save(page)
  await expect(email).toHaveAccessibleDescription('An account with this email already exists')
  const free = aCustomer().email
  await email.fill(free.toUpperCase())
  await save(page)
  await expect(page).toHaveURL('/account')
  expect(await profileOf(customer)).toMatchObject({ email: free })
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('an address has four parts, and shows in the top bar [5.2.1]', async ({ page, customer }) => {
  await page.goto('/account')
  const form = page.getByRole('form', { name: 'Where to deliver' })
  const address = form.getByLabel('Address')
  await expect(address).toHaveValue('12 Mercer Street, New York, NY, 10013')
  for (const wrong of ['8 Bleecker Street, New York, NY', '8 Bleecker Street, New York, NY, ', 'a, b, c, d, e', '']) {
    await address.fill(wrong)
    await form.getByRole('button', { name: 'Save address' }).click()
    await expect(address).toHaveAccessibleDescription(
      'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas Example: 12 Main Street, Springfield, IL, 62701',
    )
  }
  await address.fill('8 Bleecker Street,New York ny 10012')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(alertOf(page, 'Your address has been saved')).toBeVisible()
  await expect(address).toHaveValue('8 Bleecker Street, New York, NY, 10012')
  await expect(page.getByRole('banner').getByLabel('Delivery address')).toHaveValue(
    '8 Bleecker Street, New York, NY, 10012',
  )
  expect(await profileOf(customer)).toMatchObject({
    address: '8 Bleecker Street',
    city: 'New York',
    state: 'NY',
    zip: '10012',
  })
})

test('delivery instructions are cut off at 500 characters [3.1.4]', async ({ page, customer }) => {
  await page.goto('/account')
  const form = page.getByRole('form', { name: 'Instructions' })
  const instructions = form.getByLabel('Delivery instructions')
  await instructions.fill(`Ring twice${'!'.repeat(600)}`)
  await expect(instructions).toHaveValue(/^Ring twice!{490}$/)
  await form.getByRole('button', { name: 'Save instructions' }).click()
  await expect(alertOf(page, 'Your delivery instructions have been saved')).toBeVisible()
  expect((await profileOf(customer)).deliveryInstructions).toHaveLength(500)
  await instructions.fill('')
  await form.getByRole('button', { name: 'Save instructions' }).click()
  await expect.poll(async () => (await profileOf(customer)).deliveryInstructions).toBe('')
})

test('a picture is uploaded, a bad one is refused with a text, and the picture is removed', async ({
  page,
  customer,
  complaints,
}) => {
  await page.goto('/account')
  const file = page.getByLabel('Picture file')
  await file.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(alertOf(page, 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture')).toBeVisible()
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(alertOf(page, 'This file is not a picture that we can read')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload a picture' })).toBeVisible()

  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PNG })
  await expect(alertOf(page, 'Your picture has been saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
  expect((await profileOf(customer)).profileImage).toMatch(/^\/api\/images\/[0-9a-f]{64}$/)

  await page.route('**/api/users/pfp/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Remove picture' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove your picture?' })
  const remove = question.getByRole('button', { name: 'Remove' })
  await remove.click()
  await expect(alertOf(page, 'Something went wrong. Please try again')).toBeVisible()
  await page.unroute('**/api/users/pfp/*')
  await remove.click()
  await expect(page.getByRole('button', { name: 'Upload a picture' })).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  expect((await profileOf(customer)).profileImage).toBe('')
  // A broken picture cannot be shown, the server answered 400, and the network failed once.
  expect(complaints.splice(0).length).toBeGreaterThanOrEqual(2)
})

test('a guest is told what a guest account lacks, and signs up from there [5.2.2]', async ({ page }) => {
  await enterAsGuest(page)
  await page.goto('/account/email')
  await expect(page.getByRole('heading', { name: 'You are browsing as a guest' })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'You are browsing as a guest' })).toBeVisible()
  const form = page.getByRole('form', { name: 'Where to deliver' })
  await form.getByLabel('Address').fill('8 Bleecker Street, New York, NY, 10012')
  await form.getByRole('button', { name: 'Save address' }).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription('Must login to add address')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(signupWindow(page)).toBeVisible()
})
