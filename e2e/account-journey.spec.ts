import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { aCustomer } from '../tests/builders'
import { openMailServer } from '../tests/smtp-server'
import { logIn } from './entrance'
import { Api, listen, openRestaurant, signUp } from './fixtures'
import { linkIn } from './mails'
import { alertOf, PLACED, placeButton } from './ordering'
import { test } from './own-servers'

const NEW = 'a password of my own'

test('a customer signs up, orders, forgets the password, takes the data along and leaves, and each mail arrives', {
  tag: '@core',
}, async ({ browser, playwright, serve, complaints }) => {
  const mails = await openMailServer()
  const baseURL = await serve({ SMTP_URL: mails.url })
  const jar = await playwright.request.newContext({ baseURL })
  const restaurant = await openRestaurant(await signUp(jar, { firstName: 'Olivia' }))
  const newContext = async () => {
    const context = await browser.newContext({ baseURL })
    listen(context, complaints)
    return context
  }
  const { email, password } = aCustomer()
  /** Waits for a mail to the customer; returns its text. */
  const mail = async (subject: string) => {
    const find = () =>
      mails.taken.find(({ to, ...one }) => one.subject === subject && JSON.stringify(to).includes(email))
    await expect.poll(() => find()?.text, { timeout: 15_000, message: subject }).toBeDefined()
    return find()?.text ?? ''
  }

  const home = await newContext()
  const page = await home.newPage()
  await page.goto('/signup')
  await page.getByLabel('Name').fill('Grace Hopper')
  await page.getByLabel('Email or phone number').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL('/home')
  await page.goto(linkIn(await mail('Welcome to Plateful'), '/verify'))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByText('Your email is verified.')).toBeVisible()

  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: 'Add Lemon Pasta to cart' }).click()
  const where = page.getByRole('dialog', { name: 'Where should we bring it?' })
  await where.getByLabel('Delivery address').fill('1 Elm Street, Boston, MA, 02108')
  await where.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await placeButton(page).click()
  await expect(alertOf(page, PLACED)).toBeVisible()
  const receipt = await mail(`Your receipt from ${restaurant.name}`)
  const [total = ''] = /\$[\d.]+/.exec(receipt.slice(receipt.lastIndexOf('Total'))) ?? []
  await page.goto(linkIn(receipt, '/orders/'))
  await page.getByRole('link', { name: 'Print the receipt' }).click()
  await expect(page).toHaveURL(/receipt$/)
  await expect(page.getByText(total).last()).toBeVisible()

  const away = await newContext()
  const other = await away.newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(other).toHaveURL('/forgot')
  await other.getByLabel('Email').fill(email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByText(`If ${email} has an account`)).toBeVisible()
  await other.goto(linkIn(await mail('Set a new password'), '/reset'))
  await other.getByLabel('New password').fill(NEW)
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(other).toHaveURL('/login')
  await mail('Your password was changed')
  await page.goto('/orders')
  await expect(page).toHaveURL('/login?next=%2Forders')
  await logIn(other, { email, password: NEW })
  await expect(other).toHaveURL('/home')

  await other.goto('/account/data')
  const started = other.waitForEvent('download')
  await other.getByRole('link', { name: 'Download your data' }).click()
  const data = JSON.parse(readFileSync(await (await started).path(), 'utf8'))
  expect(data).toMatchObject({ account: { email }, orders: [{ status: 'Submitted' }] })

  const leave = async () => {
    await other.getByRole('button', { name: 'Delete your account' }).click()
    await other.getByRole('dialog').getByLabel('Password').fill(NEW)
    await other.getByRole('button', { name: 'Delete for good' }).click()
  }
  await leave()
  await expect(other.getByRole('dialog').getByRole('alert')).toContainText('order')
  const [{ id }] = data.orders
  const { version } = await new Api(away.request).call<{ version: number }>('GET', `/api/orders/${id}`)
  await restaurant.owner.api.call('PUT', `/api/orders/${id}/stage`, { stage: 'delivered', version })
  await other.reload()
  await leave()
  await expect(other).toHaveURL('/')
  await other.goto('/login')
  await logIn(other, { email, password: NEW })
  await expect(alertOf(other, 'Wrong email, phone number or password')).toBeVisible()
  // The browser's own notes of the refusals.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('401')])
  await Promise.all([home.close(), away.close(), jar.dispose(), mails.close()])
})
