import { expect } from '@playwright/test'
import { test } from './fixtures'
import { loseAnswers } from './network'
import {
  alertOf,
  expectPlaced,
  makeOrder,
  openCheckout,
  ordersOf,
  placeButton,
  stored,
  summary,
  walletOf,
} from './ordering'

test('a double click places one order [4.4.2]', { tag: '@core' }, async ({ page, customer, restaurant }) => {
  const submits: string[] = []
  page.on('request', (request) => request.url().endsWith('/submit') && submits.push(request.url()))
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await placeButton(page).dblclick()
  await expectPlaced(page, customer)
  expect(submits).toHaveLength(1)
  expect(await walletOf(customer)).toBe(966.27)
})

test('two tabs that place the same order pay once [4.2.16]', { tag: '@core' }, async ({
  page,
  context,
  customer,
  restaurant,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  const other = await context.newPage()
  await other.goto('/checkout')
  await other.getByRole('radio', { name: /^Wallet/ }).check()
  // A tab that hears of the other's success leaves the checkout, so neither is answered before both have asked.
  const waiting: (() => void)[] = []
  await context.route('**/api/orders/*/submit', async (route) => {
    const turn = new Promise<void>((resolve) => waiting.push(resolve))
    if (waiting.length === 2) for (const go of waiting) go()
    await turn
    await route.continue()
  })
  await Promise.all([placeButton(page).click(), placeButton(other).click()])
  await expect(page).toHaveURL('/orders')
  await expect(other).toHaveURL('/orders')
  expect(await walletOf(customer)).toBe(966.27)
})

const SUBMIT = '**/api/orders/*/submit'

test('an order whose answer was lost is submitted again without a second charge', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await loseAnswers(page, SUBMIT, 1)
  await placeButton(page).click()
  await expect(alertOf(page, 'Something went wrong. Please try again')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await walletOf(customer)).toBe(966.27)
})

test('changes of the order are shown and confirmed before it is paid [4.1.7, 4.2.14]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  const [soup, pasta, cake] = restaurant.items
  await page.goto(`/restaurants/${restaurant.id}`)
  for (const { name } of restaurant.items) {
    await page.getByRole('button', { name: `Add ${name} to cart`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Open cart, 3 items' }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await restaurant.owner.api.call('DELETE', `/api/menu-items/${soup.id}`)
  await restaurant.owner.api.call('PUT', `/api/menu-items/${pasta.id}`, { price: 18 })

  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await expect(question.getByText('Tomato Soup is no longer on the menu.')).toBeVisible()
  await expect(question.getByRole('listitem').filter({ hasText: 'Lemon Pasta' })).toContainText('$16.25')
  await expect(question.getByRole('listitem').filter({ hasText: 'Lemon Pasta' })).toContainText('$18.00')
  await question.getByRole('button', { name: 'Not now' }).click()
  await placeButton(page).click()
  expect(await walletOf(customer)).toBe(999.99)
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()

  // 18 + 7 = 25; 6.49 delivery, 2.50 taxes and fees. Nothing is paid yet, and the old order no longer exists.
  await expect(summary(page).getByText('$33.99', { exact: true })).toBeVisible()
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Active', totalCost: 33.99 }])
  const lines = JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')
  expect(lines).toMatchObject([
    { id: pasta.id, price: 18 },
    { id: cake.id, price: 7 },
  ])
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('409')])
  await placeButton(page).click()
  await expectPlaced(page, customer)
  expect(await walletOf(customer)).toBe(966)
})

test('the items that are left are ordered with the same choices, also after a reload [4.2.14]', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await openCheckout(page, customer, restaurant)
  await page.getByRole('radio', { name: /^Wallet/ }).check()
  await page.getByRole('radio', { name: /^20%/ }).check()
  await restaurant.owner.api.call('DELETE', `/api/menu-items/${restaurant.items[0].id}`)
  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await loseAnswers(page, '**/api/orders/', 1)
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question.getByRole('alert')).toHaveText('Something went wrong. Please try again')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409'), expect.stringContaining('ERR_FAILED')])
  // By now the new order has replaced the old one, but the browser has not heard of it.
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()
  await expect(summary(page).getByText('Tomato Soup')).toHaveCount(0)
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Active' }])
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Wallet/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^20%/ })).toBeChecked()
})

test('an order that has expired leads to the orders and keeps the cart', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  const { id } = await openCheckout(page, customer, restaurant)
  await makeOrder(customer, restaurant, undefined, { replaces: id })
  await placeButton(page).click()
  await expect(alertOf(page, 'We no longer have this order. Your cart still holds what you chose.')).toBeVisible()
  await expect(page).toHaveURL('/orders')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a tab that was closed at checkout leaves its order for the next one to replace [4.1.7, 9.7.8]', async ({
  page,
  context,
  customer,
  restaurant,
}) => {
  const { id } = await openCheckout(page, customer, restaurant)
  await page.close({ runBeforeUnload: true })
  const next = await context.newPage()
  await next.goto(`/restaurants/${restaurant.id}`)
  await next.getByRole('button', { name: 'Add Tomato Soup to cart' }).click()
  await next.getByRole('button', { name: /^Open cart/ }).click()
  await next.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(placeButton(next)).toBeEnabled()
  const [only, ...more] = await ordersOf(customer)
  expect(more).toEqual([])
  expect(only?.id).not.toBe(id)
})

test('a restaurant that has become inactive takes no order [8.2.1]', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await openCheckout(page, customer, restaurant)
  await restaurant.owner.api.call('DELETE', `/api/manage/${restaurant.id}?type=soft`)
  await placeButton(page).click()
  const window = page.getByRole('dialog', { name: "We can't place this order" })
  await expect(window.getByText(`${restaurant.name} is not taking orders right now.`)).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
  await window.getByRole('link', { name: 'Browse restaurants' }).click()
  await expect(page).toHaveURL('/home')
  expect(await ordersOf(customer)).toMatchObject([{ status: 'Active' }])
})
