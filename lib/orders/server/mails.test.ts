import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { NO_ANSWER_MS } from '@/lib/orders/rules/order-stage'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import { type Account, addCustomer, addModifierGroup, addRestaurant, orderOf, type Restaurant } from '@/tests/world'
import { settleOrders } from './clock'

let restaurant: Restaurant
let ada: Account
let modifierId = 0

scene(async () => {
  restaurant = await addRestaurant()
  ada = await addCustomer({ email: 'ada@example.com' })
  const group = await addModifierGroup(restaurant, { at: [0] })
  modifierId = group.modifiers.find(({ price }) => price > 0)?.id ?? group.modifiers[0]?.id ?? 0
  await db.write((tx) => tx.mail.deleteMany())
})

async function order(): Promise<number> {
  const body = orderOf(restaurant)
  const [first, ...rest] = body.items
  const items = [{ ...first, modifiers: [modifierId], customizations: 'No onions' }, ...rest]
  const { id } = await ada.call('createOrder', { body: { ...body, items } })
  await ada.call('submitOrder', { id, body: { paymentMethod: 'wallet', tip: 2.5 } })
  return id
}

test('an order is followed by its receipt, with modifiers, notes and every figure as it was charged [4.25.1]', async () => {
  const id = await order()
  const stored = await db.read.order.findUniqueOrThrow({ where: { id }, include: { items: true } })
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ to: 'ada@example.com', subject: `Your receipt from ${restaurant.name}` })
  const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
  for (const text of [
    `Order ${id}`,
    'No onions',
    `Subtotal: ${dollars(stored.subtotalCents)}`,
    `Delivery fee: ${dollars(stored.deliveryFeeCents)}`,
    `Taxes and fees: ${dollars(stored.taxesAndFeesCents)}`,
    'Tip: $2.50',
    `Total: ${dollars(stored.totalCents)}`,
    'Paid with: Wallet',
    'Delivering to: ',
    'Arrives about ',
    ...stored.items.map((item) => `1 × ${item.name}: ${dollars(item.priceCents)}`),
    `http://localhost:3000/orders/${id}`,
  ]) {
    expect(mail?.text).toContain(text)
  }
  expect(mail?.text).toMatch(/ {2}\w+: .+\n/)
})

test('a canceled order is told with its reason and its refund [4.25.1]', async () => {
  const id = await order()
  await sentMails()
  await restaurant.owner.call('cancelOrder', { id, body: { reason: 'too_busy' } })
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail?.subject).toBe(`Your order from ${restaurant.name} was canceled`)
  expect(mail?.text).toContain(`${restaurant.name} is too busy at the moment.`)
  expect(mail?.text).toMatch(/\$\d+\.\d\d is back in your wallet\./)
  expect(mail?.text).toMatch(/Back in your wallet: \$\d/)
  expect(mail?.text).not.toMatch(/Paid with|Deliver|Arrives|Total/)
})

test('an order that was begun and never placed is not told of when it is canceled', async () => {
  const { items, ...body } = orderOf(restaurant)
  const { id } = await ada.call('createOrder', { body: { ...body, items: items.slice(1) } })
  await ada.call('cancelOrder', { id })
  expect(await sentMails()).toEqual([])
})

test('an owner who wants it gets a mail for each new order, with what to cook and not what the customer pays [4.25.11]', async () => {
  const owner = await addCustomer({ email: 'olivia@example.com' })
  const { id } = restaurant
  await db.write((tx) => tx.restaurant.update({ where: { id }, data: { ownerId: owner.id } }))
  await order()
  expect((await sentMails()).map(({ to }) => to)).toEqual(['ada@example.com'])
  await owner.call('updateRestaurant', { id, body: { mailsOrders: true } })
  const orderId = await order()
  const mail = (await sentMails()).find(({ to }) => to === 'olivia@example.com')
  expect(mail?.subject).toBe(`New order at ${restaurant.name}`)
  for (const text of [`Order ${orderId} for `, '1 × ', 'No onions', `http://localhost:3000/restaurants/${id}/orders`]) {
    expect(mail?.text).toContain(text)
  }
  expect(mail?.text).not.toMatch(/Total|Tip/)
  const canceled = await order()
  await ada.call('cancelOrder', { id: canceled, body: {} })
  expect((await sentMails()).filter(({ to }) => to === 'olivia@example.com')).toEqual([])
})

test('a customer whose restaurant does not answer is told so [4.25.1]', async () => {
  const { id, name, owner } = restaurant
  await owner.call('updateRestaurant', { id, body: { accepts: 'manual' } })
  const orderId = await order()
  const longAgo = new Date(Date.now() - NO_ANSWER_MS - 1_000)
  const waiting = { submittedAt: longAgo, newAt: longAgo, stageAt: longAgo, dueAt: longAgo }
  await db.write((tx) => tx.order.update({ where: { id: orderId }, data: waiting }))
  await settleOrders({}, { db, now: new Date() })
  const subjects = (await sentMails()).map(({ subject }) => subject)
  expect(subjects).toContain(`${name} has not answered, so your order was canceled`)
})
