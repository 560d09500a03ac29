import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { enterAsGuest, signupWindow } from './entrance'
import { Api, signUp, test } from './fixtures'
import { alertOf } from './ordering'

const heart = (page: Page, name: string) => page.getByRole('button', { name: `Favorite ${name}` })
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('likedItems') ?? '[]'))

test('a visitor who likes an item is told to log in and cannot open the favorites [6.1.1, 8.2.5]', async ({
  page,
  restaurant,
}) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await heart(page, 'Tomato Soup').click()
  await expect(alertOf(page, 'You must be logged in to add items to the favorites')).toBeVisible()
  await expect(heart(page, 'Tomato Soup')).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/favorites')
  await expect(page).toHaveURL('/login?next=%2Ffavorites')
})

test('a guest who likes an item is offered to sign up [6.1.3]', async ({ page, restaurant }) => {
  await enterAsGuest(page)
  await page.goto(`/restaurants/${restaurant.id}`)
  await heart(page, 'Tomato Soup').click()
  const modal = signupWindow(page)
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'No favorite items yet!' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  await expect(modal).toBeVisible()
})

test('likes that were stored before the login survive the pages of a visitor and are merged [4.8.3]', async ({
  page,
  restaurant,
}) => {
  const [soup] = restaurant.items
  await page.goto('/home')
  await page.evaluate((id) => localStorage.setItem('likedItems', JSON.stringify([id])), soup.id)
  await page.goto(`/restaurants/${restaurant.id}`)
  // The number comes from the browser, so the session is known by then.
  await expect(heart(page, 'Tomato Soup')).toHaveText(/^\d{1,2}$/)
  await expect(heart(page, 'Tomato Soup')).toHaveAttribute('aria-pressed', 'false')
  expect(await stored(page)).toEqual([soup.id])
  const user = await signUp(page.request)
  await page.goto('/home')
  await expect
    .poll(() => new Api(page.request).call('GET', `/api/menu-items/${soup.id}`))
    .toMatchObject({ likes: [user.id] })
})

test('likes show on every screen, survive a reload and can be removed [1.1, 4.8.1, 8.6.1, 9.7.3]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
  const [soup, pasta] = restaurant.items
  await page.goto('/favorites')
  await expect(page.getByRole('heading', { name: 'No favorite items yet!' })).toBeVisible()

  await page.goto(`/restaurants/${restaurant.id}`)
  await heart(page, 'Tomato Soup').click()
  await expect(heart(page, 'Tomato Soup')).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/menu-items/${pasta.id}`)
  const kept = page.waitForResponse((answer) => answer.url().endsWith(`/api/menu-items/${pasta.id}/like`))
  await heart(page, 'Lemon Pasta').click()
  await kept
  expect(await stored(page)).toEqual([soup.id, pasta.id])
  await page.reload()
  await expect(heart(page, 'Lemon Pasta')).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/favorites')
  const names = page.getByRole('main').getByRole('article').getByRole('heading')
  await expect(names).toHaveText(['Lemon Pasta', 'Tomato Soup'])
  await heart(page, 'Lemon Pasta').click()
  await expect(names).toHaveText(['Tomato Soup'])
  await expect(heart(page, 'Tomato Soup')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names).toHaveText(['Lemon Pasta', 'Tomato Soup'])
  const gone = page.waitForResponse((answer) => answer.url().endsWith(`/api/menu-items/${soup.id}/like`))
  await heart(page, 'Lemon Pasta').click()
  await heart(page, 'Tomato Soup').click()
  await expect(page.getByRole('heading', { name: 'No favorite items yet!' })).toBeVisible()
  await gone
  await page.reload()
  await expect(page.getByRole('heading', { name: 'No favorite items yet!' })).toBeVisible()
  expect(await customer.api.call('GET', `/api/menu-items/${soup.id}`)).toMatchObject({ likes: [] })
})

test('the number beside a heart is 0 to 99 and constant within the session [9.4.2]', async ({ page, restaurant }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  const shown = async () => (await heart(page, 'Tomato Soup').textContent()) ?? ''
  await expect(heart(page, 'Tomato Soup')).toHaveText(/^\d{1,2}$/)
  const before = await shown()
  await page.goto(`/menu-items/${restaurant.items[0].id}`)
  await expect(heart(page, 'Tomato Soup')).toHaveText(before)
  await page.reload()
  await expect(heart(page, 'Tomato Soup')).toHaveText(before)
})

test('the number beside a heart includes the viewer’s own like [9.4.2]', async ({ page, customer: _, restaurant }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  const soup = heart(page, 'Tomato Soup')
  await expect(soup).toHaveText(/^\d{1,2}$/)
  const others = Number(await soup.textContent())
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await soup.click()
  await expect(soup).toHaveText(String(others + 1))
  await kept
  await page.reload()
  await expect(soup).toHaveText(String(others + 1))
  await page.goto('/favorites')
  await expect(soup).toHaveText(String(others + 1))
  await page.goto(`/menu-items/${restaurant.items[0].id}`)
  await soup.click()
  await expect(soup).toHaveText(String(others))
})

test('a favorite restaurant shows on its page and among the favorites, and can be removed there [4.8.6]', async ({
  page,
  customer: _,
  restaurant,
}) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  const favorite = heart(page, restaurant.name)
  const kept = page.waitForResponse((answer) => answer.url().endsWith(`/api/restaurants/${restaurant.id}/like`))
  await favorite.click()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')
  await kept
  await page.reload()
  await expect(favorite).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/favorites')
  const listed = page.getByRole('region', { name: 'Restaurants' })
  await expect(listed.getByRole('link', { name: restaurant.name })).toBeVisible()
  await favorite.click()
  await expect(listed).toBeHidden()
  const again = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(listed).toBeVisible()
  await again
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await favorite.click()
  await gone
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(favorite).toHaveAttribute('aria-pressed', 'false')
})

test('a like of a restaurant that another tab took back does not return [4.8.5]', async ({
  page,
  customer,
  restaurant,
}) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await heart(page, restaurant.name).click()
  await kept
  await customer.api.call('DELETE', `/api/restaurants/${restaurant.id}/like`)
  const restored = page.waitForResponse((answer) => answer.url().endsWith('/api/auth'))
  await page.reload()
  await restored
  await expect(heart(page, restaurant.name)).toHaveAttribute('aria-pressed', 'false')
  expect(await customer.api.call('GET', '/api/auth/')).toMatchObject({ likedRestaurants: [] })
})

test('a visitor who likes a restaurant is told to log in [4.8.6]', async ({ page, restaurant }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await heart(page, restaurant.name).click()
  await expect(alertOf(page, 'You must be logged in to add items to the favorites')).toBeVisible()
  await expect(heart(page, restaurant.name)).toHaveAttribute('aria-pressed', 'false')
})
