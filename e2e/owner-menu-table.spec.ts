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

/** The options of a choice are there once it has the focus. */
async function choose(page: Page, label: string, option: string) {
  await page.getByLabel(label).focus()
  await page.getByLabel(label).selectOption(option)
}

/** Pastes what a spreadsheet has copied into the focused cell. */
async function paste(page: Page, copied: string) {
  await page.evaluate((text) => navigator.clipboard.writeText(text), copied)
  await page.keyboard.press('ControlOrMeta+v')
}

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
  await choose(page, 'Availability of Soup B', 'Sold out')
  await review(page).click()
  await dialog(page).getByRole('button', { name: 'Save 3 items' }).click()
  await expect(page.getByText('Sold out until you change it')).toBeVisible()

  const [first] = restaurant.items
  await customer.api.call('PUT', `/api/menu-items/${first.id}`, { price: 20 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(alertOf(page, '2 items changed back. 1 item changed again since, and stayed.')).toBeVisible()
  expect(await pricesOf(restaurant)).toMatchObject({ 'Tomato Soup': 20, 'Soup A': 3 })
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('cells of a spreadsheet are pasted, marked where they are wrong, and taken back at once; rows are copied for one [4.31.11, 4.31.12]', {
    tag: '@core',
  }, async ({ page, customer }) => {
    const restaurant = await openWithTen(customer)
    await customer.api.call('POST', `/api/manage/${restaurant.id}/sections`, { name: 'Soups' })
    await openTable(page, restaurant)
    const price = (name: string) => page.getByLabel(`Price of ${name}`)
    await page.keyboard.press('ArrowRight')
    await paste(page, '9,5\tsoups\tSold out\r\n4,25\tStews\tno\r\nn/a\r\n')
    await expect(price('Tomato Soup')).toHaveValue('9.50')
    await expect(page.getByLabel('Section of Tomato Soup')).toHaveValue('Soups')
    await expect(page.getByLabel('Availability of Tomato Soup')).toHaveValue('yes')
    await expect(price('Soup A')).toHaveValue('4.25')
    await expect(page.getByLabel('Section of Soup A')).toHaveAccessibleDescription(/^No section, or more than one,/)
    await expect(price('Soup B')).toHaveValue('n/a')
    await expect(price('Soup B')).toHaveAccessibleDescription(/^Price must be a number above 0/)
    await review(page).click()
    await expect(page.getByLabel('Section of Soup A')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(price('Tomato Soup')).toHaveValue('8.50')
    await expect(price('Soup B')).toHaveValue('3.00')
    await expect(review(page)).toBeDisabled()

    await page.getByLabel('Name of Olive Oil Cake').focus()
    await paste(page, 'Plum Cake\t6\t\tno\tx\nPear Cake\t5\n')
    await expect(alertOf(page, '1 row and 1 column did not fit into the table and were left out')).toBeVisible()
    await expect(page.getByLabel('Name of Olive Oil Cake')).toHaveValue('Plum Cake')
    await page.keyboard.press('End')
    await paste(page, 's')
    await expect(page.getByLabel('Name of Olive Oil Cake')).toHaveValue('Plum Cakes')

    await page.getByLabel('Select Soup A').check()
    await page.getByLabel('Select Soup C').check()
    await price('Soup C').focus()
    await paste(page, '5,5')
    await expect(price('Soup A')).toHaveValue('5.50')
    await expect(price('Soup B')).toHaveValue('3.00')
    await page.getByLabel('Availability of Soup A').focus()
    await paste(page, 'Sold out today')
    await page.getByLabel('Select Soup C').focus()
    await page.keyboard.press('ControlOrMeta+c')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Soup A\t5.50\t\tSold out today\nSoup C\t5.50\t\tSold out today',
    )
    await review(page).click()
    await expect(dialog(page).getByRole('status')).toHaveText('3 changed')
    await dialog(page).getByRole('button', { name: 'Save 3 items' }).click()
    await expect(alertOf(page, '3 items have been changed')).toBeVisible()
    expect(await pricesOf(restaurant)).toMatchObject({ 'Soup A': 5.5, 'Soup C': 5.5, 'Plum Cakes': 6 })
  })
})

test('a row has few elements, and a choice gets its options when it is reached [4.31.13]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer)
  for (const name of ['Soups', 'Pasta', 'Sweets']) {
    await customer.api.call('POST', `/api/manage/${restaurant.id}/sections`, { name })
  }
  await openTable(page, restaurant)
  const row = page.getByRole('row').filter({ has: page.getByLabel('Name of Tomato Soup') })
  expect(await row.evaluate((element) => element.querySelectorAll('*').length)).toBeLessThanOrEqual(13)
  await choose(page, 'Section of Tomato Soup', 'Sweets')
  await review(page).click()
  await expect(dialog(page)).toContainText('Sweets')
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
