import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { logIn } from './entrance'
import { test } from './fixtures'
import { linkIn, mailTo } from './mails'
import { alertOf } from './ordering'

const NEW = 'a new password'

test('a forgotten password is replaced by the link of a mail, and the other browser is signed out [4.26.2, 4.26.3, 4.26.4]', {
  tag: '@core',
}, async ({ page, browser, customer }) => {
  await page.goto('/account')
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(other).toHaveURL('/forgot')
  await other.getByLabel('Email').fill(customer.email)
  await other.getByRole('button', { name: 'Send the link' }).click()
  await expect(other.getByText(`If ${customer.email} has an account`)).toBeVisible()

  const link = linkIn(await mailTo(customer.email, 'Set a new password'), '/reset')
  // A mail scanner that opens the link does not use it up.
  await other.goto(link)
  await other.goto('about:blank')
  await other.goto(link)
  await expect(other).toHaveURL('/reset')
  await other.getByLabel('New password').fill(NEW)
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(other).toHaveURL('/login')
  await logIn(other, { email: customer.email, password: NEW })
  await expect(other).toHaveURL('/home')

  await page.goto('/orders')
  await expect(page).toHaveURL('/login?next=%2Forders')
  await mailTo(customer.email, 'Your password was changed')

  await other.goto(link)
  await other.getByLabel('New password').fill('another password')
  await other.getByRole('button', { name: 'Set the new password' }).click()
  await expect(other.getByText('This link is no longer valid.')).toBeVisible()
  await elsewhere.close()
})

test('a customer changes the password [4.26.1, 4.26.8]', async ({ page, customer, complaints }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: /^Password Never changed/ }).click()
  const fields = [page.getByLabel('Current password'), page.getByLabel('New password')]
  await fields[0]?.fill('not the password')
  await fields[1]?.fill(NEW)
  await expect(page.getByText('Good. Longer is stronger')).toBeVisible()
  await fields[1]?.fill('Sunshine')
  await expect(page.getByText('Many people use this password')).toBeVisible()
  await fields[1]?.fill(NEW)
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(page.getByLabel('Current password')).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('New password')).toHaveAttribute('type', 'password')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(page.getByText('This is not your password')).toBeVisible()
  // The browser's own note of the refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/users/password/')])
  await fields[0]?.fill(customer.password)
  await save.click()
  await expect(alertOf(page, 'Your password has been changed')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Password Changed/ })).toBeVisible()
})

test('an email is verified by the link that the account sends anew [4.26.5]', async ({ page, customer }) => {
  await page.goto('/account')
  await expect(page.getByText('Not verified')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(alertOf(page, `A link is on its way to ${customer.email}`)).toBeVisible()
  await page.goto(linkIn(await mailTo(customer.email, 'Verify your email'), '/verify'))
  await page.getByRole('button', { name: 'Verify my email' }).click()
  await expect(page.getByText('Your email is verified.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your account' }).click()
  await expect(page.getByText('Verified', { exact: true })).toBeVisible()
})

test('a customer downloads the data of the account [4.27.1]', async ({ page, customer }) => {
  await page.goto('/account')
  await page.getByRole('link', { name: 'Download your data' }).click()
  await expect(page).toHaveURL('/account/data')
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download your data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('plateful-data.json')
  const data: unknown = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(data).toMatchObject({ account: { id: customer.id, email: customer.email }, orders: [] })
})
