import { expect } from '@playwright/test'
import { logIn } from './entrance'
import { openRestaurant, signUp, test } from './fixtures'
import { placeOrder } from './ordering'
import { hire, invitationTo } from './staff'

test('an owner invites a cook, who accepts by mail, cooks, and loses the board when the work ends [4.32.2, 4.32.5, 4.32.6, 4.32.7]', async ({
  page,
  browser,
  customer,
  account,
  newJar,
  baseURL,
  complaints,
}) => {
  test.slow()
  const restaurant = await openRestaurant(customer)
  const desk = `/restaurants/${restaurant.id}/staff`
  await page.goto(desk)
  await expect(page.getByText('Only you so far')).toBeVisible()
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(form.getByText('Invalid email')).toBeVisible()
  await form.getByLabel('Email').fill(customer.email)
  await form.getByRole('button', { name: 'Send invitation' }).click()
  await expect(form.getByText('This restaurant is yours already.')).toBeVisible()
  await form.getByLabel('Email').fill(account.email)
  await form.getByRole('radio', { name: /^Kitchen/ }).check()
  await form.getByRole('button', { name: 'Send invitation' }).dblclick()
  const staff = page.getByRole('list', { name: 'Who works here' })
  await expect(staff.getByRole('listitem')).toHaveText([new RegExp(`${account.email}.*Invited`)])
  complaints.splice(0)

  const cooks = await browser.newContext({ baseURL: baseURL ?? '' })
  const kitchen = await cooks.newPage()
  await kitchen.goto(await invitationTo(account, restaurant))
  await kitchen.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(kitchen, account)
  await kitchen.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(kitchen.getByText(`You work at ${restaurant.name} now.`)).toBeVisible()
  expect(kitchen.url()).not.toContain('token')

  // The way to the board is in the menu.
  await kitchen.goto('/home')
  await kitchen.getByRole('button', { name: 'Open menu' }).click()
  await kitchen.getByRole('link', { name: 'Where you work' }).click()
  await expect(kitchen.getByRole('heading', { level: 1, name: 'Where you work' })).toBeVisible()
  await expect(kitchen.getByRole('switch', { name: /manually/ })).toHaveCount(0)
  await expect(kitchen.getByRole('link', { name: `Menu of ${restaurant.name}` })).toHaveCount(0)
  await kitchen.getByRole('link', { name: `Order board of ${restaurant.name}` }).click()
  const { id } = await placeOrder(await signUp(await newJar()), restaurant)
  await kitchen.getByRole('button', { name: `Start preparing order ${id}` }).click()
  await expect(kitchen.getByRole('button', { name: `Out for delivery order ${id}` })).toBeVisible()

  await page.reload()
  const row = staff.getByRole('listitem').filter({ hasText: account.email })
  await row.getByLabel(`Role of ${account.firstName}`).selectOption('Manager')
  await expect(page.getByText(`${account.firstName} is manager now`)).toBeVisible()
  await row.getByRole('button', { name: 'End' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('Only you so far')).toBeVisible()
  await expect(kitchen.getByRole('alert').filter({ hasText: 'This board is closed' })).toBeVisible()
  await expect(kitchen.getByText(`order ${id}`)).toHaveCount(0)
  await cooks.close()
})

test('a manager has the desk without staff and settings, and leaves [4.32.3, 4.32.4, 4.32.7]', async ({
  page,
  customer,
  restaurant,
}) => {
  await hire(restaurant, customer, 'manager')
  await page.goto('/restaurants/manage')
  await page.getByRole('link', { name: `Hours of ${restaurant.name}` }).click()
  await expect(page.getByRole('navigation', { name: 'Your restaurant' }).getByRole('link')).toHaveText([
    'Insight',
    'Orders',
    'Menu',
    'Hours',
    'Reviews',
  ])
  await page.getByLabel('Closing time').fill('21:00')
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(page.getByText(`The hours of ${restaurant.name} have been saved`)).toBeVisible()
  await page.goto('/restaurants/manage')
  await page.getByRole('button', { name: `Leave ${restaurant.name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No restaurants found' })).toBeVisible()
})
