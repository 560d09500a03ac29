import { expect } from '@playwright/test'
import { test } from './fixtures'
import { alertOf } from './ordering'

test('a customer deletes the account, and every tab of it is signed out', async ({
  page,
  browser,
  customer,
  complaints,
}) => {
  await page.goto('/account')
  const other = await page.context().newPage()
  await other.goto('/orders')
  await page.getByRole('link', { name: /data/i }).click()
  await page.getByRole('button', { name: 'Delete your account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' })
  await expect(dialog.getByText(/\$[\d.,]+ in your wallet are lost/)).toBeVisible()
  const send = dialog.getByRole('button', { name: 'Delete for good' })
  await dialog.getByLabel('Password').fill('not the password')
  await send.click()
  await expect(dialog.getByText('This is not your password')).toBeVisible()
  // The browser's own note of the refusal.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('/api/users/')])
  await dialog.getByLabel('Password').fill(customer.password)
  await send.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await other.goto('/orders')
  await expect(other).toHaveURL('/login?next=%2Forders')

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto('/login')
  await stranger.getByLabel('Email').fill(customer.email)
  await stranger.getByLabel('Password', { exact: true }).fill(customer.password)
  await stranger.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(alertOf(stranger, 'Wrong email, phone number or password')).toBeVisible()
  await stranger.context().close()
})
