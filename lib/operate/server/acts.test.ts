import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { ENDPOINTS, type Out } from '@/tests/api'
import { exampleCall } from '@/tests/example-calls'
import { everything, scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import {
  type Account,
  addCustomer,
  addOperator,
  addRestaurant,
  addSubmittedOrder,
  balanceOf,
  deliverAll,
  type Restaurant,
} from '@/tests/world'

let ada: Account
let restaurant: Restaurant
let operator: Account
/** Paid by wallet: two lines of $8.50 and $12.00, delivery $6.49, taxes and fees $2.05. */
let order: Out<'submitOrder'>

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
  operator = await addOperator()
  order = await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet' })
})

const reason = 'The soup was missing'
const refund = (body: object, id: unknown = order.id) =>
  operator.ask('refundForOperator', { id, body: { reason, ...body } })
const cancel = () => operator.ask('cancelForOperator', { id: order.id, body: { reason } })
const lineOf = (at: number) => order.orderItems[at]?.id ?? 0

describe('a refund', () => {
  test('of lines is their price and their share of taxes and fees, to the wallet [4.35.8]', async () => {
    const before = await balanceOf(ada)
    const answer = await refund({ lines: [{ id: lineOf(0), quantity: 1 }] })
    expect(answer.status, answer.text).toBe(201)
    // 8.50 and 10 %, half up.
    expect(await balanceOf(ada)).toBe(before + 935)
    expect(await ada.call('getOrder', { id: order.id })).toMatchObject({
      refunded: 9.35,
      refunds: [{ amount: 9.35, reason }],
      status: 'Submitted',
      totalCost: order.totalCost,
    })
    expect(answer.body).toMatchObject({ leftLines: [{ quantity: 0 }, { quantity: 1 }] })
  })

  test('of an order that a card paid is recorded, and changes no wallet [4.35.8]', async () => {
    const byCard = await addSubmittedOrder(ada, restaurant)
    const before = await balanceOf(ada)
    expect((await refund({ amount: 3 }, byCard.id)).status).toBe(201)
    expect(await balanceOf(ada)).toBe(before)
    expect(await ada.call('getOrder', { id: byCard.id })).toMatchObject({ refunded: 3, refunds: [{ amount: 3 }] })
  })

  test.each([
    ['lines twice', () => ({ lines: [0, 0].map((at) => ({ id: lineOf(at), quantity: 1 })) })],
    ['more pieces than were ordered', () => ({ lines: [{ id: lineOf(0), quantity: 2 }] })],
    ['a line of no order', () => ({ lines: [{ id: 999_999, quantity: 1 }] })],
    ['no lines', () => ({ lines: [] })],
    ['lines and an amount', () => ({ lines: [{ id: lineOf(0), quantity: 1 }], amount: 1 })],
    ['neither', () => ({})],
    ['nothing', () => ({ amount: 0 })],
    ['less than nothing', () => ({ amount: -1 })],
    ['a fraction of a cent', () => ({ amount: 0.001 })],
  ])('of %s is refused [4.35.8]', async (_, body) => {
    const before = await everything()
    expect((await refund(body())).status).toBe(400)
    expect(await everything()).toEqual(before)
  })

  test('of a line that went back already is refused [4.35.8]', async () => {
    const lines = [{ id: lineOf(1), quantity: 1 }]
    expect((await refund({ lines })).status).toBe(201)
    expect((await refund({ lines })).status).toBe(400)
  })

  test('never gives back more than was paid; the last cent can go back [4.35.9]', async () => {
    expect((await refund({ amount: 29.03 })).status).toBe(201)
    expect(await operator.refusal('refundForOperator', { id: order.id, body: { amount: 0.02, reason } })).toMatchObject(
      {
        status: 409,
        message: 'Only $0.01 of this order is left to refund.',
      },
    )
    expect((await refund({ amount: 0.01 })).status).toBe(201)
    expect(await balanceOf(ada)).toBe(99_999)
    const raised = db.write((tx) => tx.order.update({ where: { id: order.id }, data: { refundedCents: 2905 } }))
    await expect(raised).rejects.toThrow()
  })

  test.each([
    ['that was never placed', async () => (await ada.call('createOrder', { body: again() })).id],
    ['that was canceled', async () => (await ada.call('cancelOrder', { id: order.id })).id],
  ])('of an order %s is refused [4.35.8]', async (_, make) => {
    expect((await refund({ amount: 1 }, await make())).status).toBe(409)
  })

  const again = () => ({
    restaurant_id: restaurant.id,
    items: restaurant.items.map(({ id }) => ({ menu_item_id: id, quantity: 1 })),
  })

  test('canceling afterwards gives the rest back, and no more [4.35.9]', async () => {
    expect((await refund({ amount: 5 })).status).toBe(201)
    expect(await ada.call('cancelOrder', { id: order.id })).toMatchObject({
      status: 'Canceled',
      refunded: order.totalCost,
    })
    expect(await balanceOf(ada)).toBe(99_999)
    expect((await checkLedger({ db })).findings).toEqual([])
  })

  test('of everything leaves a cancellation nothing to give back [4.35.9]', async () => {
    expect((await refund({ amount: order.totalCost })).status).toBe(201)
    expect((await cancel()).status).toBe(200)
    expect(await balanceOf(ada)).toBe(99_999)
    expect((await checkLedger({ db })).findings).toEqual([])
  })

  test('of a delivered order is possible, and canceling it is not [4.35.7]', async () => {
    await deliverAll(restaurant)
    expect(await cancel()).toMatchObject({ status: 409 })
    expect((await refund({ amount: 1 })).status).toBe(201)
  })

  test('and cancellations at the same moment give back what was paid, once [4.35.9]', async () => {
    for (let round = 0; round < 12; round += 1) {
      const raced = await addSubmittedOrder(ada, restaurant, { paymentMethod: 'wallet' })
      const amount = [raced.totalCost, 14, 15, 0.01][round % 4]
      const works = [
        () => refund({ amount }, raced.id),
        () => refund({ lines: raced.orderItems.map(({ id }) => ({ id, quantity: 1 })) }, raced.id),
        () => operator.ask('cancelForOperator', { id: raced.id, body: { reason } }),
        () => ada.ask('cancelOrder', { id: raced.id }),
      ]
      const turned = [...works.slice(round % 4), ...works.slice(0, round % 4)]
      const answers = await Promise.all(turned.map((work) => work()))
      for (const { status, text } of answers) expect([200, 201, 400, 409], text).toContain(status)
      expect(await balanceOf(ada)).toBe(99_999 - 2904)
    }
    expect((await checkLedger({ db })).findings).toEqual([])
  })
})

test('a refund by an operator sends the customer a mail with the sum and the reason [4.38.9]', async () => {
  await sentMails()
  expect((await refund({ amount: 4 })).status).toBe(201)
  const [mail, ...more] = await sentMails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `$4.00 of your order from ${restaurant.name} was refunded` })
  for (const text of [`‘${reason}’`, 'Refunded to', `/orders/${order.id}`]) expect(mail?.text).toContain(text)
})

describe('a cancellation by an operator', () => {
  test('gives the payment back, and the customer reads why [4.35.7]', async () => {
    expect((await cancel()).status).toBe(200)
    expect(await ada.call('getOrder', { id: order.id })).toMatchObject({
      status: 'Canceled',
      canceledBy: 'operator',
      cancelText: reason,
      refunded: order.totalCost,
    })
    expect(await balanceOf(ada)).toBe(99_999)
    expect(await db.read.mail.count({ where: { orderId: order.id, kind: 'order_canceled' } })).toBe(1)
    // Canceling again would be an act that does nothing.
    expect((await cancel()).status).toBe(409)
    expect(await db.read.auditEntry.count()).toBe(1)
  })
})

describe('a mail', () => {
  test('is queued again for the account of today [4.35.10]', async () => {
    const { id: mail } = await db.read.mail.findFirstOrThrow({ where: { orderId: order.id } })
    const body = { mail, reason: 'It did not arrive' }
    expect((await operator.call('mailForOperator', { id: order.id, body })).mails).toHaveLength(2)
    const elsewhere = await addSubmittedOrder(ada, restaurant)
    expect((await operator.ask('mailForOperator', { id: elsewhere.id, body })).status).toBe(400)
  })
})

describe('an act on money', () => {
  const prove = (minutes: number) => {
    const provenAt = new Date(Date.now() - minutes * 60_000)
    return db.write((tx) => tx.session.updateMany({ where: { userId: operator.id }, data: { provenAt } }))
  }

  test('asks for the password when it was given 15 minutes ago, and takes it [4.35.6]', async () => {
    await prove(15)
    expect(await operator.refusal('refundForOperator', { id: order.id, body: { amount: 1, reason } })).toMatchObject({
      status: 403,
      kind: 'password_required',
    })
    expect((await cancel()).status).toBe(403)
    // Nothing but acts on money asks.
    const { id: mail } = await db.read.mail.findFirstOrThrow({ where: { orderId: order.id } })
    expect((await operator.ask('mailForOperator', { id: order.id, body: { mail, reason } })).status).toBe(201)
    const call = await exampleCall('confirmPassword', { customer: ada, restaurant, picture: '', operator })
    expect((await operator.ask('confirmPassword', { body: { password: 'wrong' } })).status).toBe(400)
    expect((await refund({ amount: 1 })).status).toBe(403)
    expect((await operator.ask('confirmPassword', call)).status).toBe(200)
    expect((await refund({ amount: 1 })).status).toBe(201)
  })

  test('goes through when the password was given a moment less than 15 minutes ago [4.35.6]', async () => {
    await prove(14.9)
    expect((await refund({ amount: 1 })).status).toBe(201)
  })
})

test('the Idempotency-Key of another operator is not mine [4.35.5]', async () => {
  const other = await addOperator({ email: 'second@example.com' })
  const call = { id: order.id, body: { amount: 1, reason }, idempotencyKey: 'the-key' }
  expect((await operator.ask('refundForOperator', call)).status).toBe(201)
  expect((await operator.ask('refundForOperator', call)).headers.get('idempotency-replayed')).toBe('true')
  const answer = await other.ask('refundForOperator', call)
  expect(answer.headers.get('idempotency-replayed')).toBeNull()
  expect(await db.read.auditEntry.count()).toBe(2)
  // A customer with the key learns nothing either.
  expect((await ada.send('POST', `/api/operate/orders/${order.id}/refunds`, call)).text).not.toContain('refund')
})

test('for everybody else a call answers as a path that does not exist [4.35.2]', async () => {
  for (const [, { method, path }] of ENDPOINTS.filter(([, { auth }]) => auth === 'operator')) {
    for (const browser of [ada, restaurant.owner]) {
      const answer = await browser.send(method, path.replace('{id}', '1'), { headers: { 'xsrf-token': null } })
      const unknown = await browser.send(method, '/api/nowhere', { headers: { 'xsrf-token': null } })
      const told = (one: typeof answer) => [one.status, one.text, [...one.headers]]
      expect(told(answer)).toEqual(told(unknown))
    }
  }
})
