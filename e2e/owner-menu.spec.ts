import { expect } from '@playwright/test'
import { openRestaurant, test } from './fixtures'
import { breakServer, hold, loseAnswers } from './network'
import { alertOf } from './ordering'
import { fillItem, menuOf, PICTURE } from './owner'

test('an item is added to its section of the menu, and a lost answer adds no second one [8.4.2]', {
  tag: '@core',
}, async ({ page, customer, complaints }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/menu`)
  const drinks = page.getByRole('region', { name: 'Beverages' })
  await expect(drinks.getByText('No beverages on the menu.')).toBeVisible()
  await drinks.getByRole('button', { name: 'Add beverage' }).click()
  const form = page.getByRole('form', { name: 'New menu item' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByRole('button', { name: 'Add to menu' }).click()
  for (const text of [
    'Name is required',
    'Description must be at least 5 characters',
    'Price must be a number above 0 and at most 10,000, with at most two decimals',
    'Picture must be a valid URL',
  ]) {
    await expect(form.getByText(text)).toBeVisible()
  }
  await fillItem(page, 'New menu item', 'Yuzu 7')
  await loseAnswers(page, '**/api/menu-items/')
  await form.getByRole('button', { name: 'Add to menu' }).click()
  await expect(form.getByRole('alert')).toHaveText('Failed to create menu item')
  await expect(form.getByLabel('Name')).toHaveValue('Yuzu 7')
  await page.unroute('**/api/menu-items/')
  await form.getByRole('button', { name: 'Add to menu' }).click()
  await expect(drinks.getByRole('button', { name: 'Edit Yuzu 7' })).toBeVisible()
  await expect(form).toBeHidden()
  expect((await menuOf(restaurant)).filter(({ name }) => name === 'Yuzu 7')).toEqual([
    expect.objectContaining({ price: 12.5 }),
  ])
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a new item stands first in its section [4.10.2]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/menu`)
  const starters = page.getByRole('region', { name: 'Appetizers' })
  for (const name of ['Pea Soup', 'Onion Soup']) {
    await starters.getByRole('button', { name: 'Add appetizer' }).click()
    const form = await fillItem(page, 'New menu item', name)
    await form.getByRole('button', { name: 'Add to menu' }).click()
    await expect(starters.getByRole('button', { name: `Edit ${name}` })).toBeVisible()
  }
  await expect(starters.getByRole('listitem').getByRole('heading')).toHaveText([
    'Onion Soup',
    'Pea Soup',
    'Tomato Soup',
  ])
})

test('a change of the menu shows at once and is undone when it fails [1.2, 4.10.2, 8.4.2]', { tag: '@core' }, async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/menu`)
  const starters = page.getByRole('region', { name: 'Appetizers' })
  const sweets = page.getByRole('region', { name: 'Desserts' })
  await starters.getByRole('button', { name: 'Edit Tomato Soup' }).click()
  const form = page.getByRole('form', { name: 'Edit Tomato Soup' })
  await form.getByLabel('Name').fill('Soup No 1')
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(form.getByText("Name may only contain letters and spaces, not '1'")).toBeVisible()
  await form.getByLabel('Name').fill('Cherry Soup')
  await form.getByLabel('Type').selectOption('dessert')

  await breakServer(page, '**/api/menu-items/*')
  const fail = await hold(page, '**/api/menu-items/*')
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toBeVisible()
  await expect(form).toBeHidden()
  await fail()
  await expect(form.getByRole('alert')).toHaveText('Failed to update menu item')
  await expect(form.getByLabel('Name')).toHaveValue('Cherry Soup')
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toHaveCount(0)
  await page.unroute('**/api/menu-items/*')
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(sweets.getByRole('button', { name: 'Edit Cherry Soup' })).toBeVisible()

  await sweets.getByRole('button', { name: 'Delete Cherry Soup' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Cherry Soup?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toHaveCount(0)
  await expect
    .poll(async () => (await menuOf(restaurant)).map(({ name }) => name))
    .toEqual(['Lemon Pasta', 'Olive Oil Cake'])
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a new item needs a restaurant of the owner [5.4.1, 5.4.3, 5.4.5, 8.4.3]', async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  const second = await openRestaurant(customer)
  await page.goto('/menu-items/new')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  for (const text of [
    'Please choose a restaurant',
    'Please choose a food type',
    'Picture must be a valid URL',
    'Name is required',
    'Description must be at least 5 characters',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  const form = await fillItem(page, 'New menu item', 'Spring Roll')
  await form.getByLabel('Restaurant').selectOption(second.name)
  await form.getByLabel('Type').selectOption('appetizer')
  await form.getByLabel('Price').fill('-2')
  await expect(
    form.getByText('Price must be a number above 0 and at most 10,000, with at most two decimals'),
  ).toBeVisible()
  await form.getByLabel('Price').fill('6')
  await breakServer(page, '**/api/menu-items/')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  await expect(alertOf(page, 'Failed to create menu item. Please try again.')).toBeVisible()
  await page.unroute('**/api/menu-items/')
  await loseAnswers(page, '**/api/menu-items/')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  await expect.poll(async () => (await menuOf(second)).length).toBe(4)
  await expect(alertOf(page, 'Failed to create menu item. Please try again.')).toBeVisible()
  await page.unroute('**/api/menu-items/')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  await expect(page).toHaveURL(`/restaurants/${second.id}/menu`)
  await expect(page.getByRole('heading', { name: 'Spring Roll' })).toBeVisible()
  expect(await menuOf(second)).toHaveLength(4)
  expect(await menuOf(restaurant)).toHaveLength(3)
  expect(complaints.splice(0)).toHaveLength(2)
})

test('an item whose name breaks the rule for new names stays editable until it is renamed [5.4.2, 5.4.3, 5.4.5]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer)
  const body = {
    restaurant_id: restaurant.id,
    name: '7UP',
    description: 'Cold and clear.',
    price: 3,
    food_type: 'beverage',
  }
  const { id } = await customer.api.call<{ id: number }>('POST', '/api/menu-items', { ...body, food_image: PICTURE })
  await page.goto(`/menu-items/${id}/update`)
  const form = page.getByRole('form', { name: 'Edit 7UP' })
  await form.getByLabel('Name').fill('8UP')
  await form.getByLabel('Picture address').fill('file:///etc/passwd')
  await form.getByLabel('Description').fill('Cold')
  await form.getByLabel('Price').fill('')
  await form.getByRole('button', { name: 'Save changes' }).click()
  for (const text of [
    "Name may only contain letters and spaces, not '8'",
    'Picture must be a valid URL',
    'Description must be at least 5 characters',
    'Price must be a number above 0 and at most 10,000, with at most two decimals',
  ]) {
    await expect(form.getByText(text)).toBeVisible()
  }
  await form.getByLabel('Name').fill('7UP')
  await form.getByLabel('Picture address').fill(PICTURE)
  await form.getByLabel('Description').fill('Cold, clear and in a glass bottle.')
  await form.getByLabel('Price').fill('3.25')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}/menu`)
  expect(await menuOf(restaurant)).toContainEqual(expect.objectContaining({ name: '7UP', price: 3.25 }))
})

test('an item is deleted on a page of its own [8.4.2]', { tag: '@core' }, async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  const [soup] = restaurant.items
  await page.goto(`/menu-items/${soup.id}/delete`)
  await expect(page.getByRole('heading', { level: 1, name: 'Delete Tomato Soup?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).dblclick()
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}/menu`)
  await expect(page.getByRole('heading', { name: 'Tomato Soup' })).toHaveCount(0)
  expect((await menuOf(restaurant)).map(({ name }) => name)).toEqual(['Lemon Pasta', 'Olive Oil Cake'])
})
