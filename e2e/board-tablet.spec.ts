import { expect, type Page } from '@playwright/test'
import { checkoutSlots } from '../lib/orders/rules/delivery-slots'
import { type Restaurant, signUp } from './fixtures'
import { cardOf, columnOf, type Kitchen, openBoard, test } from './kitchen'
import { makeOrder, placeOrder } from './ordering'

type Group = { id: number; modifiers: { id: number }[] }

/** Makes the restaurant accept orders by hand; its board then has one more column. */
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

test('after accepting by keyboard the focus goes to the next order, and stays with the last one [4.13.10]', async ({
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

test('an order that was accepted by a press leaves its place with Undo in it, so that nothing moves [4.13.17]', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await acceptManually(kitchen)
  const first = await placeOrder(customer, restaurant)
  const second = await placeOrder(customer, restaurant)
  const column = columnOf(board, 'New')
  await expect(cardOf(column, second.id)).toBeVisible()
  // Waits until the button no longer moves.
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

test('choices stand under their line, identical lines are one, and Priority is on top, on the board and the ticket [4.13.3, 4.13.13]', async ({
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

test('what is sold out is said by a switch on the board, an item or a choice, and it is as the menu is [4.13.21]', async ({
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
    const mark = board.getByRole('dialog').getByText('Sold out', { exact: true })
    await expect(mark).toBeVisible()
    await available.check()
    await expect(mark).toBeHidden()
    await board.keyboard.press('Escape')
  }
})

test('one press counts what the kitchen has to cook, and another starts several orders [4.13.22]', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  const ids: number[] = []
  for (let count = 0; count < 3; count += 1) ids.push((await placeOrder(customer, restaurant)).id)
  const [first = 0, second = 0, third = 0] = ids
  await board.getByRole('button', { name: `Start preparing order ${first}` }).click()
  await expect(cardOf(columnOf(board, 'Started'), first)).toBeVisible()
  await board.getByRole('button', { name: 'All day' }).click()
  const dialog = board.getByRole('dialog', { name: 'All day' })
  await expect(dialog).toContainText('2 not started, 1 started.')
  await expect(dialog.getByRole('listitem')).toHaveText(['3×Tomato Soup', '3×Lemon Pasta'])
  await dialog.getByRole('button', { name: 'Start all 2' }).click()
  for (const id of [second, third]) await expect(cardOf(columnOf(board, 'Started'), id)).toBeVisible()
})

test('a dish is marked as sold out from the board without an order that has it [4.14.5]', async ({ kitchen }) => {
  const { restaurant, page: board } = kitchen
  const [, , cake] = restaurant.items
  await board.getByRole('button', { name: 'Sold out' }).click()
  const dialog = board.getByRole('dialog', { name: 'Sold out' })
  await expect(dialog.getByRole('listitem')).toHaveCount(3)
  await dialog.getByRole('searchbox', { name: 'Find a dish' }).fill('CAKE')
  await expect(dialog.getByRole('listitem')).toHaveText([/Olive Oil Cake/])
  const saved = board.waitForResponse((answer) => answer.url().endsWith('/availability'))
  await dialog.getByRole('switch', { name: 'Available Olive Oil Cake' }).uncheck()
  await saved
  const { soldOutUntil } = await restaurant.owner.api.call<{ soldOutUntil: string }>(
    'GET',
    `/api/menu-items/${cake.id}`,
  )
  expect(Date.parse(soldOutUntil)).toBeGreaterThan(Date.now())
})

const TABLET = { width: 1024, height: 768 }

test('on a tablet four new tickets fit, five in Compact, and the device remembers [4.13.15, 4.13.19]', async ({
  customer,
  kitchen,
}) => {
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

/** The elements that are wider than the place of their order, or reach beyond the column. */
function tooWide(board: Page): Promise<string[]> {
  return board.evaluate(() => {
    const found: string[] = []
    for (const place of document.querySelectorAll<HTMLElement>('[data-column] > li')) {
      const column = place.closest('section')?.getBoundingClientRect()
      const { left, right, width } = place.getBoundingClientRect()
      if (!column || width === 0) continue
      if (left < column.left - 0.5 || right > column.right + 0.5) found.push(place.innerText)
      for (const part of place.querySelectorAll('*:not(svg *)')) {
        const box = part.getBoundingClientRect()
        const isCut = part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).overflowX === 'visible'
        const isWide = box.left < left - 0.5 || box.right > right + 0.5 || (part.clientWidth > 0 && isCut)
        if (box.width > 0 && isWide) found.push(`${part.tagName} ${part.textContent?.slice(0, 40)}`)
      }
    }
    return found
  })
}

test('no element of the board is wider than its column, in any state of an order [4.13.23, 4.13.24]', async ({
  newJar,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  const customer = await signUp(await newJar(), { firstName: 'Wilhelmina-Alexandra' })
  const { api } = restaurant.owner
  const move = async (id: number, stage: string) => {
    const { version } = await api.call<{ version: number }>('GET', `/api/orders/${id}`)
    await api.call('PUT', `/api/orders/${id}/stage`, { stage, version })
  }
  const place = async (choices: object = {}) => (await placeOrder(customer, restaurant, choices)).id
  for (const stage of ['preparing', 'on_the_way', 'delivered']) await move(await place(), stage)
  const late = await place()
  await move(late, 'preparing')
  const { version } = await api.call<{ version: number }>('GET', `/api/orders/${late}`)
  await api.call('PUT', `/api/orders/${late}/estimate`, { minutes: 5, version })
  await place({ deliveryOption: 'priority' })
  const hours = { timeZone: 'America/New_York', openingWeek: null, daysOff: '', closingTime: '22:00' }
  const slot = checkoutSlots(hours, new Date())[3]?.slots[2]
  const scheduled = await place({ deliveryOption: 'schedule', scheduledFor: slot })
  const [canceled, canceledLater] = [await place(), await place()]
  await move(canceledLater, 'preparing')
  await api.call('PUT', `/api/manage/${restaurant.id}`, { accepts: 'manual' })
  await place()
  await move(await place(), 'accepted')
  for (const id of [canceled, canceledLater]) await api.call('PUT', `/api/orders/${id}/cancel`, { reason: 'too_busy' })

  await board.clock.install()
  // The answer of this call would contain the real time.
  await board.route('**/api/manage/*/board', () => undefined)
  for (const isCompact of [false, true]) {
    await board.evaluate((settings) => localStorage.setItem('board_settings', JSON.stringify(settings)), {
      isCompact,
      wantsSound: false,
      volume: 100,
      printsSince: null,
    })
    // The last move of the others may be more than a minute ago.
    const fresh = await place()
    await move(fresh, 'preparing')
    await board.clock.setSystemTime(new Date())
    await board.setViewportSize(TABLET)
    await openBoard(board, restaurant)
    await expect(cardOf(board, fresh).getByRole('button', { name: `Undo order ${fresh}` })).toBeVisible()
    await board.evaluate(() => {
      for (const hidden of document.querySelectorAll<HTMLElement>('.sr-only')) hidden.style.display = 'none'
      // The numbers of a busy site are longer than those of a new one.
      for (const number of document.querySelectorAll('article h3')) number.lastChild?.replaceWith('123456')
    })
    await expect(board.locator(`[data-order="${scheduled}"]`)).toContainText(/For .+ [AP]M/)
    // An answer that was on its way may bring the real time once more.
    await expect(async () => {
      await board.clock.fastForward(7 * 60_000)
      await expect(board.locator(`[data-order="${late}"]`)).toContainText('min late', { timeout: 2_000 })
    }).toPass()
    for (const size of [
      TABLET,
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
      { width: 360, height: 740 },
    ]) {
      await board.setViewportSize(size)
      expect(await tooWide(board), `${size.width} px, compact: ${isCompact}`).toEqual([])
    }
  }
})

test('on a tablet headings stay while a column scrolls, and what left the kitchen is a tab [4.13.15]', async ({
  customer,
  kitchen,
}) => {
  const { restaurant, page: board } = kitchen
  await board.setViewportSize(TABLET)
  for (let count = 0; count < 14; count += 1) await placeOrder(customer, restaurant)
  const column = columnOf(board, 'New')
  const last = column.getByRole('article').last()
  await expect(last).not.toBeInViewport()
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  for (const heading of [`Orders of ${restaurant.name}`, 'New 14', 'Started 0']) {
    await expect(board.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
  }
  await expect(columnOf(board, 'On the way')).toBeHidden()
  await board.getByRole('button', { name: 'On the way 0' }).click()
  await expect(columnOf(board, 'On the way')).toBeVisible()
  await expect(column).toBeHidden()
  await board.getByRole('button', { name: 'Kitchen 14' }).click()
  await expect(column).toBeVisible()
})

test('the sound can be tested and set, and a device that had it gets it back with the first touch [4.13.6, 4.13.19]', async ({
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

test('a device that prints accepted orders prints each once, from then on [4.13.20]', async ({ customer, kitchen }) => {
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
