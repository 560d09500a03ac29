import { expect } from '@playwright/test'
import { test } from './fixtures'
import { enterAsGuest, signupWindow } from './guest'

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

test('the screens of an owner tell other users that they are not allowed, and nothing else', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  expect(await (await page.request.get('/api/auth')).json()).toMatchObject({ id: customer.id, restaurantOwner: false })
  const [soup] = restaurant.items
  for (const path of [
    `/restaurants/${restaurant.id}/update`,
    `/restaurants/${restaurant.id}/menu`,
    `/menu-items/${soup.id}/update`,
    `/menu-items/${soup.id}/delete`,
  ]) {
    expect((await page.goto(path))?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1, name: 'You are not allowed to do this.' })).toBeVisible()
    await expect(page.getByText(restaurant.name)).toHaveCount(0)
    await expect(page.getByText('Tomato Soup')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  }
  expect((await page.goto('/menu-items/new'))?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'First, add your restaurant' })).toBeVisible()
  // The browser logs the status of each page.
  expect(complaints.splice(0)).toEqual(Array.from({ length: 5 }, () => expect.stringContaining('403')))
})

test('guests are asked to sign up before they can own a restaurant', async ({ page, restaurant, complaints }) => {
  await enterAsGuest(page)
  for (const path of [
    '/restaurants/manage',
    '/restaurants/new',
    '/menu-items/new',
    `/restaurants/${restaurant.id}/menu`,
  ]) {
    expect((await page.goto(path))?.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1, name: 'Please sign up to continue.' })).toBeVisible()
  }
  expect(complaints.splice(0)).toEqual(Array.from({ length: 4 }, () => expect.stringContaining('403')))
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(signupWindow(page)).toBeVisible()
})

test('restaurants and menu items that do not exist answer 404', async ({ page, customer, complaints }) => {
  expect(customer.id).toBeGreaterThan(0)
  const paths = [
    '/restaurants/999999999/update',
    '/restaurants/1e3/menu',
    '/menu-items/999999999/update',
    '/menu-items/x/delete',
  ]
  for (const path of paths) expect((await page.goto(path))?.status()).toBe(404)
  // The browser logs the status of each page.
  expect(complaints.splice(0)).toHaveLength(paths.length)
})
