import { expect, type Page } from '@playwright/test'
import { type Account, type Kitchen, openRestaurant, signUp, test } from './fixtures'

/** The alert with a text; one that is just leaving may still be there. */
const alertOf = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first()

const PICTURE = '/images/fallback.webp'
/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Loses the answers to the calls of a path: the server does its work, and the browser never hears of it. */
async function loseAnswers(page: Page, path: string) {
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort()
  })
}

const breakServer = (page: Page, path: string) =>
  page.route(path, (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 })))

async function fillRestaurant(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('Slow broths and hand-cut noodles.')
  await page.getByLabel('Cuisine').selectOption('Japanese')
  await page.getByLabel('Price level').selectOption('EXPENSIVE')
  await page.getByLabel('Picture address').fill(PICTURE)
  await page.getByLabel('Address', { exact: true }).fill('8 Bleecker Street')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State').fill('NY')
  await page.getByLabel('Zip').fill('10012')
  await page.getByLabel('Delivery fee').fill('2.49')
  await page.getByLabel('Delivery time').fill('25')
  await page.getByLabel('Business hours').fill('11:00-22:00')
}

async function fillItem(page: Page, form: string, name: string) {
  const fields = page.getByRole('form', { name: form })
  await fields.getByLabel('Name').fill(name)
  await fields.getByLabel('Description').fill('With miso and scallions.')
  await fields.getByLabel('Price').fill('12.5')
  await fields.getByLabel('Picture address').fill(PICTURE)
  return fields
}

const restaurantsOf = async (owner: Account) =>
  (await owner.api.call<{ restaurants: { name: string; servicing: boolean }[] }>('GET', '/api/manage')).restaurants

const menuOf = async (kitchen: Kitchen) =>
  (
    await kitchen.owner.api.call<{ menu_items: { name: string; price: number }[] }>(
      'GET',
      `/api/manage/${kitchen.id}/menu`,
    )
  ).menu_items

const rowOf = (page: Page, kitchen: Kitchen) =>
  page.getByRole('list', { name: 'Your restaurants' }).getByRole('listitem').filter({ hasText: kitchen.name })

test('visitors log in first and come back', async ({ page, restaurant, account }) => {
  const [soup] = restaurant.items
  for (const path of [
    '/restaurants/new',
    `/restaurants/${restaurant.id}/update`,
    `/restaurants/${restaurant.id}/menu`,
    '/menu-items/new',
    `/menu-items/${soup.id}/update`,
    `/menu-items/${soup.id}/delete`,
  ]) {
    await page.goto(path)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
  }
  const answer = await page.request.get('/restaurants/manage', { maxRedirects: 0 })
  expect(answer.status()).toBe(307)
  await page.goto('/restaurants/manage')
  await page.getByLabel('Email or phone number').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL('/restaurants/manage')
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Add your restaurant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add your restaurant' })).toBeVisible()
})

test('the screens of an owner tell others that they are not allowed, and nothing else', async ({
  page,
  customer,
  restaurant,
}) => {
  expect(customer.id).not.toBe(restaurant.owner.id)
  const [soup] = restaurant.items
  for (const path of [
    `/restaurants/${restaurant.id}/update`,
    `/restaurants/${restaurant.id}/menu`,
    `/menu-items/${soup.id}/update`,
    `/menu-items/${soup.id}/delete`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'You are not allowed to do this.' })).toBeVisible()
    await expect(page.getByText(restaurant.name)).toHaveCount(0)
    await expect(page.getByText('Tomato Soup')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
  await page.goto('/menu-items/new')
  await expect(page.getByRole('heading', { level: 1, name: 'First, add your restaurant' })).toBeVisible()
})

test('guests are asked to sign up before they own anything', async ({ page, restaurant }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue as guest' }).click()
  await expect(page).toHaveURL('/home')
  for (const path of [
    '/restaurants/manage',
    '/restaurants/new',
    '/menu-items/new',
    `/restaurants/${restaurant.id}/menu`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign up to continue.' })).toBeVisible()
  }
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign up to continue' })).toBeVisible()
})

test('what does not exist answers 404', async ({ page, customer, complaints }) => {
  expect(customer.id).toBeGreaterThan(0)
  const paths = [
    '/restaurants/999999999/update',
    '/restaurants/1e3/menu',
    '/menu-items/999999999/update',
    '/menu-items/x/delete',
  ]
  for (const path of paths) expect((await page.goto(path))?.status()).toBe(404)
  // The browser notes the status of each page.
  expect(complaints.splice(0)).toHaveLength(paths.length)
})

test('the restaurant form names each mistake and what is missing', async ({ page, customer }) => {
  expect(customer.id).toBeGreaterThan(0)
  await page.goto('/restaurants/new')
  const submit = page.getByRole('button', { name: 'Create restaurant' })
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveAccessibleDescription(/^Still needed: Name, Description, Cuisine, Price level, Address,/)
  await fillRestaurant(page, 'Broth and Bowl')
  await expect(submit).toBeEnabled()
  const mistakes = [
    ['Name', 'B', 'Name must be 2 to 50 characters'],
    ['Name', 'B'.repeat(51), 'Name must be 2 to 50 characters'],
    ['Description', 'Too short', 'Description must be 10 to 500 characters'],
    ['Address', 'Bleecker Street 8', 'Address must start with a number'],
    ['Address', '8 Bl', 'Address must be at least 5 characters'],
    ['City', 'New York 2', 'City may only contain letters, spaces and hyphens'],
    ['City', '', 'City is required'],
    ['State', 'ny', 'State must be two uppercase letters'],
    ['State', 'NYC', 'State must be two uppercase letters'],
    ['Zip', '1001', 'Zip must be 5 digits'],
    ['Delivery fee', '-1', 'Delivery fee must be a number of dollars, 0 or more'],
    ['Delivery fee', '', 'Delivery fee must be a number of dollars, 0 or more'],
    ['Delivery time', '0', 'Delivery time must be 1 to 180 minutes'],
    ['Delivery time', '181', 'Delivery time must be 1 to 180 minutes'],
    ['Business hours', '', 'Business hours is required'],
    ['Business hours', 'all day', "Business hours must contain ':', such as 11:00-22:00"],
    ['Picture address', 'bistro.webp', 'Image must be a valid URL'],
  ] as const
  for (const [label, wrong, text] of mistakes) {
    const field = page.getByLabel(label, { exact: true })
    const right = await field.inputValue()
    await field.fill(wrong)
    await field.blur()
    await expect(page.getByText(text)).toBeVisible()
    await expect(field).toHaveAccessibleDescription(text)
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveAccessibleDescription(
      wrong === '' ? `Still needed: ${label}.` : `Please check: ${label}.`,
    )
    await field.fill(right)
    await expect(page.getByText(text)).toHaveCount(0)
    await expect(submit).toBeEnabled()
  }
})

test('a restaurant is created once, although the answer was lost', async ({ page, customer, complaints }) => {
  await page.goto('/restaurants/new')
  await fillRestaurant(page, 'Broth and Bowl')
  const submit = page.getByRole('button', { name: 'Create restaurant' })

  await breakServer(page, '**/api/restaurants/')
  await submit.click()
  await expect(alertOf(page, 'Failed to create restaurant')).toBeVisible()
  await page.unroute('**/api/restaurants/')

  await loseAnswers(page, '**/api/restaurants/')
  await submit.click()
  await expect.poll(async () => (await restaurantsOf(customer)).length).toBe(1)
  await expect(alertOf(page, 'Failed to create restaurant')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Broth and Bowl')
  await expect(page.getByLabel('Delivery fee')).toHaveValue('2.49')
  await page.unroute('**/api/restaurants/')

  await submit.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu of Broth and Bowl' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No menu items available.' })).toBeVisible()
  expect(await restaurantsOf(customer)).toHaveLength(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Manage your restaurants' })).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(2)
})

test('an error that the server finds stands at its field', async ({ page, customer, complaints }) => {
  expect(customer.id).toBeGreaterThan(0)
  await page.goto('/restaurants/new')
  await fillRestaurant(page, 'Broth and Bowl')
  const body = { message: 'Zip is unknown', error: 'Zip is unknown', errors: { zip: 'Zip is unknown' } }
  await page.route('**/api/restaurants/', (route) => route.fulfill({ status: 400, json: body }))
  const submit = page.getByRole('button', { name: 'Create restaurant' })
  await submit.click()
  await expect(page.getByLabel('Zip')).toHaveAccessibleDescription('Zip is unknown')
  await expect(page.getByLabel('Zip')).toBeFocused()
  await expect(submit).toBeDisabled()
  await page.getByLabel('Zip').fill('10013')
  await expect(submit).toBeEnabled()
  expect(complaints.splice(0)).toHaveLength(1)
})

test('an owner changes a restaurant and sees its card meanwhile', async ({ page, customer, complaints }) => {
  const kitchen = await openRestaurant(customer)
  await page.goto('/restaurants/manage')
  await rowOf(page, kitchen)
    .getByRole('link', { name: `Edit ${kitchen.name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `Edit ${kitchen.name}` })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Night Noodles')
  await page.getByLabel('Delivery fee').fill('0')
  await page.getByLabel('Closing time').fill('23:30')
  await expect(page.getByText('Night Noodles')).toBeVisible()
  await expect(page.getByText('30 min · Free delivery')).toBeVisible()
  await page.getByLabel('Picture file').setInputFiles({ name: 'noodles.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByLabel('Picture address')).toHaveValue(/^\/api\/images\/[0-9a-f]{64}$/)

  await breakServer(page, `**/api/manage/${kitchen.id}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(alertOf(page, 'Failed to update restaurant')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Night Noodles')
  await page.unroute(`**/api/manage/${kitchen.id}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL('/restaurants/manage')
  await expect(rowOf(page, { ...kitchen, name: 'Night Noodles' })).toBeVisible()
  const { restaurant } = await customer.api.call<{ restaurant: object }>('GET', `/api/restaurants/${kitchen.id}`)
  expect(restaurant).toMatchObject({ name: 'Night Noodles', deliveryFee: 0, closingTime: '23:30' })
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a file that is no picture is refused in words', async ({ page, customer, complaints }) => {
  expect(customer.id).toBeGreaterThan(0)
  await page.goto('/restaurants/new')
  const file = page.getByLabel('Picture file')
  await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(alertOf(page, 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture')).toBeVisible()
  await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(alertOf(page, 'This file is not a picture that we can read')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
})

test('unsaved changes are not left by accident', async ({ page, customer }) => {
  const kitchen = await openRestaurant(customer)
  await page.goto(`/restaurants/${kitchen.id}/update`)
  await page.getByRole('main').getByRole('link', { name: 'Manage your restaurants' }).click()
  await expect(page).toHaveURL('/restaurants/manage')
  await page.goto(`/restaurants/${kitchen.id}/update`)
  await page.getByLabel('City').fill('Boston')
  await page.getByRole('main').getByRole('link', { name: 'Manage your restaurants' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('City')).toHaveValue('Boston')
  const asked = page.waitForEvent('dialog')
  // The browser asks in its own words, and the page stays.
  const reload = page.reload().catch(() => null)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await reload
  await page.getByLabel('City').fill('Boston')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/restaurants/manage')
})

test('a restaurant is deactivated after a question and reactivated at once', async ({ page, customer, complaints }) => {
  const kitchen = await openRestaurant(customer)
  await page.goto('/restaurants/manage')
  const row = rowOf(page, kitchen)
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  const deactivate = row.getByRole('button', { name: `Deactivate ${kitchen.name}` })
  const question = page.getByRole('alertdialog', { name: `Deactivate ${kitchen.name}?` })

  await breakServer(page, `**/api/manage/${kitchen.id}*`)
  await deactivate.click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(alertOf(page, 'Failed to deactivate restaurant')).toBeVisible()
  await page.unroute(`**/api/manage/${kitchen.id}*`)
  await expect(row.getByText('Active', { exact: true })).toBeVisible()

  await deactivate.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(deactivate).toBeFocused()
  await deactivate.click()
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
  expect(await restaurantsOf(customer)).toMatchObject([{ servicing: false }])

  const reactivate = row.getByRole('button', { name: `Reactivate ${kitchen.name}` })
  await breakServer(page, '**/reactivate')
  await reactivate.click()
  await expect(alertOf(page, 'Failed to reactivate restaurant')).toBeVisible()
  await page.unroute('**/reactivate')
  await reactivate.click()
  await expect(alertOf(page, 'Restaurant successfully reactivated!')).toBeVisible()
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  expect(await restaurantsOf(customer)).toMatchObject([{ servicing: true }])
  expect(complaints.splice(0)).toHaveLength(2)
})

test('a restaurant is deleted after its name was typed and the counts were seen', async ({
  page,
  customer,
  newJar,
  complaints,
}) => {
  const kitchen = await openRestaurant(customer)
  const diner = await signUp(await newJar())
  const items = [{ menu_item_id: kitchen.items[0].id, quantity: 1 }]
  const order = { restaurant_id: kitchen.id, items }
  const { id } = await diner.api.call<{ id: number }>('POST', '/api/orders', order)
  await diner.api.call('PUT', `/api/orders/${id}/submit`)
  await diner.api.call('POST', '/api/orders', order)
  const review = { restaurant_id: kitchen.id, order_id: id, review: 'Lovely.', order_rating: 5, restaurant_rating: 5 }
  await diner.api.call('POST', '/api/reviews', review)
  await diner.api.call('PUT', `/api/menu-items/${kitchen.items[0].id}/like`)

  await page.goto('/restaurants/manage')
  await expect(rowOf(page, kitchen).getByText('5.0')).toBeVisible()
  await rowOf(page, kitchen)
    .getByRole('button', { name: `Delete ${kitchen.name}` })
    .click()
  const question = page.getByRole('alertdialog', { name: `Delete ${kitchen.name} for good?` })
  await expect(question).toContainText(/menu items\s*3\s*like\s*1\s*review\s*1/)
  await expect(question).toContainText('2 orders stay with customers as receipts.')
  await expect(question).toContainText('1 of them is not placed yet and will be canceled.')
  const confirm = question.getByRole('button', { name: 'Delete for good' })
  await expect(confirm).toBeDisabled()
  await question.getByRole('textbox').fill(kitchen.name.slice(1))
  await expect(confirm).toBeDisabled()

  await breakServer(page, `**/api/manage/${kitchen.id}*`)
  await question.getByRole('textbox').fill(kitchen.name)
  await confirm.click()
  await expect(alertOf(page, 'Failed to delete restaurant')).toBeVisible()
  await page.unroute(`**/api/manage/${kitchen.id}*`)
  await rowOf(page, kitchen)
    .getByRole('button', { name: `Delete ${kitchen.name}` })
    .click()
  await question.getByRole('textbox').fill(kitchen.name)
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible()
  expect(await restaurantsOf(customer)).toHaveLength(0)
  const kept = await diner.api.call<{ orders: object[] }>('GET', '/api/orders')
  expect(kept.orders).toMatchObject([
    { status: 'Canceled', restaurantId: null, restaurant: { name: kitchen.name } },
    { status: 'Submitted', restaurantId: null, restaurant: { name: kitchen.name } },
  ])
  expect(complaints.splice(0)).toHaveLength(1)
})

test('an item is added to the menu in its place, and a lost answer adds no second one', async ({
  page,
  customer,
  complaints,
}) => {
  const kitchen = await openRestaurant(customer)
  await page.goto(`/restaurants/${kitchen.id}/menu`)
  const drinks = page.getByRole('region', { name: 'Beverages' })
  await expect(drinks.getByText('No beverages on the menu.')).toBeVisible()
  await drinks.getByRole('button', { name: 'Add beverage' }).click()
  const form = page.getByRole('form', { name: 'New menu item' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await form.getByRole('button', { name: 'Add to menu' }).click()
  for (const text of [
    'Name is required',
    'Description must be at least 5 characters',
    'Price must be a number above 0 with at most two decimals',
    'Image must be a valid URL',
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
  expect((await menuOf(kitchen)).filter(({ name }) => name === 'Yuzu 7')).toEqual([
    expect.objectContaining({ price: 12.5 }),
  ])
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a change of the menu shows at once and is taken back when it fails', async ({ page, customer, complaints }) => {
  const kitchen = await openRestaurant(customer)
  await page.goto(`/restaurants/${kitchen.id}/menu`)
  const starters = page.getByRole('region', { name: 'Appetizers' })
  const sweets = page.getByRole('region', { name: 'Desserts' })
  await starters.getByRole('button', { name: 'Edit Tomato Soup' }).click()
  const form = page.getByRole('form', { name: 'Edit Tomato Soup' })
  await form.getByLabel('Name').fill('Soup No 1')
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(form.getByText('Name may only contain letters and spaces')).toBeVisible()
  await form.getByLabel('Name').fill('Cherry Soup')
  await form.getByLabel('Type').selectOption('dessert')

  let fail = () => {}
  const failing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/api/menu-items/*', async (route) => {
    await failing
    await route.fulfill({ status: 500 })
  })
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toBeVisible()
  await expect(form).toBeHidden()
  fail()
  await expect(form.getByRole('alert')).toHaveText('Failed to update menu item')
  await expect(form.getByLabel('Name')).toHaveValue('Cherry Soup')
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toHaveCount(0)
  await page.unroute('**/api/menu-items/*')
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(sweets.getByRole('button', { name: 'Edit Cherry Soup' })).toBeVisible()

  await page.route('**/api/menu-items/*', (route) => route.abort())
  await sweets.getByRole('button', { name: 'Delete Cherry Soup' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete Cherry Soup?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(alertOf(page, 'Failed to delete menu item')).toBeVisible()
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toBeVisible()
  await page.unroute('**/api/menu-items/*')
  await sweets.getByRole('button', { name: 'Delete Cherry Soup' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(sweets.getByRole('heading', { name: 'Cherry Soup' })).toHaveCount(0)
  await expect
    .poll(async () => (await menuOf(kitchen)).map(({ name }) => name))
    .toEqual(['Lemon Pasta', 'Olive Oil Cake'])
  expect(complaints.splice(0)).toHaveLength(2)
})

test('a new item needs a restaurant of the owner', async ({ page, customer, complaints }) => {
  const kitchen = await openRestaurant(customer)
  const second = await openRestaurant(customer)
  await page.goto('/menu-items/new')
  await page.getByRole('button', { name: 'Add to menu' }).click()
  for (const text of ['Please choose a restaurant', 'Please choose a food type', 'Image must be a valid URL']) {
    await expect(page.getByText(text)).toBeVisible()
  }
  const form = await fillItem(page, 'New menu item', 'Spring Roll')
  await form.getByLabel('Restaurant').selectOption(second.name)
  await form.getByLabel('Type').selectOption('appetizer')
  await form.getByLabel('Price').fill('-2')
  await expect(form.getByText('Price must be a number above 0 with at most two decimals')).toBeVisible()
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
  expect(await menuOf(kitchen)).toHaveLength(3)
  expect(complaints.splice(0)).toHaveLength(2)
})

test('an item named against the rule stays editable until it is renamed', async ({ page, customer }) => {
  const kitchen = await openRestaurant(customer)
  const body = {
    restaurant_id: kitchen.id,
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
    'Name may only contain letters and spaces',
    'Image must be a valid URL',
    'Description must be at least 5 characters',
    'Price must be a number above 0 with at most two decimals',
  ]) {
    await expect(form.getByText(text)).toBeVisible()
  }
  await form.getByLabel('Name').fill('7UP')
  await form.getByLabel('Picture address').fill(PICTURE)
  await form.getByLabel('Description').fill('Cold, clear and in a glass bottle.')
  await form.getByLabel('Price').fill('3.25')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(page).toHaveURL(`/restaurants/${kitchen.id}/menu`)
  expect(await menuOf(kitchen)).toContainEqual(expect.objectContaining({ name: '7UP', price: 3.25 }))
})

test('an item is deleted on a page of its own', async ({ page, customer, complaints }) => {
  const kitchen = await openRestaurant(customer)
  const [soup] = kitchen.items
  await page.goto(`/menu-items/${soup.id}/delete`)
  await expect(page.getByRole('heading', { level: 1, name: 'Delete Tomato Soup?' })).toBeVisible()
  await breakServer(page, '**/api/menu-items/*')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(alertOf(page, 'Failed to delete menu item')).toBeVisible()
  await page.unroute('**/api/menu-items/*')
  await page.getByRole('button', { name: 'Delete', exact: true }).dblclick()
  await expect(page).toHaveURL(`/restaurants/${kitchen.id}/menu`)
  await expect(page.getByRole('heading', { name: 'Tomato Soup' })).toHaveCount(0)
  expect((await menuOf(kitchen)).map(({ name }) => name)).toEqual(['Lemon Pasta', 'Olive Oil Cake'])
  expect(complaints.splice(0)).toHaveLength(1)
})
