import { expect } from '@playwright/test'
import { enterAsGuest, signupWindow } from './entrance'
import { test } from './fixtures'

test('the screens of an owner tell other users that they are not allowed, and nothing else [6.1.11, 6.3.4, V8.3.1]', {
  tag: '@core',
}, async ({ page, customer, restaurant, complaints }) => {
  expect(await (await page.request.get('/api/auth')).json()).toMatchObject({ id: customer.id, restaurantOwner: false })
  const [soup] = restaurant.items
  for (const path of [
    `/restaurants/${restaurant.id}/update`,
    `/restaurants/${restaurant.id}/menu`,
    `/restaurants/${restaurant.id}/hours`,
    `/restaurants/${restaurant.id}/reviews`,
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
  expect(complaints.splice(0)).toEqual(Array.from({ length: 7 }, () => expect.stringContaining('403')))
})

test('guests are asked to sign up before they can own a restaurant [6.1.3, 6.3.4]', async ({
  page,
  restaurant,
  complaints,
}) => {
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
