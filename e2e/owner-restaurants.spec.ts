import { expect } from '@playwright/test'
import { openRestaurant, signUp, test } from './fixtures'
import { mailTo } from './mails'
import { breakServer, hold, loseAnswers } from './network'
import { addReview, alertOf, makeOrder, placeOrder } from './ordering'
import { fillRestaurant, PNG, restaurantsOf, rowOf } from './owner'

test('the restaurant form reports each mistake and what is missing [5.5.1, 5.5.3, 5.5.7, 5.5.9, 5.5.11, 5.5.13]', async ({
  page,
  customer: _,
}) => {
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
    ['Delivery fee', '-1', 'Delivery fee must be a number of dollars, from 0 to 1,000'],
    ['Delivery fee', '', 'Delivery fee must be a number of dollars, from 0 to 1,000'],
    ['Delivery time', '0', 'Delivery time must be 1 to 180 minutes'],
    ['Delivery time', '181', 'Delivery time must be 1 to 180 minutes'],
    ['Business hours', '', 'Business hours is required'],
    ['Business hours', 'call us', "Business hours must contain ':', such as 11:00-22:00"],
    ['Picture address', 'bistro.webp', 'Picture must be a valid URL'],
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

test('a restaurant is created once, although the answer was lost [1.2, 2.5.1, 8.3.1, 8.6.1]', { tag: '@core' }, async ({
  page,
  customer,
  complaints,
}) => {
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

  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await submit.dblclick()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu of Broth and Bowl' })).toBeVisible()
  // The alert disappears with the first press; the second one must not meet the link that was below the button.
  expect(requests).not.toContain('/restaurants/manage')
  await expect(page.getByRole('heading', { name: 'No menu items available.' })).toBeVisible()
  expect(await restaurantsOf(customer)).toHaveLength(1)
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Manage your restaurants' })).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(2)
})

test('a mistake that the server finds is shown at its field [8.3.1]', async ({ page, customer: _, complaints }) => {
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

test('an owner edits a restaurant with a preview of its card [1.2, 8.3.1]', { tag: '@core' }, async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  await page.goto('/restaurants/manage')
  await rowOf(page, restaurant)
    .getByRole('link', { name: `Edit ${restaurant.name}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${restaurant.name}` })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Night Noodles')
  await page.getByLabel('Delivery fee').fill('0')
  await expect(page.getByText('Night Noodles')).toBeVisible()
  await expect(page.getByText('30 min', { exact: true })).toBeVisible()
  await page.getByLabel('Picture file').setInputFiles({ name: 'noodles.png', mimeType: 'image/png', buffer: PNG })
  await expect(page.getByLabel('Picture address')).toHaveValue(/^\/api\/images\/[0-9a-f]{64}$/)

  await breakServer(page, `**/api/manage/${restaurant.id}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(alertOf(page, 'Failed to update restaurant')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Night Noodles')
  await page.unroute(`**/api/manage/${restaurant.id}`)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(alertOf(page, 'Night Noodles has been saved')).toBeVisible()
  await page.getByRole('link', { name: 'Manage your restaurants' }).click()
  await expect(rowOf(page, { ...restaurant, name: 'Night Noodles' })).toBeVisible()
  const answer = await customer.api.call<{ restaurant: object }>('GET', `/api/restaurants/${restaurant.id}`)
  expect(answer.restaurant).toMatchObject({ name: 'Night Noodles', deliveryFee: 0 })
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a file that is not a picture is refused with a text', async ({ page, customer: _, complaints }) => {
  await page.goto('/restaurants/new')
  const file = page.getByLabel('Picture file')
  await file.setInputFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') })
  await expect(alertOf(page, 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture')).toBeVisible()
  await file.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') })
  await expect(alertOf(page, 'This file is not a picture that we can read')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
})

test('a file chosen before the scripts of the page ran is uploaded as well', async ({ page, customer: _ }) => {
  const letGo = await hold(page, /\/_next\/static\/.*\.js/)
  await page.goto('/restaurants/new', { waitUntil: 'commit' })
  const file = { name: 'noodles.png', mimeType: 'image/png', buffer: PNG }
  await page.getByLabel('Picture file').setInputFiles(file)
  await letGo()
  await expect(page.getByLabel('Picture address')).toHaveValue(/^\/api\/images\/[0-9a-f]{64}$/)
})

test('a form waits for the picture that is being uploaded [2.6.6]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/update`)
  const letGo = await hold(page, '**/api/images')
  const file = { name: 'noodles.png', mimeType: 'image/png', buffer: PNG }
  await page.getByLabel('Picture file').setInputFiles(file)
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toHaveAttribute('aria-busy', 'true')
  await page.getByLabel('City').press('Enter')
  await letGo()
  await expect(page.getByLabel('Picture address')).toHaveValue(/^\/api\/images\//)
  await save.click()
  await expect(alertOf(page, `${restaurant.name} has been saved`)).toBeVisible()
  const answer = await customer.api.call<{ restaurant: object }>('GET', `/api/restaurants/${restaurant.id}`)
  expect(answer.restaurant).toMatchObject({ storeImage: expect.stringMatching(/^\/api\/images\//) })
})

test('leaving unsaved changes needs a confirmation [2.6.5]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/update`)
  await page.getByRole('link', { name: 'Manage your restaurants' }).click()
  await expect(page).toHaveURL('/restaurants/manage')
  await page.goto(`/restaurants/${restaurant.id}/update`)
  await page.getByLabel('City').fill('Boston')
  await page.getByRole('link', { name: 'Manage your restaurants' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('City')).toHaveValue('Boston')
  const asked = page.waitForEvent('dialog')
  // The browser shows its own confirmation, and the page stays.
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

test('leaving unsaved changes by the browser’s Back needs a confirmation [2.6.5]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer)
  const goBack = () => page.evaluate(() => history.back())
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.goto('/restaurants/manage')
  const edit = page.getByRole('link', { name: `Edit ${restaurant.name}` })
  await edit.click()
  await expect(page.getByRole('heading', { level: 1, name: `Settings of ${restaurant.name}` })).toBeVisible()
  await goBack()
  await expect(page).toHaveURL('/restaurants/manage')

  await edit.click()
  await page.getByLabel('City').click()
  await page.keyboard.type('!')
  await goBack()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}/update`)
  await expect(page.getByLabel('City')).toHaveValue('New York!')
  await goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/restaurants/manage')
  await expect(edit).toBeVisible()
})

test("the server's answer to a restaurant update is shown [8.3.1]", async ({ page, customer, complaints }) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/update`)
  await page.getByLabel('City').fill('Boston')
  const save = page.getByRole('button', { name: 'Save changes' })
  const says = (json: object) =>
    page.route(`**/api/manage/${restaurant.id}`, (route) => route.fulfill({ status: 409, json }))
  await says({ message: 'Not today', error: 'Not today', errors: {} })
  await save.click()
  await expect(alertOf(page, 'Not today')).toBeVisible()
  await says({ errors: { owner: 'The owner is away', license: 'The license is old' } })
  await save.click()
  await expect(alertOf(page, 'The owner is away')).toBeVisible()
  await says({ message: 'Not today', errors: { city: 'City is unknown', zip: 'Zip is unknown' } })
  await save.click()
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('City is unknown')
  await expect(page.getByLabel('City')).toBeFocused()
  await expect(page.getByLabel('Zip')).toHaveAccessibleDescription('Zip is unknown')
  await expect(page.getByLabel('City')).toHaveValue('Boston')
  expect(complaints.splice(0)).toHaveLength(3)
})

test('a restaurant is deactivated after a confirmation and reactivated at once [1.2, 4.5.1, 8.3.4, 8.3.6]', async ({
  page,
  customer,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  await page.goto('/restaurants/manage')
  const row = rowOf(page, restaurant)
  await expect(row.getByText('Active', { exact: true })).toBeVisible()
  const deactivate = row.getByRole('button', { name: `Deactivate ${restaurant.name}` })
  const question = page.getByRole('alertdialog', { name: `Deactivate ${restaurant.name}?` })

  await deactivate.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(deactivate).toBeFocused()
  await deactivate.click()
  await breakServer(page, '**/api/manage/*')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(alertOf(page, 'Failed to deactivate restaurant')).toBeVisible()
  await page.unroute('**/api/manage/*')
  await question.getByRole('button', { name: 'Deactivate' }).click()
  await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
  expect(await restaurantsOf(customer)).toMatchObject([{ servicing: false }])

  const reactivate = row.getByRole('button', { name: `Reactivate ${restaurant.name}` })
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

test('a restaurant is deleted after the counts were shown and its name was typed [1.2, 4.5.3, 8.3.4, 8.6.1]', {
  tag: '@core',
}, async ({ page, customer, newJar }) => {
  const restaurant = await openRestaurant(customer)
  const diner = await signUp(await newJar())
  const { id } = await addReview(diner, restaurant)
  const { version } = await diner.api.call<{ version: number }>('GET', `/api/orders/${id}`)
  await customer.api.call('PUT', `/api/orders/${id}/stage`, { stage: 'delivered', version })
  await makeOrder(diner, restaurant)
  await diner.api.call('PUT', `/api/menu-items/${restaurant.items[0].id}/like`)

  await page.goto('/restaurants/manage')
  await expect(rowOf(page, restaurant).getByText('5.0')).toBeVisible()
  await rowOf(page, restaurant)
    .getByRole('button', { name: `Delete ${restaurant.name}` })
    .click()
  const question = page.getByRole('alertdialog', { name: `Delete ${restaurant.name} for good?` })
  await expect(question).toContainText(/menu items\s*3\s*like\s*1\s*review\s*1/)
  await expect(question).toContainText('1 order stays with customers as receipts.')
  await expect(question).toContainText('1 order that nobody placed will be deleted.')
  const confirm = question.getByRole('button', { name: 'Delete for good' })
  await expect(confirm).toBeDisabled()
  await question.getByRole('textbox').fill(restaurant.name.slice(1))
  await expect(confirm).toBeDisabled()

  await question.getByRole('textbox').fill(restaurant.name)
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible()
  expect(await restaurantsOf(customer)).toHaveLength(0)
  const kept = await diner.api.call<{ orders: object[] }>('GET', '/api/orders')
  expect(kept.orders).toMatchObject([
    { status: 'Submitted', restaurantId: null, restaurant: { name: restaurant.name } },
  ])
})

test('an owner has new orders mailed, and no longer [4.25.11]', async ({ page, customer, newJar }) => {
  const restaurant = await openRestaurant(customer)
  const guest = await signUp(await newJar())
  const mailed = page.getByRole('switch', { name: `Mail me new orders of ${restaurant.name}` })
  await page.goto('/restaurants/manage')
  await expect(mailed).not.toBeChecked()
  await mailed.check()
  await expect(alertOf(page, `Each new order of ${restaurant.name} is mailed to you`)).toBeVisible()
  const { id } = await placeOrder(guest, restaurant)
  expect(await mailTo(customer.email, `New order at ${restaurant.name}`)).toContain(
    `Order ${id} for ${guest.firstName}`,
  )
  await page.reload()
  await mailed.uncheck()
  await expect(alertOf(page, `Orders of ${restaurant.name} are not mailed`)).toBeVisible()
  await page.reload()
  await expect(mailed).not.toBeChecked()
})
