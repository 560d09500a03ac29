import { expect } from '@playwright/test'
import type { Restaurant } from './fixtures'
import { cardOf, columnOf, type Kitchen, test } from './kitchen'
import { makeOrder, placeOrder } from './ordering'

type Group = { id: number; modifiers: { id: number }[] }

/** Lets the restaurant accept by hand from now on, which its board shows by a column more. */
async function acceptManually({ restaurant, page }: Kitchen): Promise<void> {
  await restaurant.owner.api.call('PUT', `/api/manage/${restaurant.id}`, { accepts: 'manual' })
  await expect(columnOf(page, 'To start')).toBeVisible()
}

/** Gives the first item of a restaurant a choice of two sizes, and returns them. */
async function sizesOf({ id, owner, items: [item] }: Restaurant): Promise<Group['modifiers']> {
  const group = await owner.api.call<Group>('POST', `/api/manage/${id}/modifier-groups`, {
    name: 'Size',
    min: 1,
    max: 1,
    modifiers: [
      { name: 'Bowl', price: 2 },
      { name: 'Cup', price: 0 },
    ],
  })
  await owner.api.call('PUT', `/api/menu-items/${item.id}/modifier-groups`, { ids: [group.id] })
  return group.modifiers
}

test('after accepting by keyboard the focus goes to the next order, and stays with the last one', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await acceptManually(kitchen)
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await placeOrder(customer, restaurant)).id)
  const accept = (id = 0) => board.getByRole('button', { name: `Accept order ${id}` })
  await expect(accept(ids[2])).toBeVisible()
  await accept(ids[1]).focus()
  for (const next of [ids[2], ids[0]]) {
    await board.keyboard.press('Enter')
    await expect(accept(next)).toBeFocused()
  }
  await board.keyboard.press('Enter')
  await expect(cardOf(columnOf(board, 'To start'), ids[0] ?? 0)).toBeFocused()
})

test('an order that was accepted by a press leaves its place with Undo in it, so that nothing moves', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await acceptManually(kitchen)
  const first = await placeOrder(customer, restaurant)
  const second = await placeOrder(customer, restaurant)
  const column = columnOf(board, 'New')
  await expect(cardOf(column, second.id)).toBeVisible()
  // Once it has come to rest.
  await board.getByRole('button', { name: `Accept order ${second.id}` }).click({ trial: true })
  const before = await cardOf(column, second.id).boundingBox()
  await board.getByRole('button', { name: `Accept order ${first.id}` }).click()
  await expect(cardOf(columnOf(board, 'To start'), first.id)).toBeVisible()
  const undo = board.getByRole('button', { name: `Undo order ${first.id}` })
  await expect(column).toContainText('Accepted')
  expect(await cardOf(column, second.id).boundingBox()).toEqual(before)
  await undo.click()
  await expect(cardOf(column, first.id)).toBeVisible()
  expect(await cardOf(column, second.id).boundingBox()).toEqual(before)

  // Once the board is left alone the place closes, and Undo is on the card.
  await board.getByRole('button', { name: `Accept order ${first.id}` }).click()
  await expect(cardOf(columnOf(board, 'To start'), first.id).getByRole('button', { name: /^Undo/ })).toBeVisible({
    timeout: 10_000,
  })
  await expect(undo).toHaveCount(1)
})

test('choices stand under their line, identical lines are one, and Priority is on top, on the board and the ticket', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, context, page: board } = kitchen
  const [item, plain] = restaurant.items
  const [bowl, cup] = await sizesOf(restaurant)
  const line = { menu_item_id: item.id, quantity: 1, modifiers: [bowl?.id] }
  const { id } = await customer.api.call<{ id: number }>('POST', '/api/orders/', {
    restaurant_id: restaurant.id,
    items: [
      line,
      { ...line, quantity: 2 },
      { ...line, modifiers: [cup?.id] },
      { menu_item_id: plain.id, quantity: 1 },
      { menu_item_id: plain.id, quantity: 1 },
    ],
  })
  await customer.api.call('PUT', `/api/orders/${id}/submit`, { deliveryOption: 'priority' })
  const card = cardOf(board, id)
  await expect(card.getByText('Priority', { exact: true })).toBeVisible()
  await expect(card.getByRole('list').first().getByRole('listitem').filter({ hasText: '×' })).toHaveText([
    `3×${item.name}Size: Bowl`,
    `1×${item.name}Size: Cup`,
    `2×${plain.name}`,
  ])
  await expect(card.getByText(customer.address)).toBeHidden()
  const opened = context.waitForEvent('page')
  await board.getByRole('button', { name: `More about order ${id}` }).click()
  await expect(board.getByRole('dialog').getByText(customer.address)).toBeVisible()
  await board.getByRole('button', { name: 'Print ticket' }).click()
  const ticket = await opened
  for (const text of ['Priority', '3×', 'Bowl', 'Cup']) await expect(ticket.getByRole('main')).toContainText(text)
})

test('what is sold out is said by a switch on the board, an item or a choice, and it is as the menu is', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  const [bowl] = await sizesOf(restaurant)
  const items = [{ menu_item_id: restaurant.items[0].id, quantity: 1, modifiers: [bowl?.id] }]
  const { id } = await makeOrder(customer, restaurant, [], { items })
  await customer.api.call('PUT', `/api/orders/${id}/submit`)
  const more = board.getByRole('button', { name: `More about order ${id}` })
  for (const name of ['Tomato Soup', 'Bowl']) {
    const available = board.getByRole('switch', { name: `Available ${name}` })
    await more.click()
    await expect(available).toBeChecked()
    const saved = board.waitForResponse((answer) => answer.url().endsWith('/availability'))
    await available.uncheck()
    await saved
    await board.keyboard.press('Escape')
    await board.reload()
    await more.click()
    await expect(available).not.toBeChecked()
    await expect(board.getByText('Sold out', { exact: true })).toBeVisible()
    await available.check()
    await expect(board.getByText('Sold out', { exact: true })).toBeHidden()
    await board.keyboard.press('Escape')
  }
})

const TABLET = { width: 1024, height: 768 }

test('on a tablet four new tickets fit, five in Compact, and the device remembers', async ({ customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  await board.setViewportSize(TABLET)
  for (let count = 0; count < 7; count += 1) await placeOrder(customer, restaurant)
  const cards = columnOf(board, 'New').getByRole('article')
  await expect(cards).toHaveCount(7)
  await board.getByRole('button', { name: 'Tap to turn on sound' }).click()
  await expect(cards.nth(3)).toBeInViewport({ ratio: 1 })
  await board.getByRole('button', { name: 'Sound, size and printing' }).click()
  await board.getByRole('switch', { name: 'Compact' }).check()
  await board.keyboard.press('Escape')
  await expect(cards.nth(4)).toBeInViewport({ ratio: 1 })
  await board.reload()
  await board.getByRole('button', { name: 'Tap to turn on sound' }).click()
  await expect(cards.nth(4)).toBeInViewport({ ratio: 1 })
})

test('on a tablet headings stay while a column scrolls, and what left the kitchen is a tab', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await board.setViewportSize(TABLET)
  for (let count = 0; count < 9; count += 1) await placeOrder(customer, restaurant)
  const column = columnOf(board, 'New')
  const last = column.getByRole('article').last()
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  for (const heading of [`Orders of ${restaurant.name}`, 'New 9', 'Started 0']) {
    await expect(board.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
  }
  await expect(columnOf(board, 'On the way')).toBeHidden()
  await board.getByRole('button', { name: 'On the way 0' }).click()
  await expect(columnOf(board, 'On the way')).toBeVisible()
  await expect(column).toBeHidden()
  await board.getByRole('button', { name: 'Kitchen 9' }).click()
  await expect(column).toBeVisible()
})

test('the sound can be tested and set, and a device that had it gets it back with the first touch', async ({
  kitchen: { page: board },
}) => {
  const strip = board.getByRole('button', { name: 'Tap to turn on sound' })
  await board.getByRole('button', { name: 'Sound, size and printing' }).click()
  const dialog = board.getByRole('dialog')
  await expect(dialog).toContainText('Sound is off: the browser forbids it until a touch.')
  await dialog.getByRole('slider', { name: /^Volume/ }).fill('40')
  await dialog.getByRole('button', { name: 'Test' }).click()
  await expect(dialog).toContainText('Sound is on.')
  await board.reload()
  await expect(strip).toContainText('After each start your browser forbids sound until the first touch')
  await board.getByRole('heading', { level: 1 }).click()
  await expect(strip).toBeHidden()
  await board.getByRole('button', { name: 'Sound, size and printing' }).click()
  await expect(dialog.getByRole('slider', { name: /^Volume/ })).toHaveValue('40')
})

test('a device that prints accepted orders prints each once, from then on', async ({ customer, kitchen }) => {
  const { restaurant, page: board } = kitchen
  await acceptManually(kitchen)
  await board.addInitScript(() => {
    window.print = () => {
      const text = document.querySelector('.printed-tickets')?.textContent ?? ''
      sessionStorage.setItem('printed', `${sessionStorage.getItem('printed') ?? ''}[${text}]`)
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await board.reload()
  const before = await placeOrder(customer, restaurant)
  await board.getByRole('button', { name: `Accept order ${before.id}` }).click()
  await expect(cardOf(columnOf(board, 'To start'), before.id)).toBeVisible()
  await board.getByRole('button', { name: 'Sound, size and printing' }).click()
  await board.getByRole('switch', { name: 'Print a ticket when an order is accepted' }).check()
  await board.keyboard.press('Escape')
  const { id } = await placeOrder(customer, restaurant)
  await board.getByRole('button', { name: `Accept order ${id}` }).click()
  const printed = () => board.evaluate(() => sessionStorage.getItem('printed'))
  await expect.poll(printed).toContain(`Order ${id}`)
  await board.reload()
  await expect(cardOf(board, id)).toBeVisible()
  expect((await printed())?.match(/Order \d+/g)).toEqual([`Order ${id}`])
})
