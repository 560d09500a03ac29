import { expect } from '@playwright/test'
import { alertOf } from './ordering'
import { test } from './stage'
import { trafficOf } from './traffic'

const OWN = ['Orders', 'Favorites', 'Wallet', 'Reviews']

const MENUS = [
  ['visitor', ['Log in', 'Sign up', 'Add your restaurant']],
  ['guest', [...OWN, 'Log in', 'Sign up']],
  ['customer', [...OWN, 'Menu Items', 'Add your restaurant', 'Sign out']],
  // With the number of new orders, if there are any.
  ['owner', [...OWN, 'Menu Items', /^Manage your restaurants(?:\d+ new)?$/, 'Sign out']],
] as const

test('the menu has the links of each role [2.4.2, 2.5.1, 2.5.3, 2.5.4, V7.4.4]', async ({ page, actAs }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const entries = menu.getByRole('navigation', { name: 'Main' }).getByRole('listitem')
  const openMenu = () => page.getByRole('button', { name: 'Open menu' }).click()
  for (const [role, names] of MENUS) {
    await actAs(role)
    await page.goto('/home')
    await openMenu()
    await expect(entries).toHaveText([...names])
  }
  await expect(menu.getByRole('link', { name: /View account/ })).toHaveAttribute('href', '/account')
  for (const [name, path] of [
    ['Orders', '/orders'],
    ['Favorites', '/favorites'],
    ['Wallet', '/wallet'],
    ['Reviews', '/reviews'],
    ['Menu Items', '/menu-items'],
    ['Manage your restaurants', '/restaurants/manage'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
  }

  await actAs('visitor')
  await page.goto('/home')
  await openMenu()
  await menu.getByRole('link', { name: 'Add your restaurant' }).click()
  await expect(page).toHaveURL('/login?next=/restaurants/new')
})

test('every page but the checkout has the shell [2.4.1, 2.4.2]', async ({ page, actAs, stage }) => {
  await actAs('customer')
  await page.goto('/orders')
  const bar = page.getByRole('banner')
  const ofTheShell = [
    bar.getByRole('button', { name: 'Open menu' }),
    bar.getByRole('radio', { name: 'Delivery' }),
    bar.getByLabel('Delivery address'),
    bar.getByRole('searchbox', { name: 'Search Plateful' }),
    bar.getByRole('button', { name: /^Open cart/ }),
    page.getByRole('contentinfo'),
  ]
  for (const part of ofTheShell) await expect(part).toBeVisible()
  await bar.getByRole('link', { name: 'Plateful' }).click()
  await expect(page).toHaveURL('/home')

  await page.goto('/orders')
  await page.getByRole('button', { name: `Continue to checkout order ${stage.orders.active}` }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(bar.getByRole('link', { name: 'Back to store', exact: true })).toBeVisible()
  for (const part of ofTheShell) await expect(part).toHaveCount(0)
})

test('the screens of an owner have a desk with the restaurant, its state and its screens [2.4.9]', async ({
  page,
  actAs,
  stage,
}) => {
  await actAs('owner')
  const { id, name } = stage.restaurant
  await page.goto(`/restaurants/${id}/menu`)
  const [bar, tabs] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Your restaurant' })]
  await expect(bar.getByRole('link', { name: `${name} Open Manage your restaurants` })).toBeVisible()
  await expect(bar.getByRole('button', { name: `Pause ${name}` })).toBeVisible()
  await expect(page.getByLabel('Delivery address')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Open cart/ })).toHaveCount(0)
  await expect(tabs.getByRole('link')).toHaveText([
    'Insight',
    'Orders',
    'Menu',
    'Hours',
    'Reviews',
    'Staff',
    'Settings',
  ])
  for (const tab of ['Insight', 'Hours', 'Reviews', 'Staff', 'Settings', 'Menu']) {
    await tabs.getByRole('link', { name: tab }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${tab} of ${name}` })).toBeVisible()
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page')
  }
  await tabs.getByRole('link', { name: 'Orders' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Orders of ${name}` })).toBeVisible()
})

test('the landing page asks for an address and a time [2.2.1, 2.6.1]', async ({ page }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Find food' })
  await form.getByLabel('Delivery address').fill('1 Elm Street')
  const when = form.getByLabel('When to deliver')
  await expect(when.getByRole('option')).toHaveText(['Deliver now', 'Schedule for later'])
  await expect(when).toHaveValue('now')
  await when.selectOption('Schedule for later')
  await form.getByRole('button', { name: 'Search' }).click()
  await expect(alertOf(page, 'Feature Coming Soon')).toHaveText('Feature Coming Soon')
  await expect(form.getByLabel('Delivery address')).toHaveValue('1 Elm Street')
  await expect(when).toHaveValue('later')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Browse restaurants' }).click()
  await expect(page).toHaveURL('/home')
})

test('a picture that cannot be loaded is replaced by another one [2.6.7]', async ({ page, restaurant, complaints }) => {
  const [soup] = restaurant.items
  await restaurant.owner.api.call('PUT', `/api/menu-items/${soup.id}`, { food_image: '/images/dishes/gone.webp' })
  const missed = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('gone.webp'))
  await page.goto(`/menu-items/${soup.id}`)
  expect((await missed).status()).toBe(404)
  const shown = () => page.evaluate(() => Array.from(document.images, ({ src }) => new URL(src).pathname))
  await expect.poll(shown).not.toContain('/images/dishes/gone.webp')
  expect(await shown()).toContain('/images/fallback.webp')
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('404')
})

test('a repeated view of a page asks for no file and no other page', async ({ page, stage, actAs }) => {
  await actAs('customer')
  for (const path of ['/home', `/restaurants/${stage.restaurant.id}`, '/account']) {
    // On a busy machine, requests that follow the session may come only after the first view was left.
    for (let view = 1; view <= 3; view += 1) {
      await page.goto(path)
      await trafficOf(page)
    }
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((address) => !address.startsWith('/api/')),
    )
    expect(asked, `what a repeated view of ${path} asks for`).toEqual([])
  }
})
