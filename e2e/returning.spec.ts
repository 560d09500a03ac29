import { expect } from '@playwright/test'
import { AT_ONCE, test } from './kitchen'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { expectPlaced, placeButton, placeOrder } from './ordering'

test('a returning customer has the same again in three presses, and rates the last order [2.3.10]', {
  tag: '@core',
}, async ({ page, customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant)
  const { version } = await customer.api.call<{ version: number }>('GET', `/api/orders/${id}`)
  await restaurant.owner.api.call('PUT', `/api/orders/${id}/stage`, { stage: 'delivered', version })
  await watchShifts(page)
  await page.goto('/home')
  const orders = page.getByRole('region', { name: 'Welcome back' })
  await expect(orders.getByRole('link', { name: 'Rate your last order' })).toHaveAttribute(
    'href',
    new RegExp(`^/reviews/restaurant/${restaurant.id}\\?orderId=${id}&`),
  )
  expect(await shiftsOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT)
  const again = `from ${restaurant.name}: Tomato Soup, Lemon Pasta`
  await orders.getByRole('button', { name: new RegExp(`^Order again · \\$\\d+\\.\\d\\d ${again}$`) }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(board).toHaveTitle('(1) Orders · Plateful', AT_ONCE)
})

test('an order under way is live on the first screen, and on others until it is put away [2.3.11, 9.7.7]', async ({
  page,
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant)
  await page.goto('/home')
  const entry = page.getByRole('region', { name: 'Welcome back' }).getByRole('group', { name: restaurant.name }).first()
  await expect(entry).toContainText('Accepted · About ')
  await expect(entry.getByRole('link', { name: 'Track' })).toHaveAttribute('href', `/orders/${id}`)
  await board.getByRole('button', { name: `Start preparing order ${id}` }).click()
  await expect(entry).toContainText('Preparing', AT_ONCE)

  const strip = page.getByRole('complementary', { name: 'Order under way' })
  await expect(strip).toBeHidden()
  await watchShifts(page)
  await page.goto('/account')
  await expect(strip).toContainText(/^Preparing · About .* · /)
  expect(await shiftsOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT)
  await board.getByRole('button', { name: `Out for delivery order ${id}` }).click()
  await expect(strip).toContainText('On the way', AT_ONCE)
  await strip.getByRole('button', { name: 'Put away' }).click()
  await expect(strip).toBeHidden()
  await page.goto('/home')
  await expect(entry).toContainText('On the way')
  await board.getByRole('button', { name: `Delivered order ${id}` }).click()
  await expect(page.getByText(`How was ${restaurant.name}?`)).toBeVisible()
  await page.goto('/wallet')
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(strip).toBeHidden()
})

test('nothing moves for a customer without an order, whose place says what will be there [2.3.10, 2.3.12]', async ({
  page,
  customer,
}) => {
  await watchShifts(page)
  await page.goto('/home')
  await expect(page.getByText('Your last orders appear here')).toBeVisible()
  expect(await shiftsOf(page)).toBeLessThanOrEqual(SHIFT_LIMIT)
  const picture = page.getByRole('link', { name: 'Your account' }).locator('[data-initials]')
  await expect(picture).toHaveAttribute('data-initials', new RegExp(`^${customer.firstName[0]}`))
})
