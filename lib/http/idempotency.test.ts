import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { runMaintenance } from '@/lib/server/maintenance'
import { ENDPOINTS, type EndpointName } from '@/tests/api'
import { type CallWorld, callerOf, exampleCall } from '@/tests/example-calls'
import { aPictureUrl } from '@/tests/pictures'
import { everything, scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addOperator,
  addOrder,
  addRestaurant,
  orderOf,
  type Restaurant,
} from '@/tests/world'
import { once } from './idempotency'
import { json } from './respond'

let ada: Account
let restaurant: Restaurant
let world: CallWorld

scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
  world = { customer: ada, restaurant, picture: await aPictureUrl(), operator: await addOperator() }
})

const idempotencyKey = 'a-key'
const idempotent = ENDPOINTS.filter(([, endpoint]) => endpoint.idempotent).map(([name]) => name)
const caller = (name: EndpointName) => callerOf(name, world)

describe.each(idempotent)('with an Idempotency-Key, %s [7.6.1]', (name) => {
  test('a retry with the key has no second effect and gets the same answer [7.6.1]', async () => {
    const call = await exampleCall(name, world)
    const first = await caller(name).ask(name, { ...call, idempotencyKey })
    const after = await everything()
    for (let attempt = 0; attempt < 3; attempt++) {
      const again = await caller(name).ask(name, { ...call, idempotencyKey })
      expect([again.status, again.text]).toEqual([first.status, first.text])
      expect(again.headers.get('idempotency-replayed')).toBe('true')
    }
    expect(first.status).toBeLessThan(300)
    expect(await everything()).toEqual(after)
  })

  test('calls with the key at the same time have one effect [7.6.1]', async () => {
    const call = await exampleCall(name, world)
    const before = await everything()
    const send = () => caller(name).ask(name, { ...call, idempotencyKey })
    const answers = await Promise.all([send(), send(), send(), send()])
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
    const after = await everything()
    expect(after).not.toEqual(before)
    await send()
    expect(await everything()).toEqual(after)
  })

  test('the same key with another body is refused [7.6.2]', async () => {
    const call = await exampleCall(name, world)
    await caller(name).ask(name, { ...call, idempotencyKey })
    const other = { ...call, rawBody: `${JSON.stringify(call.body ?? {})} `, idempotencyKey }
    expect(await caller(name).refusal(name, other)).toEqual({
      status: 422,
      message: 'This Idempotency-Key was used for another request.',
      errors: {},
    })
  })

  test('an invalid key is refused', async () => {
    const call = await exampleCall(name, world)
    for (const key of ['', ' ', 'a key', 'x'.repeat(256), 'ключ'.replace(/./g, 'é')]) {
      const refusal = await caller(name).refusal(name, { ...call, idempotencyKey: key })
      expect({ key, status: refusal.status }).toEqual({ key, status: 400 })
    }
  })
})

test('a key belongs to one user [7.6.2]', async () => {
  const bob = await addCustomer()
  const body = orderOf(restaurant)
  const hers = await ada.call('createOrder', { body, idempotencyKey })
  const his = await bob.call('createOrder', { body, idempotencyKey })
  expect(his.id).not.toBe(hers.id)
})

test('a key belongs to one method, path and id [7.6.2]', async () => {
  const first = await addOrder(ada, restaurant)
  const second = await addOrder(ada, restaurant)
  await ada.call('submitOrder', { id: first.id, idempotencyKey })
  expect(await ada.call('submitOrder', { id: second.id, idempotencyKey })).toMatchObject({ id: second.id })
  expect(await ada.call('cancelOrder', { id: second.id, idempotencyKey })).toMatchObject({ status: 'Canceled' })
})

test('a slash at the end of the path does not change its key', async () => {
  const call = { body: orderOf(restaurant), idempotencyKey }
  const one = await ada.send('POST', '/api/orders', call)
  const other = await ada.send('POST', '/api/orders/', call)
  expect(other.text).toBe(one.text)
  expect(await db.read.order.count()).toBe(1)
})

test('a failed call may be tried again with its key', async () => {
  const poor = await addCustomer({ walletCents: 0 })
  const { id } = await addOrder(poor, restaurant)
  const call = { id, body: { paymentMethod: 'wallet' }, idempotencyKey }
  expect(await poor.refusal('submitOrder', call)).toMatchObject({ status: 402 })
  await poor.call('addFunds', { id: poor.id, body: { amount: 1000 } })
  expect(await poor.call('submitOrder', call)).toMatchObject({ status: 'Submitted' })
})

test('a retry gets the first answer, even when the order has changed since', async () => {
  const call = { body: orderOf(restaurant), idempotencyKey }
  const created = await ada.call('createOrder', call)
  await ada.call('submitOrder', { id: created.id })
  expect(await ada.call('createOrder', call)).toEqual(created)
})

test('calls without a key have an effect each time', async () => {
  await addOrder(ada, restaurant)
  await addOrder(ada, restaurant)
  expect(await db.read.order.count()).toBe(2)
})

describe('the stored answer of a key', () => {
  const NOW = new Date('2026-11-21T12:00:00.000Z')
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)
  const callWith = (key: string) => ({ userId: ada.id, scope: 'POST /x', key, body: '' })
  const check = async () => {}
  const run = (key: string, now: Date, effect = async () => json({ at: now.getTime() })) =>
    once(callWith(key), {
      db,
      now,
      check,
      run: (keep) =>
        db.write(async (tx) => {
          const answer = await effect()
          await keep(answer, tx)
          return answer
        }),
    })

  test('the answer is kept for two days and then removed [V14.2.1–2]', async () => {
    await run('a', NOW)
    await run('b', hours(48))
    expect((await (await run('a', hours(48))).json()).at).toBe(NOW.getTime())
    await run('c', hours(48.01))
    expect((await (await run('a', hours(48.01))).json()).at).toBe(hours(48.01).getTime())
  })

  test('housekeeping removes the answers that are older', async () => {
    await run('a', NOW)
    await run('b', hours(1))
    await runMaintenance({ db, now: hours(48.5) })
    expect((await db.read.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(['b'])
  })

  test('a call that fails because another with its key came first gets its answer', async () => {
    const overtaken = async () => {
      await run('a', NOW)
      throw new Error('This was done already.')
    }
    const late = await once(callWith('a'), { db, now: hours(1), check, run: overtaken })
    expect(await late.json()).toEqual({ at: NOW.getTime() })
    expect(late.headers.get('idempotency-replayed')).toBe('true')
  })

  test('a call that fails for another reason stays failed', async () => {
    await expect(run('a', NOW, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    const failed = run('a', hours(1), () => Promise.reject(new Error('still no')))
    await expect(failed).rejects.toThrow('still no')
  })

  test('a caller who may no longer make the call gets no stored answer [7.6.1]', async () => {
    await run('a', NOW)
    const refuse = () => Promise.reject(new AppError('unauthenticated', 'Please log in.'))
    const again = once(callWith('a'), { db, now: hours(1), check: refuse, run: async () => json({}) })
    await expect(again).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('no answer is stored when the call failed [V16.5.1–3]', async () => {
    await expect(run('a', NOW, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await db.read.idempotencyKey.count()).toBe(0)
  })
})
