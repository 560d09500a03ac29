import { expect } from '@playwright/test'
import { openRestaurant, type Restaurant, test } from './fixtures'
import { alertOf } from './ordering'

type Group = {
  id: number
  name: string
  min: number
  max: number
  version: number
  modifiers: { id: number; name: string; price: number }[]
  items: { name: string }[]
}

const choicesPath = ({ id }: Restaurant) => `/restaurants/${id}/menu/choices`
const orderPath = ({ id }: Restaurant) => `/restaurants/${id}/menu/order`
const groupsOf = async ({ id, owner }: Restaurant) =>
  (await owner.api.call<{ modifierGroups: Group[] }>('GET', `/api/manage/${id}/modifier-groups`)).modifierGroups

const makeGroup = ({ id, owner }: Restaurant, over: object = {}) =>
  owner.api.call<Group>('POST', `/api/manage/${id}/modifier-groups`, {
    name: 'Side',
    min: 1,
    max: 1,
    modifiers: [
      { name: 'Fries', price: 0 },
      { name: 'Salad', price: 1 },
    ],
    ...over,
  })

test('a modifier group is copied, ordered by its buttons, and says at its fields what is wrong [4.19.5]', async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  const [soup] = restaurant.items
  await makeGroup(restaurant, { itemIds: [soup.id] })
  await page.goto(choicesPath(restaurant))
  await page.getByRole('button', { name: 'Duplicate Side' }).click()
  const form = page.getByRole('form', { name: 'New choice' })
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Side copy')
  await form.getByLabel('Name', { exact: true }).fill('Second side')
  await form.getByLabel('Reminder').fill('Choose what goes with it')
  await form.getByLabel('Max').fill('7')
  await form.getByRole('textbox', { name: 'Option 1' }).fill('')
  await form.getByRole('button', { name: 'Add choice' }).click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await form.getByRole('textbox', { name: 'Option 1' }).fill('Chips')
  await form.getByRole('button', { name: 'Add choice' }).click()
  await expect(form.getByText('Max must not be above the number of modifiers')).toBeVisible()
  await form.getByLabel('Max').fill('1')
  const down = form.getByRole('button', { name: 'Move Chips down' })
  await down.press('Enter')
  await expect(down).toBeFocused()
  await expect(form.getByRole('textbox', { name: 'Option 2' })).toHaveValue('Chips')
  await form.getByRole('button', { name: 'Add choice' }).click()
  await expect(page.getByRole('region', { name: 'Second side' })).toContainText('No item has it yet')
  expect(await groupsOf(restaurant)).toMatchObject([
    { name: 'Side', items: [{ name: soup.name }] },
    {
      name: 'Second side',
      prompt: 'Choose what goes with it',
      items: [],
      modifiers: [{ name: 'Salad' }, { name: 'Chips' }],
    },
  ])
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a deleted modifier group names the items that lose it, and one of its modifiers is sold out by a switch [4.19.5]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer)
  const itemIds = restaurant.items.map(({ id }) => id)
  await makeGroup(restaurant, { itemIds })
  await page.goto(choicesPath(restaurant))
  await page.getByRole('switch', { name: 'Available Fries' }).click()
  await expect(page.getByText(/^Sold out until/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete Side' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Side?' })
  for (const { name } of restaurant.items) await expect(question).toContainText(name)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No choices yet')).toBeVisible()
  expect(await groupsOf(restaurant)).toEqual([])
})

test('a modifier group that was changed in another tab is asked about [4.19.7]', async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  const group = await makeGroup(restaurant)
  await page.goto(choicesPath(restaurant))
  const change = (name: string, version: number) =>
    restaurant.owner.api.call('PUT', `/api/modifier-groups/${group.id}`, { version, name })
  const form = page.getByRole('form', { name: 'Edit Side' })
  const rename = async (name: string) => {
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByRole('button', { name: 'Save choice' }).click()
    await expect(form.getByRole('alert')).toContainText('This choice was changed while you edited it.')
  }
  await page.getByRole('button', { name: 'Edit Side' }).click()
  await change('Beside it', 1)
  await rename('Mine')
  await form.getByRole('button', { name: 'Take that' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Beside it')
  await change('Next to it', 2)
  await rename('Mine after all')
  await form.getByRole('button', { name: 'Save mine' }).click()
  await expect(page.getByRole('region', { name: 'Mine after all' })).toBeVisible()
  expect(await groupsOf(restaurant)).toMatchObject([{ name: 'Mine after all', version: 4 }])
  expect(complaints.splice(0)).toHaveLength(2)
})

test('sections are made, and a menu is ordered by its buttons and saved at once [4.19.6]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer)
  const [soup, pasta, cake] = restaurant.items
  await page.goto(orderPath(restaurant))
  for (const name of ['Classics', 'Sweets']) {
    await page.getByRole('button', { name: 'Add a section' }).click()
    await page.getByRole('textbox', { name: 'Name of the new section' }).fill(name)
    await page.getByRole('button', { name: 'Add section' }).click()
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  for (const { name } of [soup, pasta]) await page.getByLabel(`Section of ${name}`).selectOption('Classics')
  await page.getByLabel(`Section of ${cake.name}`).selectOption('Sweets')
  const up = page.getByRole('button', { name: `Move ${pasta.name} up` })
  await up.press('Enter')
  await expect(up).toBeFocused()
  await page.getByRole('button', { name: 'Move Sweets up' }).click()
  await page.getByRole('link', { name: 'Items' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(alertOf(page, 'The order of the menu has been saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save order' })).toBeHidden()

  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('navigation', { name: 'Menu sections' }).getByRole('link')).toHaveText([
    'Sweets',
    'Classics',
    'Reviews',
  ])
  const names = page.getByRole('region', { name: 'Classics' }).getByRole('heading', { level: 3 })
  await expect(names).toHaveText([pasta.name, soup.name])
})

test('a menu that was ordered in another tab is asked about, and a deleted section leaves its items [4.19.7]', async ({
  page,
  context,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  const [soup, pasta] = restaurant.items
  await page.goto(orderPath(restaurant))
  const other = await context.newPage()
  await other.goto(orderPath(restaurant))
  await other.getByRole('button', { name: 'Add a section' }).click()
  await other.getByRole('textbox', { name: 'Name of the new section' }).fill('Classics')
  await other.getByRole('button', { name: 'Add section' }).click()
  await other.getByLabel(`Section of ${soup.name}`).selectOption('Classics')
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('textbox', { name: 'Name of the new section' }).fill('Mine')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByLabel(`Section of ${pasta.name}`).selectOption('Mine')

  await other.getByRole('button', { name: 'Save order' }).click()
  await expect(other.getByRole('alert').filter({ hasText: 'was changed elsewhere' })).toBeVisible()
  await other.getByRole('button', { name: 'Save mine' }).click()
  await expect(alertOf(other, 'The order of the menu has been saved')).toBeVisible()
  await expect(other.getByRole('region', { name: 'Mine' })).toBeVisible()
  await page.getByRole('button', { name: 'Save order' }).click()
  await page.getByRole('button', { name: 'See it as it is' }).click()
  await expect(page.getByRole('region', { name: 'Classics' })).toContainText(soup.name)
  await expect(page.getByRole('button', { name: 'Save order' })).toBeHidden()

  await page.getByRole('button', { name: 'Delete Classics' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('region', { name: 'Appetizers' })).toContainText(soup.name)
  expect(complaints.splice(0)).toHaveLength(2)
})

test('an item gets its section, tags, allergens and choices in its form [4.19.8]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  const [soup] = restaurant.items
  const [side] = [await makeGroup(restaurant), await makeGroup(restaurant, { name: 'Dip' })]
  await restaurant.owner.api.call('POST', `/api/manage/${restaurant.id}/sections`, { name: 'Classics' })
  await page.goto(`/restaurants/${restaurant.id}/menu`)
  await page.getByRole('button', { name: `Edit ${soup.name}` }).click()
  const form = page.getByRole('form', { name: `Edit ${soup.name}` })
  await form.getByLabel('Section').selectOption('Classics')
  await form.getByRole('button', { name: 'Tags, allergens and choices' }).click()
  await form.getByRole('button', { name: 'Vegan' }).click()
  await form.getByRole('button', { name: 'Celery' }).click()
  for (const name of ['Side', 'Dip']) await form.getByLabel('Add a choice').selectOption(name)
  await form.getByRole('button', { name: 'Move Dip up' }).click()
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(page.getByRole('region', { name: 'Classics' }).getByRole('heading', { level: 3 })).toHaveText(soup.name)

  await expect(page.getByRole('button', { name: `Edit ${soup.name}` })).toBeVisible()
  await page.goto(`/menu-items/${soup.id}/update`)
  await page.getByRole('button', { name: 'Tags, allergens and choices' }).click()
  await expect(page.getByRole('button', { name: 'Vegan' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Take Dip away' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}/menu`)
  expect(await restaurant.owner.api.call('GET', `/api/menu-items/${soup.id}`)).toMatchObject({
    dietary: ['vegan'],
    allergens: ['celery'],
    modifierGroups: [{ id: side.id }],
  })
})
