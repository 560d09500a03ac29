import { expect } from '@playwright/test'
import { openRestaurant, signUp, test } from './fixtures'
import { alertOf, makeOrder, ordersOf, placeOrder, stored, walletOf } from './ordering'

test('orders are listed newest first, with the actions that each status allows [4.3.1, 4.3.2, 4.3.7, 8.6.1]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
  await page.goto('/orders')
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  const placed = await placeOrder(customer, restaurant, { paymentMethod: 'wallet', tip: 1 })
  const canceled = await placeOrder(customer, restaurant)
  await customer.api.call('PUT', `/api/orders/${canceled.id}/cancel`)
  const active = await makeOrder(customer, restaurant)
  await page.reload()
  const cards = page.getByRole('main').getByRole('list').first().getByRole('listitem').filter({ hasText: 'Total' })
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText('Active')
  await expect(cards.nth(0).getByRole('button', { name: `Continue to checkout order ${active.id}` })).toBeVisible()
  await expect(cards.nth(0).getByRole('button', { name: `Cancel order ${active.id}` })).toBeVisible()
  await expect(cards.nth(1)).toContainText('Canceled')
  await expect(cards.nth(1).getByRole('button', { name: `Reorder order ${canceled.id}` })).toBeEnabled()
  await expect(cards.nth(1).getByRole('button', { name: `Rate order ${canceled.id}` })).toBeDisabled()
  await expect(cards.nth(2)).toContainText('Accepted')
  await expect(cards.nth(2)).toContainText('Standard delivery · Wallet')
  await expect(cards.nth(2)).toContainText('$34.72')
  await expect(cards.nth(2).getByRole('link', { name: `Rate order ${placed.id}` })).toBeVisible()
  await expect(cards.nth(2).getByRole('button', { name: `Cancel order ${placed.id}` })).toBeVisible()
  await cards.nth(2).getByText('Receipt').click()
  await expect(cards.nth(2).getByText('$1.00')).toBeVisible()
})

test('a Submitted order is canceled after a confirmation, and the wallet is refunded', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
}) => {
  const { id } = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  expect(await walletOf(customer)).toBe(966.27)
  await page.goto('/orders')
  await expect(page.getByText(/^Cancel free until \d+:\d\d [AP]M$/)).toBeVisible()
  await page.getByRole('button', { name: `Cancel order ${id}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
  await expect(question).toContainText('$33.72 goes back to your wallet')
  await question.getByRole('button', { name: 'Keep order' }).click()
  await expect(page.getByRole('button', { name: `Cancel order ${id}` })).toBeFocused()
  await page.getByRole('button', { name: `Cancel order ${id}` }).click()
  await question.getByRole('button', { name: 'Cancel order' }).dblclick()
  await expect(alertOf(page, 'Order canceled. $33.72 is back in your wallet.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Rate order ${id}` })).toBeDisabled()
  expect(await walletOf(customer)).toBe(999.99)
  await page.goto('/wallet')
  await expect(page.getByRole('link', { name: new RegExp(`^Refund of order ${id}`) })).toBeVisible()
})

test('an Active order that is at checkout is forgotten when it is canceled [4.2.4]', async ({
  page,
  context,
  customer,
  restaurant,
}) => {
  const { id } = await makeOrder(customer, restaurant)
  await page.goto('/orders')
  await page.getByRole('button', { name: `Continue to checkout order ${id}` }).click()
  await expect(page).toHaveURL('/checkout')
  const other = await context.newPage()
  await other.goto('/orders')
  await other.getByRole('button', { name: `Cancel order ${id}` }).click()
  await other.getByRole('button', { name: 'Cancel order', exact: true }).click()
  await expect(alertOf(other, 'Order canceled.')).toBeVisible()
  await expect(page).toHaveURL('/orders')
  await expect(alertOf(page, 'This order was canceled.')).toBeVisible()
  expect(await stored(page, 'currentOrder')).toBeNull()
})

test('reordering fills the cart at today’s prices and says what is gone [1.1, 4.3.4]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
}) => {
  const [soup, pasta] = restaurant.items
  const { id } = await placeOrder(customer, restaurant)
  await restaurant.owner.api.call('DELETE', `/api/menu-items/${soup.id}`)
  await restaurant.owner.api.call('PUT', `/api/menu-items/${pasta.id}`, { price: 18 })
  await page.goto('/orders')
  await page.getByRole('button', { name: `Reorder order ${id}` }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByRole('link', { name: 'Lemon Pasta' })).toBeVisible()
  await expect(cart.getByText('$18.00').first()).toBeVisible()
  await expect(alertOf(page, 'No longer on the menu, so left out: Tomato Soup.')).toBeVisible()
  expect(JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')).toMatchObject([
    { id: pasta.id, quantity: 1, price: 18 },
  ])
})

test('reordering asks before it replaces a cart of another restaurant [4.3.4, 8.2.4]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  newJar,
}) => {
  const other = await openRestaurant(await signUp(await newJar()))
  const { id } = await placeOrder(customer, restaurant)
  await page.goto(`/restaurants/${other.id}`)
  await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
  await expect(page.getByRole('button', { name: 'Open cart, 1 item' })).toBeVisible()
  await page.goto('/orders')
  await page.getByRole('button', { name: `Reorder order ${id}` }).click()
  await expect(
    alertOf(
      page,
      'Your cart contains items from a different restaurant. Please clear your cart or complete your existing order first.',
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear cart and reorder' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByRole('link', { name: 'Lemon Pasta' })).toBeVisible()
  const lines: { restaurantId: number }[] = JSON.parse((await stored(page, `cartItems_${customer.id}`)) ?? '[]')
  expect(lines.map((line) => line.restaurantId)).toEqual([restaurant.id, restaurant.id])
})

test('an inactive restaurant offers no reorder', async ({ page, customer, restaurant }) => {
  const { id } = await placeOrder(customer, restaurant)
  await restaurant.owner.api.call('DELETE', `/api/manage/${restaurant.id}?type=soft`)
  await page.goto('/orders')
  await page.getByRole('button', { name: `Reorder order ${id}` }).click()
  await expect(alertOf(page, `${restaurant.name} is not taking orders right now.`)).toBeVisible()
})

test('the order of a deleted restaurant stays as a receipt [4.3.4, 4.5.5]', async ({ page, customer, restaurant }) => {
  const { id } = await placeOrder(customer, restaurant)
  await restaurant.owner.api.call('PUT', `/api/orders/${id}/stage`, { stage: 'delivered', version: 2 })
  await restaurant.owner.api.call('DELETE', `/api/manage/${restaurant.id}?type=hard`)
  await page.goto('/orders')
  await expect(page.getByText(`${restaurant.name} is no longer on Plateful.`)).toBeVisible()
  await expect(page.getByRole('button', { name: `Reorder order ${id}` })).toBeDisabled()
  await expect(page.getByText('Lemon Pasta')).toBeVisible()
})

test('a long list of orders is loaded page by page, and a link to an old order finds it', async ({
  page,
  customer,
  restaurant,
}) => {
  const first = await placeOrder(customer, restaurant)
  for (let count = 1; count < 12; count += 1) await makeOrder(customer, restaurant)
  await page.goto('/orders')
  await expect(page.getByText('10 of 12')).toBeVisible()
  await page.getByRole('link', { name: 'Show more' }).click()
  await expect(page.getByRole('link', { name: `Rate order ${first.id}` })).toBeVisible()
  await expect(page).toHaveURL('/orders?page=2')
  await page.goto(`/orders?order=${first.id}`)
  await expect(page.getByRole('link', { name: `Rate order ${first.id}` })).toBeVisible()
})

test('orders of other customers are not shown [T22]', { tag: '@core' }, async ({
  page,
  customer,
  account,
  restaurant,
}) => {
  const foreign = await placeOrder(account, restaurant)
  await page.goto(`/orders?order=${foreign.id}`)
  await expect(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible()
  expect(await ordersOf(customer)).toEqual([])
})
