import { expect } from '@playwright/test'
import { enterAsGuest } from './entrance'
import { test } from './fixtures'
import { loseAnswers } from './network'
import { alertOf, placeOrder, walletOf } from './ordering'

test('each press of Add Funds adds $1,000 [4.7.1, 9.3.1]', { tag: '@core' }, async ({ page, customer }) => {
  await page.goto('/wallet')
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('$999.99')
  await page.getByRole('button', { name: 'Add Funds' }).click()
  await expect(balance).toContainText('$1,999.99')
  await page.getByRole('button', { name: 'Add Funds' }).click()
  await expect(balance).toContainText('$2,999.99')
  await expect(page.getByRole('listitem').filter({ hasText: 'Funds added' })).toHaveCount(2)
  await page.reload()
  await expect(balance).toContainText('$2,999.99')
  expect(await walletOf(customer)).toBe(2999.99)
})

test('a top-up whose answer was lost is tried again and counted once', { tag: '@core' }, async ({
  page,
  customer,
  complaints,
}) => {
  await page.goto('/wallet')
  await loseAnswers(page, '**/api/users/wallet/*', 1)
  await page.getByRole('button', { name: 'Add Funds' }).dblclick()
  await expect(alertOf(page, 'Something went wrong. Please try again')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await page.getByRole('button', { name: 'Add Funds' }).click()
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$1,999.99')
  expect(await walletOf(customer)).toBe(1999.99)
})

test('the ledger shows every change with its reason, its order and the balance [T20]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
}) => {
  const order = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  await customer.api.call('PUT', `/api/orders/${order.id}/cancel`)
  await page.goto('/wallet')
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(3)
  await expect(entries.nth(0)).toContainText(`Refund of order ${order.id} · ${restaurant.name}`)
  await expect(entries.nth(0)).toContainText('+$33.72')
  await expect(entries.nth(0)).toContainText('$999.99')
  await expect(entries.nth(1)).toContainText('−$33.72')
  await expect(entries.nth(1)).toContainText('$966.27')
  await expect(entries.nth(2)).toContainText('Welcome credit')
  await entries.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(`/orders?order=${order.id}#order-${order.id}`)
  await expect(page.getByText(`Order ${order.id} ·`)).toBeVisible()
})

test('a long ledger is loaded page by page', async ({ page, customer }) => {
  for (let count = 0; count < 22; count += 1) {
    await customer.api.call('PUT', `/api/users/wallet/${customer.id}`, { amount: 1 })
  }
  await page.goto('/wallet')
  await expect(page.getByText('20 of 23')).toBeVisible()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByText('Welcome credit')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show more' })).toBeHidden()
})

test('the funds of a guest are sent to no server [6.1.5]', async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/users/wallet') && calls.push(request.url()))
  await enterAsGuest(page)
  await page.goto('/wallet')
  const balance = page.getByRole('region', { name: 'Balance' })
  await expect(balance).toContainText('$0.00')
  await page.getByRole('button', { name: 'Add Funds' }).click()
  await expect(balance).toContainText('$1,000.00')
  expect(calls).toEqual([])
})
