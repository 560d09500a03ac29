import { expect } from '@playwright/test'
import { cardOf, columnOf, test } from './kitchen'
import { makeOrder, openCheckout, ordersOf, placeButton, placeOrder } from './ordering'

test('sound is off until the strip is tapped [4.13.6]', async ({ kitchen }) => {
  const strip = kitchen.page.getByRole('button', { name: 'Tap to turn on sound' })
  await strip.click()
  await expect(strip).toBeHidden()
  await kitchen.page.reload()
  await expect(strip).toBeVisible()
})

test('a new order is announced [4.13.5]', async ({ customer, kitchen }) => {
  const { id } = await placeOrder(customer, kitchen.restaurant)
  await expect(kitchen.page.getByRole('status').filter({ hasText: `New order ${id}, 2 items.` })).toBeAttached()
})

test('the board works by its keys: the arrows move, A accepts, N goes on, P prints [4.13.10]', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, context, page: board } = kitchen
  const first = await placeOrder(customer, restaurant)
  const second = await placeOrder(customer, restaurant)
  await expect(cardOf(board, second.id)).toBeVisible()
  await board.keyboard.press('ArrowDown')
  await expect(cardOf(board, first.id)).toBeFocused()
  await board.keyboard.press('ArrowDown')
  await expect(cardOf(board, second.id)).toBeFocused()
  await board.keyboard.press('a')
  await expect(cardOf(columnOf(board, 'Started'), second.id)).toBeVisible()
  // The focus has moved on to the next order.
  await expect(board.getByRole('button', { name: `Start preparing order ${first.id}` })).toBeFocused()
  await board.keyboard.press('ArrowRight')
  await expect(cardOf(board, second.id)).toBeFocused()
  // The stream can be faster than the answer to the step, and one step at a time is taken.
  const next = cardOf(board, second.id).getByRole('button', { name: /^Out for delivery/ })
  await expect(next).not.toHaveAttribute('aria-busy')
  await board.keyboard.press('n')
  await expect(cardOf(columnOf(board, 'On the way'), second.id)).toBeFocused()
  const opened = context.waitForEvent('page')
  await board.keyboard.press('ArrowLeft')
  await board.keyboard.press('ArrowLeft')
  await board.keyboard.press('p')
  const ticket = await opened
  await expect(ticket.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible()
})

test('a ticket has what the kitchen needs, and is void once its order is canceled', async ({ customer, kitchen }) => {
  const { restaurant, context, page: board } = kitchen
  const { id } = await placeOrder(customer, restaurant, { deliveryInstructions: 'Ring twice' })
  await board.getByRole('button', { name: `More about order ${id}` }).click()
  const opened = context.waitForEvent('page')
  await board.getByRole('button', { name: 'Print ticket' }).click()
  const ticket = await opened
  await expect(ticket.getByRole('heading', { name: `Order ${id}` })).toBeVisible()
  for (const text of ['Tomato Soup', 'Lemon Pasta', 'Ring twice', customer.address, '$33.72']) {
    await expect(ticket.getByRole('main')).toContainText(text)
  }
  await expect(ticket.getByText(/^\(\d{3}\) \d{3}-\d{4}$/)).toBeVisible()
  await expect(ticket.getByText('VOID – do not make')).toBeHidden()
  await customer.api.call('PUT', `/api/orders/${id}/cancel`)
  await board.keyboard.press('Escape')
  await expect(board.getByRole('link', { name: `Print void ticket of order ${id}` })).toBeVisible()
  await ticket.reload()
  await expect(ticket.getByText('VOID – do not make')).toBeVisible()
})

test('a pause from the board in the middle of a checkout: nothing is charged, and the order can be had later [4.2.14]', {
  tag: '@core',
}, async ({ page, customer, kitchen, complaints }) => {
  const { restaurant, page: board } = kitchen
  await openCheckout(page, customer, restaurant)
  await board.getByRole('button', { name: 'Busy or pause' }).click()
  await board.getByRole('button', { name: '15 minutes' }).click()
  await expect(board.getByText(/^Not taking orders until/)).toBeVisible()
  await placeButton(page).click()
  const dialog = page.getByRole('dialog', { name: "We can't place this order" })
  await expect(dialog).toContainText(`${restaurant.name} is not taking orders until`)
  await dialog.getByRole('button', { name: 'Choose a later time' }).click()
  await expect(page.getByRole('radio', { name: /^Schedule/ })).toBeChecked()
  await expect(page.getByText(/^Not taking orders until .+ You can schedule an order for later\.$/)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeDisabled()
  expect((await ordersOf(customer)).map(({ status }) => status)).toEqual(['Active'])

  await board.getByRole('button', { name: 'Resume' }).click()
  await expect(board.getByText(/^Not taking orders until/)).toBeHidden()
  complaints.splice(0)
})

test('a busy restaurant says so on its page and at the checkout, until it ends [4.14.6]', async ({
  page,
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await board.getByRole('button', { name: 'Busy or pause' }).click()
  await board.getByRole('button', { name: 'For 2 hours' }).click()
  await board.getByRole('button', { name: '+15 min' }).click()
  await expect(board.getByText(/^Busy: new orders take 15 minutes longer until .+ [AP]M\.$/)).toBeVisible()
  const notice = page.getByText('Busy: about 15 minutes longer than usual.')
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(notice).toBeVisible()
  await openCheckout(page, customer, restaurant)
  await expect(notice).toBeVisible()
  await board.getByRole('button', { name: 'Busy or pause' }).click()
  await board.getByRole('button', { name: 'As usual' }).click()
  await expect(board.getByText(/^Busy: new orders/)).toBeHidden()
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('button', { name: /^Add Tomato Soup/ })).toBeVisible()
  await expect(notice).toBeHidden()
})

test('a paused restaurant says so on its page, in the cart and at the checkout [4.14.3]', async ({
  page,
  customer: _,
  kitchen,
  complaints,
}) => {
  const { restaurant } = kitchen
  await restaurant.owner.api.call('PUT', `/api/manage/${restaurant.id}/pause`, { minutes: 30 })
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText(/^Not taking orders until .+ You can schedule an order for later\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add Tomato Soup to cart' }).click()
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart).toContainText('Not taking orders until')
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await expect(page.getByRole('radio', { name: /^Schedule/ })).toBeChecked()
  complaints.splice(0)
})

test('an item that is sold out in the middle of a checkout is left out before anything is charged [4.2.14]', {
  tag: '@core',
}, async ({ page, customer, kitchen, complaints }) => {
  const { restaurant } = kitchen
  const board = kitchen.page
  await openCheckout(page, customer, restaurant)
  await board.goto(`/restaurants/${restaurant.id}/menu`)
  await board.getByRole('switch', { name: 'Available Tomato Soup' }).uncheck()
  await expect(board.getByText(/^Sold out until/)).toBeVisible()
  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await expect(question).toContainText('Tomato Soup is sold out.')
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()
  await placeButton(page).click()
  await expect.poll(async () => (await ordersOf(customer))[0]).toMatchObject({ status: 'Submitted', totalCost: 24.37 })
  complaints.splice(0)
})

test('the owner sees new orders in the menu and among the restaurants [4.13.11]', async ({ customer, kitchen }) => {
  const { restaurant, page } = kitchen
  await page.goto('/restaurants/manage')
  await expect(page.getByText('0 new')).toBeVisible()
  await placeOrder(customer, restaurant)
  await makeOrder(customer, restaurant)
  await expect(page.getByText('1 new', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Open menu, 1 new order' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: /1 new$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('switch', { name: /^Accept orders manually/ }).check()
  await expect(page.getByRole('switch', { name: /^Accept orders manually/ })).toBeChecked()
  await page.getByRole('link', { name: /^Order board/ }).click()
  await expect(page.getByRole('heading', { name: `Orders of ${restaurant.name}` })).toBeVisible()
})

test('a long column shows its next orders on request, and its number counts all of them [4.13.12]', async ({
  customer,
  kitchen: { restaurant, page: board },
}) => {
  for (let count = 0; count < 33; count += 1) await placeOrder(customer, restaurant)
  const column = columnOf(board, 'New')
  // The board shows orders from the stream; after a reload it shows the first page only.
  await expect(column.getByRole('article')).toHaveCount(33)
  await board.reload()
  const more = column.getByRole('button', { name: /^\d+ more … in New$/ })
  await expect(more).toBeVisible()
  await expect(column.getByRole('heading', { name: 'New 33' })).toBeVisible()
  expect(await column.getByRole('article').count()).toBeLessThan(33)
  await more.click()
  await expect(column.getByRole('article')).toHaveCount(33)
  await expect(more).toBeHidden()
  await expect(board).toHaveTitle('(33) Orders · Plateful')
})
