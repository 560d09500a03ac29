import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { openRestaurant, test } from './fixtures'
import { addReview, placeOrder } from './ordering'

/** The text of the file that a link downloads. */
async function fileOf(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  return readFile(await (await download).path(), 'utf8')
}

test('an owner sees what sold, value by value, as a table and as a file [4.30.1, 4.30.5, 4.30.7]', async ({
  page,
  customer,
  account,
}) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/insight`)
  await expect(page.getByRole('heading', { name: `Insight of ${restaurant.name}` })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No orders in this time' })).toBeVisible()
  await addReview(account, restaurant, { restaurant_rating: 4 })
  await page.getByRole('link', { name: '28 days' }).click()
  await expect(page.getByRole('link', { name: '28 days' })).toHaveAttribute('aria-current', 'page')
  const plot = page.getByRole('slider', { name: 'Sales by day, each value' })
  await plot.focus()
  await expect(plot).toHaveAttribute('aria-valuetext', /: \$[\d.]+, 1 order$/)
  await page.keyboard.press('ArrowLeft')
  await expect(plot).toHaveAttribute('aria-valuetext', /: \$0\.00, 0 orders$/)
  await page.keyboard.press('End')
  await expect(page.getByText(/: \$[\d.]+, 1 order$/)).toBeVisible()
  await page.getByText('Figures as a table for Best sellers').click()
  const table = page.getByRole('table').filter({ hasText: 'Sold' })
  await expect(table.getByRole('row', { name: 'Tomato Soup' })).toBeVisible()
  const best = await fileOf(page, 'Download as CSV for Best sellers')
  expect(best).toBe('\uFEFF"Item","Sold","Sales"\r\n"Lemon Pasta",1,16.25\r\n"Tomato Soup",1,8.5\r\n')
  const days = await fileOf(page, 'Download as CSV for Sales by day')
  expect(days.trim().split('\r\n')).toHaveLength(29)
  const rating = page.getByRole('heading', { name: 'Rating by month' })
  await expect(rating).toBeHidden()
  await page.getByRole('link', { name: '12 months' }).click()
  await expect(rating).toBeVisible()
  await page.getByRole('slider', { name: 'Rating by month, each value' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByText(/^\w+ \d{4}: 4\.0, 1 review$/)).toBeVisible()
  expect(await fileOf(page, 'Download as CSV for Rating by month')).toMatch(
    /^\uFEFF"Month","Reviews","Rating"\r\n.*,1,4\r\n$/s,
  )
  for (const period of ['Today', '12 months', '7 days']) {
    await page.getByRole('link', { name: period }).click()
    await expect(page.getByRole('link', { name: period })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { name: /^Sales by (hour|week|day)$/ })).toBeVisible()
  }
})

test('a statement has each day of a month, prints alone and leads to the month before [4.30.6]', async ({
  page,
  customer,
  account,
}) => {
  const restaurant = await openRestaurant(customer)
  await placeOrder(account, restaurant)
  await page.goto(`/restaurants/${restaurant.id}/insight`)
  await page.getByRole('link', { name: 'Monthly statement' }).click()
  const days = page.getByRole('row')
  await expect(days.last()).toHaveText(/^Total1\$/)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Your restaurant' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(days.last()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  expect(await fileOf(page, 'Download as CSV')).toContain('"day","orders","subtotals","tips","canceled","refunded"')
  await page.getByRole('navigation', { name: 'Month' }).getByRole('link').click()
  await expect(days.last()).toHaveText(/^Total0\$0\.00/)
  await page.getByRole('navigation', { name: 'Month' }).getByRole('link').last().click()
  await expect(days.last()).toHaveText(/^Total1\$/)
})
