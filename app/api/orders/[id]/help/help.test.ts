import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { hashPassword } from '@/lib/accounts/server/password'
import { db } from '@/lib/db/client'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { withdrawRequests } from '@/lib/orders/server/help'
import { removeUnusedPictures } from '@/lib/pictures/server/stored-pictures'
import type { Out } from '@/tests/api'
import { aPictureUrl } from '@/tests/pictures'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addDeliveredOrder,
  addOperator,
  addRestaurant,
  addSubmittedOrder,
  balanceOf,
  type Restaurant,
} from '@/tests/world'

const HOUR = 60 * 60_000
const WALLET = { paymentMethod: 'wallet' }

let ada: Account
let restaurant: Restaurant
let owner: Account
let operator: Account
let image: string

beforeAll(async () => {
  image = await aPictureUrl()
})
scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [8.5, 12] })
  owner = restaurant.owner
  operator = await addOperator()
})

/** Moves the clock; sessions and the operator's password are older then, so the operator signs in anew. */
function later(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR })
}
afterEach(async () => {
  vi.useRealTimers()
  expect(await checkLedger({ db })).toMatchObject({ findings: [] })
})

type Asked = Out<'askHelp'>
const ask = (id: number, body: object = { kind: 'never_came' }): Promise<Asked> => ada.call('askHelp', { id, body })
const delivered = (choices: object = WALLET) => addDeliveredOrder(ada, restaurant, choices)
const asked = async (choices: object = WALLET) => ask((await delivered(choices)).id)
const decide = ({ id, version }: Pick<Asked, 'id' | 'version'>, body: object, by = owner) =>
  by.ask('decideHelp', { id, body: { reason: 'Sorry about that', version, ...body } })
const decided = async (order: Asked, body: object): Promise<Asked> => {
  const answer = await decide(order, body)
  expect(answer.status, answer.text).toBe(201)
  return ada.call('getOrder', { id: order.id })
}
const mailsTo = async ({ id: userId }: Account) =>
  (await db.read.mail.findMany({ where: { userId, kind: { startsWith: 'help' } }, orderBy: { id: 'asc' } })).map(
    ({ kind }) => kind,
  )

describe('asking', () => {
  test('an order has the request with its lines, text and pictures, and the owner gets a mail [4.36.1, 4.36.2, 4.36.3]', async () => {
    const order = await delivered()
    expect(order).toMatchObject({ help: null, helpUntil: expect.any(String) })
    const { url } = await ada.call('uploadImage', { body: { image } })
    const lines = [{ id: order.orderItems[0]?.id, quantity: 1 }]
    const { help, helpUntil, events, version } = await ask(order.id, {
      kind: 'missing',
      lines,
      text: 'No soup',
      pictures: [url, url],
    })
    expect(help).toMatchObject({ kind: 'missing', state: 'open', lines, text: 'No soup', pictures: [url] })
    expect(Date.parse(help?.answerUntil ?? '') - Date.parse(help?.at ?? '')).toBe(24 * HOUR)
    expect([helpUntil, version, events.at(-1)]).toEqual([
      null,
      order.version + 1,
      expect.objectContaining({ kind: 'help_asked', by: 'customer', text: '' }),
    ])
    expect(await owner.call('getOrder', { id: order.id })).toMatchObject({ help: { text: 'No soup' } })
    expect(await mailsTo(owner)).toEqual(['help_for_owner'])
  })

  test.each([
    ['without a kind', {}, { kind: 'Kind is required' }],
    ['with another kind', { kind: 'cold' }, { kind: expect.stringContaining('must be one of missing') }],
    ['with nothing that is missing', { kind: 'missing' }, { lines: 'Please choose what is missing' }],
    ['without a word about what is wrong', { kind: 'wrong', text: ' ' }, { text: 'Please say what happened' }],
    ['with too long a text', { kind: 'late', text: 'x'.repeat(1001) }, { text: 'Must be at most 1000 characters' }],
    ['with a line of no order', { kind: 'missing', lines: [{ id: 1, quantity: 9 }] }, { lines: expect.any(String) }],
    ['with no piece', { kind: 'missing', lines: [{ id: 1, quantity: 0 }] }, { lines: expect.any(String) }],
    [
      'with an address elsewhere',
      { kind: 'late', pictures: ['https://x.example/a.webp'] },
      { pictures: expect.any(String) },
    ],
  ])('%s it is refused [4.36.2]', async (_, body, errors) => {
    const { id } = await delivered()
    expect(await ada.refusal('askHelp', { id, body })).toMatchObject({ status: 400, errors })
  })

  test("pictures of another account and lines that are named twice are refused, those of 'late' dropped [4.36.2]", async () => {
    const { id, orderItems } = await delivered()
    const { url } = await owner.call('uploadImage', { body: { image } })
    const pictures = await ada.refusal('askHelp', { id, body: { kind: 'late', pictures: [url] } })
    expect(pictures).toMatchObject({ status: 400, errors: { pictures: 'Pictures must be uploaded first' } })
    const line = { id: orderItems[0]?.id, quantity: 1 }
    const twice = await ada.refusal('askHelp', { id, body: { kind: 'missing', lines: [line, line] } })
    expect(twice.status).toBe(400)
    expect((await ask(id, { kind: 'late', lines: [line] })).help?.lines).toEqual([])
  })

  test('it takes a delivered order, within 48 hours, once [4.36.1]', async () => {
    const under = await addSubmittedOrder(ada, restaurant)
    const first = await delivered()
    const second = await delivered()
    const body = { kind: 'late' }
    expect(await ada.refusal('askHelp', { id: under.id, body })).toMatchObject({ status: 409 })
    await ask(first.id)
    expect(await ada.refusal('askHelp', { id: first.id, body })).toMatchObject({
      status: 409,
      message: 'You have already asked for help with this order.',
    })
    later(47.9)
    await ask(second.id)
    vi.useRealTimers()
    const third = await delivered()
    later(48.1)
    expect(await ada.refusal('askHelp', { id: third.id, body })).toMatchObject({ status: 409 })
  })

  test('the same attempt asks once', async () => {
    const { id } = await delivered()
    const call = { id, body: { kind: 'late' }, idempotencyKey: 'one-attempt' }
    expect(await ada.call('askHelp', call)).toEqual(await ada.call('askHelp', call))
    expect(await db.read.orderEvent.count({ where: { orderId: id, kind: 'help_asked' } })).toBe(1)
  })
})

describe("the owner's answer", () => {
  test('a refund by lines goes to the wallet with its share of tax, and shows everywhere [4.36.4, 4.36.6]', async () => {
    const before = await balanceOf(ada)
    const order = await asked()
    const [line] = order.orderItems
    const { help, refunded, refunds, events } = await decided(order, {
      decision: 'refund',
      lines: [{ id: line?.id, quantity: 1 }],
    })
    expect(help).toMatchObject({
      state: 'refunded',
      answer: 'Sorry about that',
      answeredBy: 'owner',
      answerUntil: null,
    })
    expect([refunded, refunds]).toEqual([9.35, [expect.objectContaining({ amount: 9.35, reason: 'Sorry about that' })]])
    expect(events.at(-1)).toMatchObject({ kind: 'refunded', by: 'owner', text: 'Sorry about that' })
    expect(await balanceOf(ada)).toBe(before - Math.round(order.totalCost * 100) + 935)
    expect(await mailsTo(ada)).toEqual(['help_answered'])
  })

  test('a card is recorded as refunded, and the wallet stays [4.36.6]', async () => {
    const before = await balanceOf(ada)
    const order = await asked({})
    expect(await decided(order, { decision: 'refund', amount: 3.21 })).toMatchObject({ refunded: 3.21 })
    expect(await balanceOf(ada)).toBe(before)
  })

  test('declining moves no money, and needs a reason as a refund does [4.36.4]', async () => {
    const order = await asked()
    expect((await decide(order, { decision: 'decline', reason: ' ' })).status).toBe(400)
    expect((await decide(order, { decision: 'refund' })).status).toBe(400)
    expect((await decide(order, { decision: 'refund', amount: 1, lines: [{ id: 1, quantity: 1 }] })).status).toBe(400)
    expect((await decide(order, { decision: 'decline', version: undefined })).status).toBe(400)
    const { help, refunded, events } = await decided(order, { decision: 'decline' })
    expect([help?.state, refunded, events.at(-1)]).toEqual([
      'declined',
      0,
      expect.objectContaining({ kind: 'help_declined', by: 'owner', text: 'Sorry about that' }),
    ])
    expect(await mailsTo(ada)).toEqual(['help_answered'])
  })

  test('more than is left is refused, and the request stays open [4.36.6]', async () => {
    const order = await asked()
    expect((await decide(order, { decision: 'refund', amount: order.totalCost + 0.01 })).status).toBe(409)
    expect(await ada.call('getOrder', { id: order.id })).toMatchObject({ refunded: 0, help: { state: 'open' } })
    expect(await decided(order, { decision: 'refund', amount: order.totalCost })).toMatchObject({
      refunded: order.totalCost,
      help: { appealUntil: null },
    })
    expect(await ada.refusal('appealHelp', { id: order.id, body: { text: 'More' } })).toMatchObject({ status: 409 })
  })

  test('a second tab with an older version gets the order as it is [4.36.5]', async () => {
    const order = await asked()
    await decided(order, { decision: 'decline' })
    const answer = await decide(order, { decision: 'refund', amount: 1 })
    expect(answer).toMatchObject({ status: 409, body: { order: { refunded: 0, help: { state: 'declined' } } } })
    const now = await ada.call('getOrder', { id: order.id })
    expect((await decide(now, { decision: 'refund', amount: 1 })).status).toBe(409)
    expect((await ada.call('getOrder', { id: order.id })).refunded).toBe(0)
  })

  test('an owner who has not seen a refund by an operator is asked again [4.36.5]', async () => {
    const order = await asked()
    await operator.call('refundForOperator', { id: order.id, body: { amount: 1, reason: 'They called us' } })
    const answer = await decide(order, { decision: 'refund', amount: 1 })
    expect(answer).toMatchObject({ status: 409, body: { order: { refunded: 1, help: { state: 'open' } } } })
    await decided(await ada.call('getOrder', { id: order.id }), { decision: 'refund', amount: 1 })
    expect((await ada.call('getOrder', { id: order.id })).refunded).toBe(2)
  })

  test('an order without a request has nothing to answer', async () => {
    const order = await delivered()
    expect((await decide(order, { decision: 'refund', amount: 1 })).status).toBe(409)
  })

  test('the board has orders that wait for an answer, for a day, though they were delivered before [4.36.5]', async () => {
    const { id } = await delivered()
    const onBoard = async () => {
      const { orders, counts } = await owner.call('getBoard', { id: restaurant.id, query: { state: 'done' } })
      expect(counts.done).toBe(orders.length)
      return orders.map((order) => order.id)
    }
    later(47)
    expect(await onBoard()).toEqual([])
    await ask(id)
    expect(await onBoard()).toEqual([id])
    later(24.1)
    expect(await onBoard()).toEqual([])
  })
})

describe('operators', () => {
  const queue = async (by = operator) => (await by.call('getRequests')).requests.map(({ orderId }) => orderId)
  const operate = (order: Pick<Asked, 'id' | 'version'>, body: object, by = operator) =>
    by.ask('decideHelpForOperator', {
      id: order.id,
      body: { reason: 'We looked at it', version: order.version, ...body },
    })

  test('the customer asks them once after the answer, and theirs is the last [4.36.7, 4.36.8]', async () => {
    const order = await asked()
    expect(await ada.refusal('appealHelp', { id: order.id, body: { text: 'Now' } })).toMatchObject({ status: 409 })
    expect((await operate(order, { decision: 'decline' })).status).toBe(409)
    await decided(order, { decision: 'refund', amount: 1 })
    expect(await queue()).toEqual([])
    expect(await ada.refusal('appealHelp', { id: order.id, body: { text: ' ' } })).toMatchObject({ status: 400 })
    const appealed = await ada.call('appealHelp', { id: order.id, body: { text: 'It was all cold' } })
    expect(appealed.help).toMatchObject({ state: 'appealed', appeal: 'It was all cold', appealUntil: null })
    expect(appealed.events.at(-1)).toMatchObject({ kind: 'help_appealed', by: 'customer' })
    expect(await queue()).toEqual([order.id])
    expect((await decide(appealed, { decision: 'decline' })).status).toBe(409)

    const answer = await operate(appealed, { decision: 'refund', amount: 2 })
    expect(answer.status, answer.text).toBe(201)
    const final = await ada.call('getOrder', { id: order.id })
    expect(final).toMatchObject({ refunded: 3, help: { state: 'refunded', answeredBy: 'operator', appealUntil: null } })
    expect(await queue()).toEqual([])
    expect(await ada.refusal('appealHelp', { id: order.id, body: { text: 'Again' } })).toMatchObject({ status: 409 })
    expect((await operate(final, { decision: 'refund', amount: 1 })).status).toBe(409)
    expect(await mailsTo(ada)).toEqual(['help_answered', 'help_answered'])
    expect(await db.read.auditEntry.findMany()).toMatchObject([
      { act: 'order.help', subject: `order ${order.id}`, reason: 'We looked at it' },
    ])
  })

  test('unanswered for 24 hours, a request is theirs [4.36.4, 4.36.8]', async () => {
    const order = await asked()
    expect(await queue()).toEqual([])
    later(24.1)
    const second = await addOperator({ email: 'second@example.com' })
    expect(await queue(second)).toEqual([order.id])
    expect(await decide(order, { decision: 'refund', amount: 1 })).toMatchObject({
      status: 409,
      body: { message: 'This request is with Plateful now.' },
    })
    expect((await operate({ ...order, version: order.version - 1 }, { decision: 'decline' }, second)).status).toBe(409)
    expect((await operate(order, { decision: 'decline' }, second)).status).toBe(201)
    expect(await ada.refusal('appealHelp', { id: order.id, body: { text: 'Please' } })).toMatchObject({ status: 409 })
  })

  test('a request outlives its restaurant and is theirs at once [4.36.4]', async () => {
    const order = await asked()
    await owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'hard' } })
    expect(await queue()).toEqual([order.id])
    expect((await operate(order, { decision: 'refund', amount: 5 })).status).toBe(201)
    expect(await ada.call('getOrder', { id: order.id })).toMatchObject({ refunded: 5 })
  })

  test('a cancellation gives everything back and answers the request [4.36.6]', async () => {
    const before = await balanceOf(ada)
    const order = await asked()
    const { version } = await owner.call('moveOrder', {
      id: order.id,
      body: { stage: 'preparing', version: order.version },
    })
    await operator.call('cancelForOperator', { id: order.id, body: { reason: 'It never left the kitchen' } })
    const canceled = await ada.call('getOrder', { id: order.id })
    expect(canceled).toMatchObject({
      status: 'Canceled',
      help: { state: 'refunded', answeredBy: 'operator', answer: 'It never left the kitchen', appealUntil: null },
    })
    expect(await balanceOf(ada)).toBe(before)
    expect((await decide({ id: order.id, version }, { decision: 'refund', amount: 1 })).status).toBe(409)
    expect((await decide(canceled, { decision: 'refund', amount: 1 })).status).toBe(409)
  })
})

describe('personal data', () => {
  test('pictures of a request are kept by house-keeping, and go with the account [4.36.9]', async () => {
    const { id } = await delivered()
    const { url } = await ada.call('uploadImage', { body: { image } })
    await ask(id, { kind: 'wrong', text: 'Soup of the neighbor', pictures: [url] })
    const clean = async () => {
      for (const days of [1, 3]) {
        await removeUnusedPictures({ db, now: new Date(Date.now() + days * 24 * HOUR) })
      }
      return db.read.image.count()
    }
    expect(await clean()).toBe(1)
    const { orders } = await ada.call('getPersonalData', { id: ada.id })
    expect(orders[0]?.help).toMatchObject({ text: 'Soup of the neighbor', pictures: [url] })
    await decided(await ada.call('getOrder', { id }), { decision: 'decline' })
    await removeAccount()
    expect(await clean()).toBe(0)
    expect(await owner.call('getOrder', { id })).toMatchObject({ help: { state: 'declined', text: '', pictures: [] } })
  })

  test('a deleted account withdraws the request that waits [4.36.9]', async () => {
    const order = await asked()
    await removeAccount()
    expect((await decide(order, { decision: 'refund', amount: 1 })).status).toBe(409)
    const words = 'The customer deleted the account and withdrew this request.'
    const help = { state: 'declined', answeredBy: 'customer', answer: words, text: '' }
    const { version } = order
    const seen = { refunded: 0, version: version + 1, help }
    expect(await owner.call('getOrder', { id: order.id })).toMatchObject(seen)
    const [event] = await db.read.orderEvent.findMany({
      where: { orderId: order.id },
      orderBy: { id: 'desc' },
      take: 1,
    })
    expect(event).toMatchObject({ kind: 'help_declined', actor: 'customer', text: words })
  })

  test('a deleted account takes its request out of the queue of operators [4.36.8, 4.36.9]', async () => {
    const { id } = await decided(await asked(), { decision: 'decline' })
    await ada.call('appealHelp', { id, body: { text: 'It was all cold' } })
    const queue = async () => (await operator.call('getRequests')).requests.map(({ orderId }) => orderId)
    expect(await queue()).toEqual([id])
    await removeAccount()
    expect(await queue()).toEqual([])
  })

  async function removeAccount() {
    const passwordHash = await hashPassword('the old password')
    await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { passwordHash } }))
    await deleteAccount({ userId: ada.id, password: 'the old password' }, { db, now: new Date(), withdrawRequests })
  }
})
