import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { logIn } from './entrance'
import { dropSession, signUp, test } from './fixtures'
import { makeOperator } from './operating'
import { placeOrder } from './ordering'

test('an operator logs in with a code, finds an order, refunds a line, the log tells of it, and an own order is left to another [4.35.2, 4.35.8, 4.35.11, 4.35.12, 4.35.14, 4.35.16]', async ({
  page,
  account,
  restaurant,
  newJar,
  complaints,
}) => {
  test.slow()
  const { id } = await placeOrder(account, restaurant)
  const operator = await signUp(await newJar())
  const own = await placeOrder(operator, restaurant)
  const device = makeOperator(operator)

  await dropSession(page)
  await page.goto('/login')
  await logIn(page, operator)
  await page.getByRole('textbox', { name: 'Code' }).fill(device.generate())
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible()
  for (const plot of ['Orders by hour', 'Sales by day']) {
    await expect(page.getByRole('slider', { name: `${plot}, each value` })).toHaveAttribute('aria-valuetext', /order/)
  }

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find orders' }).fill(`${account.email} ${id}`)
  await page.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: `Order ${id}` }).click()
  await expect(page.getByRole('heading', { name: `Order ${id}` })).toBeVisible()

  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().check()
  await expect(dialog.getByRole('button', { name: /^Refund/ })).toBeDisabled()
  await dialog.getByLabel('Reason').fill('The soup was missing')
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('order.refund')).toBeVisible()

  await page.goto(`/operate/orders/${own.id}`)
  await expect(page.getByText('Another operator must decide on your own matters.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

  for (const path of ['/operate', '/operate/orders', `/operate/orders/${id}`, '/operate/signals', '/operate/audit']) {
    await page.goto(path)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  }
  await expect(page.getByText('The soup was missing').first()).toBeVisible()
  // The browser reports the 401 that asks for the code.
  complaints.length = 0
})
