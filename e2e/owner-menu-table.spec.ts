import { expect, type Page } from '@playwright/test'
import { openRestaurant, type Restaurant, test } from './fixtures'
import { loseAnswers } from './network'
import { alertOf } from './ordering'
import { menuOf, PICTURE } from './owner'

const LETTERS = 'ABCDEFG'

/** A restaurant with ten items. */
async function openWithTen(customer: Parameters<typeof openRestaurant>[0]): Promise<Restaurant> {
  const restaurant = await openRestaurant(customer)
  for (const letter of LETTERS) {
    const body = { restaurant_id: restaurant.id, name: `Soup ${letter}`, description: 'Hot and good.', price: 3 }
    await customer.api.call('POST', '/api/menu-items', { ...body, food_type: 'appetizer', food_image: PICTURE })
  }
  return restaurant
}

async function openTable(page: Page, { id }: Restaurant) {
  await page.goto(`/restaurants/${id}/menu`)
  await page.getByRole('button', { name: 'Edit as a table' }).click()
  await expect(page.getByLabel('Name of Tomato Soup')).toBeFocused()
}

const review = (page: Page) => page.getByRole('button', { name: 'Review and save' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Save these changes?' })
const pricesOf = async (restaurant: Restaurant) =>
  Object.fromEntries((await menuOf(restaurant)).map(({ name, price }) => [name, price]))

test('ten prices are typed like in a sheet, looked at, saved at once, and undone after a reload [4.31.8, 4.31.10]', {
  tag: '@core',
}, async ({ page, customer }) => {
  const restaurant = await openWithTen(customer)
  const before = await pricesOf(restaurant)
  await openTable(page, restaurant)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Price of Tomato Soup')).toBeFocused()
  await page.keyboard.type('99')
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Price of Tomato Soup')).toHaveValue('8.50')
  await page.keyboard.type('0')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(page.getByLabel('Price of Tomato Soup')).toHaveAccessibleDescription(/^Price must be a number above 0/)
  await page.keyboard.press('ControlOrMeta+a')
  for (let next = 10; next < 20; next += 1) {
    await page.keyboard.type(`${next},5`)
    await page.keyboard.press('Enter')
  }
  await review(page).click()
  await expect(dialog(page).getByRole('status')).toHaveText('10 changed')
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'Tomato Soup' }).first()).toContainText('$10.50')
  await dialog(page).getByRole('button', { name: 'Save 10 items' }).click()
  await expect(alertOf(page, '10 items have been changed')).toBeVisible()
  const saved = Object.values(await pricesOf(restaurant)).toSorted((a, b) => a - b)
  expect(saved).toEqual(Array.from({ length: 10 }, (_, at) => 10.5 + at))
  await expect(page.getByText('$10.50').filter({ visible: true })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alertOf(page, '10 items changed back.')).toBeVisible()
  expect(await pricesOf(restaurant)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
})

test('the prices of several rows change by a share, rounded; what changed again since is not undone [4.31.9, 4.31.10]', async ({
  page,
  customer,
}) => {
  const restaurant = await openWithTen(customer)
  await openTable(page, restaurant)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByLabel('Change prices by').fill('-10')
  await page.getByLabel('Rounding').selectOption('To .95')
  await page.getByRole('button', { name: 'Apply to 2 items' }).click()
  await expect(page.getByLabel('Price of Tomato Soup')).toHaveValue('7.95')
  await expect(page.getByLabel('Price of Soup A')).toHaveValue('2.95')
  await expect(page.getByLabel('Price of Soup B')).toHaveValue('3.00')
  await page.getByLabel('Availability of Soup B').selectOption('Sold out')
  await review(page).click()
  await dialog(page).getByRole('button', { name: 'Save 3 items' }).click()
  await expect(page.getByText('Sold out until you change it')).toBeVisible()

  const [first] = restaurant.items
  await customer.api.call('PUT', `/api/menu-items/${first.id}`, { price: 20 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alertOf(page, '2 items changed back. 1 item changed again since, and stayed.')).toBeVisible()
  expect(await pricesOf(restaurant)).toMatchObject({ 'Tomato Soup': 20, 'Soup A': 3 })
})

test('a menu that changed meanwhile is shown again before it is saved [4.31.3]', async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  await openTable(page, restaurant)
  await page.getByLabel('Price of Tomato Soup').fill('9')
  await review(page).click()
  await expect(dialog(page)).toContainText('$8.50')
  await customer.api.call('PUT', `/api/menu-items/${restaurant.items[0].id}`, { price: 8.75 })
  await dialog(page).getByRole('button', { name: 'Save 1 item' }).click()
  await expect(dialog(page)).toContainText('The menu was changed elsewhere meanwhile.')
  await expect(dialog(page)).toContainText('$8.75')
  await dialog(page).getByRole('button', { name: 'Save 1 item' }).click()
  await expect(alertOf(page, '1 item has been changed')).toBeVisible()
  expect(await pricesOf(restaurant)).toMatchObject({ 'Tomato Soup': 9 })
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a file is imported after its changes were looked at, once even when the answer is lost [4.31.3, 4.31.6]', {
  tag: '@core',
}, async ({ page, customer, complaints }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/menu`)
  await page.getByRole('button', { name: 'Import a file' }).click()
  const importing = page.getByRole('dialog', { name: 'Import a menu' })
  const choose = (text: string) =>
    importing
      .getByLabel('CSV file')
      .setInputFiles({ name: 'menu.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(text) })
  await choose('id;name;price\n999999999;Soup;1,00\n')
  await expect(importing.getByRole('region', { name: 'Errors' })).toContainText('Line 2, Id: No item of this menu')
  await expect(importing.getByRole('button', { name: /^Import/ })).toBeDisabled()
  const [{ id }] = restaurant.items
  await choose(`\ufeffid;name;price;type;section;description\r\n${id};;1.250;;;\r\n`)
  await expect(importing).toContainText('How are prices written in this file?')
  await choose(`\ufeffid;price;name;type;section;description\r\n;1.250;Pea Soup;appetizer;Stews;Green and thick\r\n`)
  await importing.getByRole('radio', { name: '1.250,00' }).check()
  await expect(importing.getByRole('region', { name: 'Changes' })).toContainText('$1250.00')
  await expect(importing).toContainText('New sections: Stews')
  await loseAnswers(page, '**/menu/import**', 1)
  await importing.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(alertOf(page, 'Failed to change the menu')).toBeVisible()
  await importing.getByRole('button', { name: 'Import 1 item' }).click()
  await expect(alertOf(page, 'The menu has been imported: 1 new, 0 changed')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Stews' }).getByRole('heading', { name: 'Pea Soup' })).toBeVisible()
  expect((await menuOf(restaurant)).filter(({ name }) => name === 'Pea Soup')).toHaveLength(1)
  expect(complaints.splice(0)).toHaveLength(1)
})

test('the menu is downloaded as a file, and comes back unchanged [4.31.1, 4.31.2]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/menu`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('menu.csv')
  await page.getByRole('button', { name: 'Import a file' }).click()
  await page.getByLabel('CSV file').setInputFiles(await download.path())
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ unchanged$/)
})
