import { expect, type Page } from '@playwright/test'
import { logIn } from './entrance'
import { Api } from './fixtures'
import { AT_ONCE, cardOf, columnOf, test } from './kitchen'
import { alertOf, expectPlaced, openCheckout, placeButton, placeOrder, walletOf } from './ordering'

/** The stage that an order's own screen shows; its title says it too, for a tab in the background. */
const expectStage = (page: Page, name: string, options?: { timeout: number }) =>
  expect(page).toHaveTitle(`${name} · Plateful`, options)

/** Opens the order's own screen and waits for its stream. */
async function track(page: Page, id: number) {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto(`/orders/${id}`)
  await stream
}

test('an order is on the board within a second, and each step on the screen of its customer [4.3.7, 4.13.5, 4.16.4]', {
  tag: '@core',
}, async ({ page, customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  await openCheckout(page, customer, restaurant)
  await placeButton(page).click()
  await expectPlaced(page, customer)
  await expect(board).toHaveTitle('(1) Orders · Plateful', AT_ONCE)
  const { id } = await placeOrder(customer, restaurant)
  await expect(cardOf(columnOf(board, 'New'), id)).toContainText('Lemon Pasta', AT_ONCE)
  await expect(board).toHaveTitle('(2) Orders · Plateful', AT_ONCE)

  await track(page, id)
  await expect(page.getByText(/^Cancel free until \d+:\d\d [AP]M$/)).toBeVisible()
  const steps = [
    { button: 'Start preparing', step: 'Preparing' },
    { button: 'Out for delivery', step: 'On the way' },
  ]
  for (const { button, step } of steps) {
    const moved = board.waitForResponse((answer) => answer.url().endsWith('/stage'))
    await board.getByRole('button', { name: `${button} order ${id}` }).click()
    await moved
    await expectStage(page, step, AT_ONCE)
    const reached = page.getByRole('listitem').filter({ hasText: new RegExp(`^${step}\\d+:\\d\\d [AP]M$`) })
    await expect(reached).toBeVisible()
  }
  await expect(page.getByRole('button', { name: `Cancel order ${id}` })).toBeHidden()
  await page.goto('/orders')
  const card = page.getByRole('link', { name: new RegExp(`On the way.*order ${id}$`) })
  await expect(card).toBeVisible()
  await board.getByRole('button', { name: `Delivered order ${id}` }).click()
  await expect(page.getByRole('link', { name: new RegExp(`^Delivered.*order ${id}$`) })).toBeVisible()
  await expect(cardOf(columnOf(board, 'Done today'), id)).toBeVisible()
})

test('a move is undone, and an order that left too early goes back to preparing', async ({
  page,
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant)
  await track(page, id)
  await board.getByRole('button', { name: `Start preparing order ${id}` }).click()
  await expectStage(page, 'Preparing')
  await board.getByRole('button', { name: `Undo order ${id}` }).click()
  await expectStage(page, 'Accepted')
  await expect(cardOf(columnOf(board, 'New'), id)).toBeVisible()
  for (const step of ['Start preparing', 'Out for delivery']) {
    await board.getByRole('button', { name: `${step} order ${id}` }).click()
  }
  await expect(cardOf(columnOf(board, 'On the way'), id)).toBeVisible()
  await board.getByRole('button', { name: `More about order ${id}` }).click()
  await board.getByRole('button', { name: 'Back to preparing' }).click()
  await expect(cardOf(columnOf(board, 'Started'), id)).toBeVisible()
  await expectStage(page, 'Preparing')
})

test('a restaurant that accepts manually answers with minutes, which the customer reads', { tag: '@core' }, async ({
  page,
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await restaurant.owner.api.call('PUT', `/api/manage/${restaurant.id}`, { accepts: 'manual' })
  const { id } = await placeOrder(customer, restaurant)
  await track(page, id)
  await expectStage(page, 'Order placed')
  await board.getByRole('button', { name: `More about order ${id}` }).click()
  await board.getByRole('button', { name: '60 min' }).click()
  await expectStage(page, 'Accepted')
  await expect(page.getByText('In about 60 minutes.')).toBeVisible()
})

test('a customer cancels: the board says so until somebody has seen it [4.13.7, 9.7.5]', { tag: '@core' }, async ({
  page,
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  await track(page, id)
  await expect(cardOf(board, id)).toBeVisible()
  await page.getByRole('button', { name: `Cancel order ${id}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click()
  await expect(cardOf(columnOf(board, 'New'), id)).toContainText('Canceled – do not make')
  await expect(page.getByText('You canceled this order. $33.72 is back in your wallet.')).toBeVisible()
  expect(await walletOf(customer)).toBe(999.99)
  await board.reload()
  await board.getByRole('button', { name: `Got it order ${id}` }).click()
  await expect(cardOf(columnOf(board, 'Done today'), id)).toContainText('Canceled at')
})

test('a restaurant cancels for what is sold out: the customer reads why, and the menu shows it [4.16.2]', {
  tag: '@core',
}, async ({ page, customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  await track(page, id)
  await board.getByRole('button', { name: `More about order ${id}` }).click()
  await board.getByRole('button', { name: 'Cancel this order' }).click()
  await board.getByRole('radio', { name: 'Something is sold out' }).check()
  await board.getByRole('checkbox', { name: 'Tomato Soup' }).check()
  await board.getByRole('button', { name: 'Cancel order' }).click()
  await expect(
    page.getByText(`${restaurant.name} ran out of something in your order. $33.72 is back in your wallet.`),
  ).toBeVisible()
  expect(await walletOf(customer)).toBe(999.99)
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('article').filter({ hasText: 'Tomato Soup' })).toContainText('Sold out')
  await expect(page.getByRole('button', { name: 'Add Tomato Soup to cart' })).toBeHidden()
})

test('when both sides cancel at once, it happens once', async ({ page, customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  await track(page, id)
  await expect(cardOf(board, id)).toBeVisible()
  await Promise.all([
    customer.api.status('PUT', `/api/orders/${id}/cancel`, {}),
    restaurant.owner.api.status('PUT', `/api/orders/${id}/cancel`, { reason: 'too_busy' }),
  ])
  await expect(page.getByText(/\$33\.72 is back in your wallet\./)).toBeVisible()
  await expect(cardOf(board, id)).toContainText('Canceled – do not make')
  expect(await walletOf(customer)).toBe(999.99)
})

test('two tablets see each other’s steps, and one that missed a step is shown the order as it is', async ({
  customer,
  kitchen,
  complaints,
}) => {
  const { restaurant, context, page: board } = kitchen
  const other = await context.newPage()
  await other.goto(`/restaurants/${restaurant.id}/orders`)
  const { id } = await placeOrder(customer, restaurant)
  await expect(cardOf(columnOf(other, 'New'), id)).toBeVisible()
  await board.getByRole('button', { name: `Start preparing order ${id}` }).click()
  await expect(cardOf(columnOf(other, 'Started'), id)).toBeVisible()

  // Delays the call until the other tablet has moved the order.
  await other.route('**/stage', async (route) => {
    await restaurant.owner.api.call('PUT', `/api/orders/${id}/stage`, { stage: 'delivered', version: 3 })
    await route.continue()
  })
  await other.getByRole('button', { name: `Out for delivery order ${id}` }).click()
  await expect(alertOf(other, 'This order has changed in the meantime.')).toBeVisible()
  await expect(cardOf(columnOf(other, 'Done today'), id)).toBeVisible()
  complaints.splice(0)
})

test('eight tabs share one stream, and all of them follow [4.16.6]', async ({ context, customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant)
  let streams = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) streams += 1
  })
  const tabs = await Promise.all(Array.from({ length: 8 }, () => context.newPage()))
  for (const [at, tab] of tabs.entries()) {
    // The first tab has the stream before another one can take it.
    if (at === 0) await track(tab, id)
    else await tab.goto(`/orders/${id}`)
    await expectStage(tab, 'Accepted')
  }
  await board.getByRole('button', { name: `Start preparing order ${id}` }).click()
  for (const tab of tabs) await expectStage(tab, 'Preparing')
  expect(streams).toBe(1)

  // The tab with the stream is closed: another one takes over.
  await tabs[0]?.close()
  await board.getByRole('button', { name: `Out for delivery order ${id}` }).click()
  for (const tab of tabs.slice(1)) await expectStage(tab, 'On the way')
  expect(streams).toBe(2)
})

test('without a network the board says since when, and knows everything when it is back [4.13.8]', async ({
  customer,
  kitchen,
  complaints,
}) => {
  const { restaurant, context, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant)
  await expect(cardOf(board, id)).toBeVisible()
  await context.setOffline(true)
  await expect(board.getByRole('alert').filter({ hasText: /^No connection since \d+:\d\d [AP]M$/ })).toBeVisible()
  await expect(board.getByRole('button', { name: `Start preparing order ${id}` })).toBeDisabled()
  const missed = await placeOrder(customer, restaurant)
  await customer.api.call('PUT', `/api/orders/${id}/cancel`)
  await context.setOffline(false)
  await expect(board.getByRole('button', { name: `Start preparing order ${missed.id}` })).toBeEnabled()
  await expect(cardOf(board, id)).toContainText('Canceled – do not make')
  await expect(board.getByText(/^No connection/)).toBeHidden()
  complaints.splice(0)
})

test('a session that ended covers the board, and logging in leads back to it [4.13.4]', async ({
  kitchen,
  newJar,
  complaints,
}) => {
  const { restaurant, page: board } = kitchen
  const { email, password } = restaurant.owner
  const elsewhere = new Api(await newJar())
  await elsewhere.call('POST', '/api/auth/login', { credential: email, password })
  await elsewhere.call('POST', '/api/auth/sign-out-everywhere')
  await expect(board.getByRole('alert').filter({ hasText: 'You have been signed out' })).toBeVisible({
    timeout: 20_000,
  })
  await board.getByRole('link', { name: 'Log in' }).click()
  await logIn(board, restaurant.owner)
  await expect(board.getByRole('heading', { name: `Orders of ${restaurant.name}` })).toBeVisible()
  complaints.splice(0)
})
