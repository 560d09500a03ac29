import { expect } from '@playwright/test'
import { openRestaurant, test } from './fixtures'

test('a search finds restaurants by their dishes, lives in the URL and goes with the filters [4.21.7]', async ({
  page,
  account,
}) => {
  const { items } = await openRestaurant(account, { name: 'Quokka Kitchen', cuisineType: 'Caribbean' })
  await page.goto('/home')
  const box = page.getByRole('combobox', { name: 'Find a dish or restaurant' })
  await box.fill('  quokk SOUP ')
  await box.press('Enter')
  await expect(page).toHaveURL('/home?q=quokk+SOUP')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “quokk SOUP”' })).toBeVisible()
  await expect(page.getByText('1 restaurant', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Caribbean', exact: true }).click()
  await expect(page).toHaveURL('/home?q=quokk+SOUP&cuisine=caribbean')
  await expect(page.getByRole('article').filter({ hasText: 'Quokka Kitchen' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/home?q=quokk+SOUP')

  await page.getByRole('list', { name: 'On the menu' }).getByRole('link', { name: items[0].name }).click()
  await expect(page).toHaveURL(`/menu-items/${items[0].id}`)
})

test('a search that finds nothing offers the nearest one, and a way out [4.21.3]', async ({ page }) => {
  await page.goto('/home')
  const box = page.getByRole('combobox', { name: 'Find a dish or restaurant' })
  await box.fill('tirimisu')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page.getByText('Did you mean “tiramisu”?')).toBeVisible()
  await page.getByRole('link', { name: 'Search for “tiramisu”' }).click()
  await expect(page).toHaveURL('/home?q=tiramisu')
  await expect(page.getByRole('list', { name: 'On the menu' }).first()).toContainText('Tiramisù')

  await box.fill('qwertyuiop')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible()
  await page.getByRole('link', { name: 'See all restaurants' }).click()
  await expect(page).toHaveURL('/home')
  await expect(box).toHaveValue('')
})

test('a search of which nothing has all words finds the closest, and says so [4.21.3]', async ({
  page,
  restaurant: { items },
}) => {
  const search = `${items[0].name} qwertyuiop`
  await page.goto(`/home?q=${encodeURIComponent(search)}`)
  await expect(page.getByText(`No exact match for “${search}”. Closest:`)).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.goto('/home?q=italian+tirimisu')
  await page.getByRole('link', { name: 'italian tiramisu' }).click()
  await expect(page).toHaveURL('/home?q=italian+tiramisu')
})

test('without scripts a search works, and keeps the filters [4.21.7]', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/home?sort=rating')
  await page.getByRole('combobox', { name: 'Find a dish or restaurant' }).fill('pizza')
  await page.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(page).toHaveURL('/home?q=pizza&sort=rating')
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “pizza”' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  await context.close()
})

test('a menu is filtered as one types, with the number of items announced, and on wide screens the box stays on top [4.21.10]', async ({
  page,
  account,
}) => {
  const { id, items } = await openRestaurant(account)
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(`/restaurants/${id}`)
  const names = page.getByRole('article').getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(3)
  const box = page.getByRole('searchbox', { name: 'Find on this menu' })
  await box.fill('SOU')
  await expect(names).toHaveText([items[0].name])
  await expect(names).toBeInViewport()
  await expect(page.getByText('1 item found', { exact: true })).toBeAttached()

  await box.fill('qwertyuiop')
  await expect(page.getByRole('heading', { name: 'Nothing on this menu fits “qwertyuiop”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show the whole menu' }).click()
  await expect(names).toHaveCount(3)
  await expect(box).toBeFocused()

  await page.setViewportSize({ width: 1024, height: 700 })
  await page.getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport()
  await expect(box).toBeInViewport()
})

test('suggestions come while one types, are reached by the arrow keys, and go by Escape [4.21.6]', async ({
  page,
  account,
}) => {
  const restaurant = await openRestaurant(account, { name: 'Wombat Kitchen' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/search/suggestions')) asked.push(request.url())
  })
  await page.clock.install()
  await page.goto('/home')
  const box = page.getByRole('combobox', { name: 'Find a dish or restaurant' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await box.pressSequentially('w')
  await page.clock.runFor(1_000)
  expect(asked).toEqual([])
  // Typed by the page itself, so that a busy machine delays the keys and their timer alike.
  await box.evaluate(async (input: HTMLInputElement) => {
    for (const key of 'ombat') {
      await new Promise((next) => setTimeout(next, 20))
      input.value += key
      input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  })
  const option = list.getByRole('group', { name: 'Restaurants' }).getByRole('option', { name: 'Wombat Kitchen' })
  await expect(option).toBeVisible()
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(asked).toHaveLength(1)
  await box.press('Escape')
  await expect(list).toBeHidden()
  await expect(box).toHaveValue('wombat')
  await box.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '')
  await box.press('ArrowUp')
  await expect(option).toHaveAttribute('aria-selected', 'false')
  await box.press('ArrowUp')
  await box.press('ArrowDown')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(page).toHaveURL(`/restaurants/${restaurant.id}`)
})

test('without a connection the search box says so, and Enter searches when it is back [4.21.6]', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/home')
  const box = page.getByRole('combobox', { name: 'Find a dish or restaurant' })
  await box.fill('pizza')
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
  await context.setOffline(true)
  await box.fill('pasta')
  await expect(page.getByText('No connection: nothing can be suggested.')).toBeVisible()
  await context.setOffline(false)
  await box.press('Enter')
  await expect(page).toHaveURL('/home?q=pasta')
  complaints.splice(0)
})
