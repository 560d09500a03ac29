import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { listen, signUp } from './fixtures'
import { AT_ONCE, openBoard, test } from './kitchen'
import { expectAccessible } from './looks'
import { enterAsOperator } from './operating'
import { type Order, placeOrder, walletOf } from './ordering'

const PICTURE = sharp({ create: { width: 60, height: 40, channels: 3, background: '#c8291c' } }).png()

/** Opens the screen of an order and waits for its stream, so that all later changes arrive by the stream. */
async function openOrder(page: Page, { id }: Order): Promise<void> {
  const streams = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto(`/orders/${id}`)
  await streams
}

test('a missing dish goes from the customer over the owner to the operator and back, live [4.36.3, 4.36.4, 4.36.5, 4.36.7, 4.36.8, 4.38.8]', async ({
  page,
  customer,
  kitchen,
  browser,
  complaints,
}) => {
  const { restaurant } = kitchen
  // A color in transition has less contrast than either end.
  for (const one of [page, kitchen.page]) await one.emulateMedia({ reducedMotion: 'reduce' })
  await customer.api.call('PUT', `/api/users/wallet/${customer.id}`, { amount: 100 })
  const order = await placeOrder(customer, restaurant, { paymentMethod: 'wallet' })
  const board = `/api/orders/${order.id}/stage`
  const { version } = await customer.api.call<{ version: number }>('GET', `/api/orders/${order.id}`)
  await restaurant.owner.api.call('PUT', board, { stage: 'delivered', version })
  await openBoard(kitchen.page, restaurant)
  await openOrder(page, order)
  const before = await walletOf(customer)

  await page.getByRole('button', { name: 'Get help with this order' }).click()
  const sheet = page.getByRole('dialog', { name: 'Get help with this order' })
  const send = sheet.getByRole('button', { name: 'Send to the restaurant' })
  await expect(send).toBeDisabled()
  await sheet.getByRole('radio', { name: /Something is missing/ }).check()
  await expect(send).toBeDisabled()
  await sheet.getByRole('checkbox', { name: 'Lemon Pasta' }).check()
  await sheet.getByLabel('Anything else').fill('The bag had only the soup.')
  const file = { name: 'bag.png', mimeType: 'image/png', buffer: await PICTURE.toBuffer() }
  await sheet.getByLabel('Picture file').setInputFiles(file)
  await expect(sheet.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expectAccessible(page, 'in the sheet')
  await send.dblclick()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('heading', { name: `${restaurant.name} has your request` })).toBeVisible()

  const strip = kitchen.page.getByRole('button', { name: `asks for help with order ${order.id}` })
  await expect(strip).toBeVisible(AT_ONCE)
  const manage = await kitchen.page.context().newPage()
  await manage.goto('/restaurants/manage')
  await expect(manage.getByRole('button', { name: 'Open menu, 1 request for help' })).toBeVisible()
  await manage.close()
  await strip.click()
  const dialog = kitchen.page.getByRole('dialog', { name: `Order ${order.id}` })
  await expect(dialog).toContainText('The bag had only the soup.')
  await expect(dialog.getByRole('checkbox', { name: 'Lemon Pasta' })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: 'Tomato Soup' })).not.toBeChecked()
  await expectAccessible(kitchen.page, "in the owner's dialog")
  await dialog.getByLabel('Your words to').fill('We packed it.')
  await dialog.getByRole('radio', { name: 'Decline' }).check()
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog).toBeHidden()
  await expect(strip).toBeHidden()
  await expect(page.getByRole('heading', { name: `${restaurant.name} declined your request` })).toBeVisible(AT_ONCE)
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('We packed it.')
  expect(await walletOf(customer)).toBe(before)

  await page.getByRole('button', { name: 'Ask Plateful' }).click()
  const appeal = page.getByRole('dialog', { name: 'Ask Plateful' })
  await appeal.getByLabel('Why should we look at it?').fill('The picture shows the bag.')
  await expectAccessible(page, 'in the appeal')
  await appeal.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Plateful is looking at your request' })).toBeVisible()

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  listen(context, complaints)
  await enterAsOperator(await signUp(context.request, { firstName: 'Opal' }))
  complaints.splice(0)
  const desk = await context.newPage()
  await desk.goto('/operate/requests')
  await expectAccessible(desk, 'in the queue')
  await desk.getByRole('link', { name: `Order ${order.id} ` }).click()
  await expect(desk.getByText('The picture shows the bag.')).toBeVisible()
  await desk.getByRole('button', { name: 'Answer the request' }).click()
  const answer = desk.getByRole('dialog', { name: `Answer the request about order ${order.id}` })
  await answer.getByRole('radio', { name: 'Refund dishes' }).check()
  await expect(answer.getByRole('checkbox', { name: 'Lemon Pasta' })).toBeChecked()
  await answer.getByLabel('Reason').fill('The picture shows it.')
  await expectAccessible(desk, "in the operator's dialog")
  await answer.getByRole('button', { name: 'Refund $17.88' }).click()
  await expect(answer).toBeHidden()
  await context.close()

  await expect(page.getByRole('heading', { name: 'Plateful refunded $17.88 to your wallet' })).toBeVisible(AT_ONCE)
  await expect(page.getByRole('button', { name: 'Ask Plateful' })).toBeHidden()
  expect(await walletOf(customer)).toBe(Math.round((before + 17.88) * 100) / 100)
})
