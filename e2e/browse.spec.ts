import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { CUISINES } from '../lib/restaurants/rules/catalog'
import { dropSession, openRestaurant, signUp, test } from './fixtures'
import { addReview, alertOf } from './ordering'

/** The cards of the list, without those of the rows before it. */
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('article')
/** Other tests add restaurants, which changes counts; only this test uses these names. */
const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('filters live in the URL, work with the back button and can be shared [1.1, 2.3.1]', async ({ page, account }) => {
  const name = 'Slow Boat Kitchen'
  await openRestaurant(account, {
    name,
    cuisineType: 'Vietnamese',
    priceLevel: 'VERY_EXPENSIVE',
    deliveryTime: 58,
  })
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'All restaurants' })).toBeVisible()
  for (const cuisine of CUISINES) {
    await expect(page.getByRole('link', { name: cuisine, exact: true })).toHaveCount(1)
  }

  await page.getByRole('link', { name: 'Vietnamese', exact: true }).click()
  await expect(page).toHaveURL('/home?cuisine=vietnamese')
  await expect(page.getByRole('heading', { level: 1, name: 'Vietnamese restaurants' })).toBeVisible()
  await page.getByRole('button', { name: '$$$$ very expensive' }).click()
  await expect(page).toHaveURL('/home?cuisine=vietnamese&price=very_expensive')
  await expect(cardOf(page, name).first()).toBeVisible()
  await page.getByLabel('Delivery time').selectOption('Within 45 min')
  await expect(page).toHaveURL('/home?cuisine=vietnamese&price=very_expensive&time=45')
  await expect(cardOf(page, name)).toHaveCount(0)

  await page.goBack()
  await expect(page).toHaveURL('/home?cuisine=vietnamese&price=very_expensive')
  await expect(cardOf(page, name).first()).toBeVisible()
  await expect(page.getByLabel('Delivery time')).toHaveValue('')

  const shared = await page.context().newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('button', { name: '$$$$ very expensive' })).toHaveAttribute('aria-pressed', 'true')
  await expect(cardOf(shared, name).first()).toBeVisible()

  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1, name: 'All restaurants' })).toBeVisible()
})

test('unknown filters are ignored, and the screen says when nothing matches [6.1.1, 8.6.1]', async ({ page }) => {
  await page.goto('/home?cuisine=martian&price=free&rating=9&time=soon&sort=name&page=minus')
  await expect(page.getByRole('heading', { level: 1, name: 'All restaurants' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clear filters' })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(24)

  await page.goto('/home?cuisine=greek&price=very_expensive&rating=4.5&time=20')
  await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(page).toHaveURL('/home')
  await expect(cards(page)).toHaveCount(24)
})

test('more restaurants are loaded page by page, and Back restores the list', async ({ page }) => {
  await page.goto('/home?sort=rating')
  await expect(cards(page)).toHaveCount(24)
  const first = await cards(page).first().getByRole('link').textContent()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/home?sort=rating&page=2')
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).nth(24).getByRole('link')).toBeFocused()
  const chosen = await cards(page).nth(30).getByRole('heading').textContent()
  await cards(page).nth(30).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: chosen ?? '' })).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
  await expect(cards(page).first().getByRole('link')).toHaveText(first ?? '')
})

test('sorting by delivery time puts the fastest first [2.3.2]', async ({ page }) => {
  // Closed ones come after the open ones.
  await page.goto('/home?open=now')
  await page.getByLabel('Sort by').selectOption('Fastest delivery')
  await expect(page).toHaveURL('/home?open=now&sort=delivery-time')
  await expect
    .poll(async () => {
      const texts = await cards(page).allTextContents()
      const minutes = texts.map((text) => Number(/(\d+) min/.exec(text)?.[1]))
      return minutes.every((value, index) => value >= (minutes[index - 1] ?? 0))
    })
    .toBe(true)
})

test('the landing page ends with the best-loved restaurants and a way in for owners [2.2.4]', async ({ page }) => {
  await page.goto('/')
  const loved = page.getByRole('region', { name: 'Best-loved restaurants' })
  await expect(loved.getByRole('article')).toHaveCount(6)
  const names = await loved.getByRole('heading', { level: 3 }).allTextContents()
  await page.getByRole('main').getByRole('link', { name: 'Add your restaurant' }).click()
  await expect(page).toHaveURL('/login?next=%2Frestaurants%2Fnew')
  await page.goto('/home')
  // Sorted like the list; the restaurants of other tests have no or few stars.
  await expect(cards(page).first()).toBeVisible()
  expect((await cards(page).getByRole('heading').allTextContents()).slice(0, 6)).toEqual(names)
})

test('a restaurant shows its details, and its menu by food type [1.1, 2.3.5, 2.3.6, 8.2.7]', async ({
  page,
  restaurant,
}) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible()
  await expect(page.getByText('$15+')).toBeVisible()
  await expect(page.getByText('Delivery $6.49')).toBeVisible()
  await expect(page.getByText('Open all day')).toBeVisible()
  await expect(page.getByText('Priority delivery adds $1.49.')).toBeHidden()
  await page.getByText('More', { exact: true }).click()
  await expect(page.getByText('Priority delivery adds $1.49.')).toBeVisible()
  await expect(page.getByText('Small plates, good bread and a long table by the window.').last()).toBeVisible()
  for (const [kind, item] of [
    ['Appetizers', 'Tomato Soup'],
    ['Entrees', 'Lemon Pasta'],
    ['Desserts', 'Olive Oil Cake'],
  ] as const) {
    await expect(page.getByRole('region', { name: kind }).getByRole('link', { name: item })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Beverages' })).toHaveCount(0)
  await expect(page.getByText('No reviews yet!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Group order' }).click()
  await expect(alertOf(page, 'Feature coming soon')).toHaveText('Feature coming soon')
})

test('the section navigation follows scrolling, and Forward and Back keep the scroll position', async ({
  page,
  restaurant,
}) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  const sections = page.getByRole('navigation', { name: 'Menu sections' })
  await expect(sections.getByRole('link', { name: 'Appetizers' })).toHaveAttribute('aria-current', 'true')
  await sections.getByRole('link', { name: 'Reviews' }).click()
  await expect(sections.getByRole('link', { name: 'Reviews' })).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('region', { name: 'Reviews' })).toBeFocused()
  await page.getByRole('link', { name: 'Olive Oil Cake' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Olive Oil Cake' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible()
})

test('the ratings are counted star by star, with a link to all reviews [3.2.2, 9.4.1]', async ({
  page,
  customer,
  restaurant,
}) => {
  await addReview(customer, restaurant, { review: 'The soup was superb.', restaurant_rating: 5 })
  await addReview(customer, restaurant, { review: 'A little slow today.', restaurant_rating: 2, order_rating: 2 })
  await page.goto(`/restaurants/${restaurant.id}`)
  const reviews = page.getByRole('region', { name: 'Reviews' })
  await expect(reviews.getByText('3.5', { exact: true })).toBeVisible()
  await expect(reviews.getByText('2 reviews')).toBeVisible()
  await expect(reviews.getByRole('listitem').filter({ hasText: '5 stars:' })).toContainText('1')
  await expect(reviews.getByRole('listitem').filter({ hasText: '3 stars:' })).toContainText('0')
  const good = reviews.getByRole('listitem').filter({ hasText: 'The soup was superb.' })
  await expect(good.getByRole('img', { name: 'Thumbs up' })).toBeVisible()
  const slow = reviews.getByRole('listitem').filter({ hasText: 'A little slow today.' })
  await expect(slow.getByRole('img', { name: 'Thumbs up' })).toHaveCount(0)
  await expect(reviews.getByRole('link', { name: 'See all reviews' })).toHaveAttribute(
    'href',
    `/reviews/restaurant/${restaurant.id}?restaurantName=${encodeURIComponent(restaurant.name)}`,
  )
})

test('a menu item is added from the menu and counted [4.6.1]', async ({ page, customer: _, restaurant }) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await page.getByRole('button', { name: 'Add Lemon Pasta to cart' }).click()
  await expect(alertOf(page, 'Lemon Pasta added to cart')).toBeVisible()
  await page.getByRole('button', { name: 'Add Lemon Pasta to cart, 1 in cart' }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 2 items' })).toBeVisible()
})

test('a menu item is added in any quantity with special instructions [3.4.1, 3.5.2]', async ({
  page,
  customer,
  restaurant,
}) => {
  const [soup] = restaurant.items
  await page.goto(`/menu-items/${soup.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato Soup' })).toBeVisible()
  await page.getByLabel('Special instructions').fill(`No cream${'!'.repeat(300)}`)
  await expect(page.getByLabel('Special instructions')).toHaveValue(/^No cream!{192}$/)
  await page.getByRole('button', { name: 'Increase quantity of Tomato Soup' }).click()
  await page.getByRole('button', { name: 'Increase quantity of Tomato Soup' }).click()
  await page.getByRole('button', { name: 'Add to cart $25.50' }).click()
  await expect(alertOf(page, 'Tomato Soup added to cart')).toBeVisible()
  await expect(page.getByText('3 in your cart')).toBeVisible()
  const lines = await page.evaluate((key) => localStorage.getItem(key), `cartItems_${customer.id}`)
  expect(JSON.parse(lines ?? '[]')).toMatchObject([
    { id: soup.id, quantity: 3, customizations: expect.stringMatching(/^No cream!+$/) },
  ])
  await page
    .getByRole('link', { name: new RegExp(restaurant.name) })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: restaurant.name })).toBeVisible()
})

test('an inactive restaurant can be read but takes no orders [2.3.3]', async ({ page, customer: _, restaurant }) => {
  await restaurant.owner.api.call('DELETE', `/api/manage/${restaurant.id}?type=soft`)
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText('This restaurant is not taking orders at the moment.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Tomato Soup' })).toBeVisible()
  await expect(page.getByRole('button', { name: /to cart/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Tomato Soup' }).click()
  await expect(page.getByText(`${restaurant.name} is not taking orders at the moment.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /Add to cart/ })).toHaveCount(0)
})

test('owners see the link to manage their restaurant, and other users do not', async ({ page, customer }) => {
  const own = await openRestaurant(customer)
  await page.goto(`/restaurants/${own.id}`)
  await expect(page.getByRole('link', { name: 'Manage', exact: true })).toHaveAttribute('href', '/restaurants/manage')
  await expect(page.getByRole('link', { name: 'Edit menu' })).toHaveAttribute('href', `/restaurants/${own.id}/menu`)
  const [soup] = own.items
  await page.goto(`/menu-items/${soup.id}`)
  await expect(page.getByRole('link', { name: 'Edit item' })).toHaveAttribute('href', `/menu-items/${soup.id}/update`)
  await expect(page.getByRole('link', { name: 'Delete item' })).toHaveAttribute('href', `/menu-items/${soup.id}/delete`)
  await dropSession(page)
  await page.goto(`/menu-items/${soup.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Tomato Soup' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit item' })).toHaveCount(0)
})

test('a restaurant without a menu says so [8.6.1]', async ({ page, newJar }) => {
  const owner = await signUp(await newJar())
  const restaurant = await openRestaurant(owner)
  for (const item of restaurant.items) await owner.api.call('DELETE', `/api/menu-items/${item.id}`)
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('heading', { name: 'No menu items available.' })).toBeVisible()
})

test('all menu items are listed by food type, page by page', async ({ page }) => {
  await page.goto('/menu-items')
  await expect(cards(page)).toHaveCount(24)
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page).toHaveURL('/menu-items?page=2')
  await expect(cards(page)).toHaveCount(48)
  await page.getByRole('button', { name: 'Desserts' }).click()
  await expect(page).toHaveURL('/menu-items?type=dessert')
  await expect(cards(page)).toHaveCount(24)
  await expect(page.getByRole('button', { name: 'Desserts' })).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(cards(page)).toHaveCount(48)
})

test('restaurants and items that do not exist answer 404 [7.2.8]', async ({ page, complaints }) => {
  for (const [path, title] of [
    ['/restaurants/999999999', 'Restaurant not found'],
    ['/restaurants/1e3', 'Restaurant not found'],
    ['/menu-items/999999999', 'Menu item not found'],
    ['/menu-items/abc', 'Menu item not found'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  // The browser logs the status of each page.
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('404')
})

test('search engines get the restaurants, the menu items and their structured data [2.7.1]', async ({
  page,
  request,
  restaurant,
}) => {
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page).toHaveTitle(`${restaurant.name}, Italian in New York · Plateful`)
  const html = await (await request.get(`/restaurants/${restaurant.id}`)).text()
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@type': 'Restaurant',
    name: restaurant.name,
    servesCuisine: 'Italian',
  })
  expect(html).toContain(`<meta property="og:title" content="${restaurant.name}, Italian in New York"`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const parts = [...sitemap.matchAll(/<sitemap><loc>http:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path = '']) => path)
  const pages = await Promise.all(parts.map(async (path) => (await request.get(path)).text()))
  expect(pages.join()).toContain(`/restaurants/${restaurant.id}</loc>`)
  expect(pages.join()).toContain(`/menu-items/${restaurant.items[0].id}</loc>`)
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('rows of restaurants come before the list, and each leads to all of its filter [2.3.7]', async ({ page }) => {
  await page.goto('/home')
  const best = page.getByRole('region', { name: 'Best rated' })
  const names = await best.getByRole('heading', { level: 3 }).allTextContents()
  expect(names.length).toBeGreaterThan(1)
  expect(names.length).toBeLessThanOrEqual(8)
  await best.getByRole('link', { name: 'See all of Best rated' }).click()
  await expect(page).toHaveURL('/home?sort=rating')
  await expect(best).toHaveCount(0)
  await expect(cards(page).first()).toBeVisible()
  expect((await cards(page).getByRole('heading').allTextContents()).slice(0, names.length)).toEqual(names)
})

test('a phone shows three restaurants at once, and a desktop the first dishes of one [2.3.8]', async ({ page }) => {
  /** The lower edges of the cards that are not cut off at the right. */
  const edges = (width: number) =>
    page.getByRole('article').evaluateAll(
      (all, right) =>
        all
          .map((card) => card.getBoundingClientRect())
          .filter((box) => box.right <= right)
          .map(({ bottom }) => Math.round(bottom)),
      width + 40,
    )
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/home', '/home?sort=rating']) {
    await page.goto(path)
    await expect.poll(async () => (await edges(390))[2], path).toBeLessThanOrEqual(844)
  }
  await page.goto('/restaurants/1')
  const dish = page.getByRole('article').first()
  await expect.poll(async () => (await dish.boundingBox())?.y).toBeLessThanOrEqual(780)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/restaurants/1')
  await expect.poll(async () => (await edges(1440))[3]).toBeLessThanOrEqual(900)
})

test('the keyboard skips the search and the cuisines [2.3.9]', async ({ page }) => {
  await page.goto('/home')
  const skip = page.getByRole('link', { name: 'Skip to restaurants' })
  await skip.focus()
  await expect(skip).toHaveCSS('opacity', '1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^See all/ }).first()).toBeFocused()
})
