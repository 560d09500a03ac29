import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { removeOperator } from '@/lib/accounts/server/operators'
import { db } from '@/lib/db/client'
import { openDatabase } from '@/lib/db/database'
import { PING_EVERY_MS, type StreamEventName, streamEvents } from '@/lib/live/contract/schemas'
import { metrics } from '@/lib/metrics'
import { signPersonOut, suspendPerson } from '@/lib/operate/server/people'
import { suspendForOperator } from '@/lib/operate/server/restaurants'
import { endRestaurantSuspensions } from '@/lib/restaurants/server/suspensions'
import { Browser } from '@/tests/api'
import { scene } from '@/tests/scene'
import { statementsOf } from '@/tests/statements'
import {
  type Account,
  addCustomer,
  addMember,
  addOperator,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'
import { LOOK_EVERY_MS } from './change-feed'
import { LiveEvents } from './streams'

let ada: Account
let bob: Account
let owner: Account
let restaurant: Restaurant
let sessions: Map<number, number>

scene(async () => {
  ada = await addCustomer()
  bob = await addCustomer()
  restaurant = await addRestaurant({ prices: [8, 12] })
  owner = restaurant.owner
  const rows = await db.read.session.findMany()
  sessions = new Map(rows.map(({ id, userId }) => [userId, id]))
})

let live = new LiveEvents(db)
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  live.endAll()
  for (const close of closing.splice(0)) await close()
  live = new LiveEvents(db)
})

type Told = { name: StreamEventName; data: { order?: { id: number; stage: string; version: number }; as?: string } }

/** A reader of a stream that checks each event against the contract. */
class Reader {
  readonly events: Told[] = []
  isOver = false
  readonly #abort = new AbortController()

  static async open({ id }: Account, from = live): Promise<Reader> {
    const reader = new Reader()
    const body = await from.open({ userId: id, sessionId: sessions.get(id) ?? 0 }, reader.#abort.signal)
    void reader.#read(body)
    await reader.until(() => reader.events.length > 0)
    return reader
  }

  async #read(body: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<void> {
    let text = ''
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) this.#take(part)
    }
    this.isOver = true
  }

  #take(part: string): void {
    const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
    if (!name) return
    const event = JSON.parse(data ?? '')
    expect(streamEvents[name as StreamEventName].parse(event)).toEqual(event)
    this.events.push({ name: name as StreamEventName, data: event })
  }

  async until(isSo: () => boolean): Promise<void> {
    await vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 5_000, interval: 5 })
  }

  /** Waits for the order in this version. */
  async order(id: number, version: number): Promise<Told['data']> {
    const find = () => this.events.find(({ data }) => data.order?.id === id && data.order.version === version)
    await this.until(() => find() !== undefined)
    return find()?.data ?? {}
  }

  leave(): void {
    this.#abort.abort()
  }

  get names(): string[] {
    return this.events.map(({ name }) => name)
  }
}

/** A new member with a session, as each reader has. */
async function addWorker(where: Restaurant, role: 'kitchen' | 'manager'): Promise<Account> {
  const member = await addMember(where, role)
  const { id } = await db.read.session.findFirstOrThrow({ where: { userId: member.id } })
  sessions.set(member.id, id)
  return member
}

const move = (order: { id: number; version: number }, stage: string) =>
  owner.call('moveOrder', { id: order.id, body: { stage, version: order.version } })

describe('what a stream tells', () => {
  test('it begins with everything that its reader follows [4.15.1]', async () => {
    await addOrder(ada, restaurant)
    const order = await addSubmittedOrder(ada, restaurant)
    const [customer, board] = [await Reader.open(ada), await Reader.open(owner)]
    expect(customer.events).toMatchObject([
      { name: 'snapshot', data: { orders: [{ id: order.id }], board: [], restaurants: [], build: 'development' } },
    ])
    expect(board.events).toMatchObject([
      { name: 'snapshot', data: { orders: [], board: [{ id: order.id }], restaurants: [{ id: restaurant.id }] } },
    ])
  })

  test('an order that was closed more than an hour ago is not in it [4.15.1]', async () => {
    const [old, recent] = [await addSubmittedOrder(ada, restaurant), await addSubmittedOrder(ada, restaurant)]
    for (const order of [old, recent]) await move(order, 'delivered')
    const closedAt = new Date(Date.now() - 61 * 60_000)
    await db.write((tx) => tx.order.update({ where: { id: old.id }, data: { closedAt } }))
    const { events } = await Reader.open(ada)
    expect(events).toMatchObject([{ data: { orders: [{ id: recent.id }] } }])
  })

  test('customer and owner see each change, as the order is then [4.15.2]', async () => {
    const [customer, board] = [await Reader.open(ada), await Reader.open(owner)]
    const order = await addSubmittedOrder(ada, restaurant)
    expect(await board.order(order.id, 2)).toMatchObject({ as: 'owner', order: { customer: { firstName: 'Ada' } } })
    await move(order, 'preparing')
    expect(await customer.order(order.id, 3)).toMatchObject({ as: 'customer', order: { stage: 'preparing' } })
    await board.order(order.id, 3)
  })

  test('nothing of another customer or owner is in a stream [4.15.2]', async () => {
    const other = await addRestaurant()
    const strangers = [await Reader.open(bob), await Reader.open(other.owner)]
    const board = await Reader.open(owner)
    const order = await addSubmittedOrder(ada, restaurant)
    await board.order(order.id, 2)
    expect(strangers.map(({ names }) => names)).toEqual([['snapshot'], ['snapshot']])
    expect(JSON.stringify(strangers.map(({ events }) => events))).not.toContain('Ada')
  })

  test('a member follows the orders of all restaurants with a board, and customers do not see which member acted [4.32.5, 4.32.6]', async () => {
    const other = await addRestaurant()
    const member = await addWorker(restaurant, 'kitchen')
    await addMember(other, 'manager', member)
    const before = await addSubmittedOrder(ada, other)
    const [board, customer, ownersBoard] = [await Reader.open(member), await Reader.open(ada), await Reader.open(owner)]
    expect(board.events).toMatchObject([
      {
        name: 'snapshot',
        data: { board: [{ id: before.id }], restaurants: [{ id: restaurant.id }, { id: other.id }] },
      },
    ])
    const order = await addSubmittedOrder(ada, restaurant)
    await board.order(order.id, 2)
    await member.call('moveOrder', { id: order.id, body: { stage: 'preparing', version: 2 } })
    for (const reader of [board, ownersBoard]) {
      const { order: seen } = await reader.order(order.id, 3)
      expect(seen).toMatchObject({ events: [{}, {}, { by: 'owner', staff: { firstName: 'Ada', role: 'kitchen' } }] })
    }
    expect(JSON.stringify(await customer.order(order.id, 3))).not.toContain('kitchen')
    await other.owner.call('pauseRestaurant', { id: other.id, body: { minutes: 15 } })
    await board.until(() => board.names.includes('restaurant'))
  })

  test('an owner sees a pause that another tablet made', async () => {
    const board = await Reader.open(owner)
    const call = { id: restaurant.id, body: { minutes: 15 } }
    await owner.call('pauseRestaurant', call)
    await board.until(() => board.names.includes('restaurant'))
    expect(board.events.at(-1)?.data).toMatchObject({ restaurant: { id: restaurant.id, pauseReason: 'owner' } })
  })

  test('a board learns within a second of a suspension by another process, its new words, and its end [4.37.13]', async () => {
    const elsewhere = openDatabase(process.env.DATABASE_URL ?? '')
    closing.push(() => elsewhere.close())
    const board = await Reader.open(owner)
    const { id: restaurantId } = restaurant
    const shown = () => Object(board.events.at(-1)?.data).restaurant?.suspension
    const until = new Date(Date.now() + 60_000)
    const started = performance.now()
    const act = { restaurantId, until: null }
    await suspendForOperator({ ...act, reason: 'Mice' }, { db: elsewhere, now: new Date() })
    await board.until(() => board.names.length === 2)
    expect(shown()).toEqual({ waits: false, reason: 'Mice', until: null })
    await suspendForOperator({ ...act, reason: 'Rats', until }, { db: elsewhere, now: new Date() })
    await board.until(() => board.names.length === 3)
    expect(shown()).toEqual({ waits: false, reason: 'Rats', until: until.toISOString() })
    // Nothing else of it changes then.
    await owner.call('removeRestaurant', { id: restaurantId, query: { type: 'soft' } })
    await endRestaurantSuspensions({ db: elsewhere, now: until })
    await board.until(() => board.names.length === 4)
    expect(shown()).toBeNull()
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('many changes at once reach every reader, none of them older than one before', async () => {
    const readers = [await Reader.open(ada), await Reader.open(ada), await Reader.open(owner)]
    const orders = await Promise.all(Array.from({ length: 12 }, () => addSubmittedOrder(ada, restaurant)))
    await Promise.all(
      orders.map(async (order) => move(await move(await move(order, 'preparing'), 'on_the_way'), 'delivered')),
    )
    for (const reader of readers) {
      for (const { id } of orders) {
        await reader.order(id, 5)
        const versions = reader.events.flatMap(({ data }) => (data.order?.id === id ? data.order.version : []))
        expect(versions).toEqual(versions.toSorted((a, b) => a - b))
      }
    }
  })
})

describe('how a stream ends', () => {
  const open = async () => (await metrics.streams.get()).values[0]?.value ?? 0

  test('a reader who leaves is forgotten', async () => {
    const before = await open()
    const reader = await Reader.open(ada)
    expect(await open()).toBe(before + 1)
    reader.leave()
    reader.leave()
    await reader.until(() => reader.isOver)
    expect(await open()).toBe(before)
  })

  test('streams of a user that open at once share a snapshot, and each of them is told of what follows [4.15.6]', async () => {
    // The first stream of all also reads where the events are.
    await Reader.open(bob)
    const one = await statementsOf(() => Reader.open(ada))
    const readers: Reader[] = []
    const open = async () => readers.push(...(await Promise.all(Array.from({ length: 5 }, () => Reader.open(ada)))))
    expect(await statementsOf(open)).toEqual(one)
    const order = await addSubmittedOrder(ada, restaurant)
    for (const reader of readers) await reader.order(order.id, order.version)
  })

  test('snapshots of two users are read one after the other', async () => {
    await Reader.open(owner)
    const one = await statementsOf(() => Reader.open(ada))
    const two = await statementsOf(() => Promise.all([Reader.open(ada), Reader.open(bob)]))
    expect(two).toEqual([...one, ...one])
  })

  test('the seventh stream of a user ends the first [4.15.4]', async () => {
    const readers: Reader[] = []
    for (let count = 0; count < 7; count++) readers.push(await Reader.open(ada))
    await Reader.open(bob)
    const [first] = readers
    await first?.until(() => first.isOver)
    expect(first?.names).toEqual(['snapshot', 'replaced'])
    expect(readers.map(({ isOver }) => isOver)).toEqual([true, false, false, false, false, false, false])
  })

  test('it ends with its session [4.15.3]', async () => {
    const [ends, stays] = [await Reader.open(ada), await Reader.open(bob)]
    await ada.call('logOut')
    await ends.until(() => ends.isOver)
    expect(ends.names).toEqual(['snapshot', 'signed_out'])
    expect(stays.isOver).toBe(false)
  })

  test('it ends within a second when an operator suspends its reader, or signs the reader out [4.37.7, 4.37.10]', async () => {
    const [suspended, signedOut] = [await Reader.open(ada), await Reader.open(bob)]
    const started = performance.now()
    const act = { reason: 'Many refunds', until: null }
    await suspendPerson({ userId: ada.id, ...act }, { db, now: new Date() })
    await signPersonOut({ userId: bob.id, ...act }, { db, now: new Date() })
    for (const reader of [suspended, signedOut]) {
      await reader.until(() => reader.isOver)
      expect(reader.names).toEqual(['snapshot', 'signed_out'])
    }
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('a member whose work has ended is told within a second, and gets no more orders [4.32.6]', async () => {
    const member = await addWorker(restaurant, 'kitchen')
    const stays = await addWorker(restaurant, 'manager')
    const [board, other] = [await Reader.open(member), await Reader.open(stays)]
    const { id: memberId } = await db.read.restaurantMember.findFirstOrThrow({ where: { userId: member.id } })
    const started = performance.now()
    await owner.call('endMembership', { id: restaurant.id, memberId })
    await board.until(() => board.names.includes('membership_ended'))
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(board.events.at(-1)?.data).toEqual({ restaurantId: restaurant.id })
    const order = await addSubmittedOrder(ada, restaurant)
    await other.order(order.id, 2)
    expect(board.names).toEqual(['snapshot', 'membership_ended'])
    expect(other.names).not.toContain('membership_ended')
  })

  test('a stream that opens while memberships are read is not told that its own have ended', async () => {
    const member = await addWorker(restaurant, 'kitchen')
    const board = await Reader.open(member)
    live.membershipsRead([ada.id], [])
    await board.order((await addSubmittedOrder(ada, restaurant)).id, 2)
    expect(board.names).not.toContain('membership_ended')
  })

  test('a reader that lags too far is cut off, and not the others [4.15.3]', async () => {
    const before = await open()
    const reader = await Reader.open(ada)
    const unread = { userId: ada.id, sessionId: sessions.get(ada.id) ?? 0 }
    const body = await live.open(unread, new AbortController().signal)
    expect(await open()).toBe(before + 2)
    for (let sent = 0; sent < 256 * 1024; sent += 50) {
      live.ping()
      if (sent % 5_000 === 0) await nextTurn()
    }
    await vi.waitFor(async () => expect(await open()).toBe(before + 1))
    await expect(body.getReader().read()).rejects.toThrow('The reader lags too far')
    expect(reader.isOver).toBe(false)
  })

  test('all end when the process stops [4.15.3]', async () => {
    const readers = [await Reader.open(ada), await Reader.open(owner)]
    live.endAll()
    for (const reader of readers) await reader.until(() => reader.isOver)
  })

  test('a ping comes every 15 seconds [4.15.3]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const reader = new LiveEvents(db)
    const body = await reader.open(
      { userId: ada.id, sessionId: sessions.get(ada.id) ?? 0 },
      new AbortController().signal,
    )
    const chunks = body.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    await vi.advanceTimersByTimeAsync(PING_EVERY_MS)
    while (!text.includes('event: ping')) text += (await chunks.read()).value ?? ''
    expect(text).toMatch(/^retry: 3000\n\nevent: snapshot\n/)
    reader.endAll()
    vi.useRealTimers()
  })
})

describe('several processes', () => {
  test('a member whose work is ended by another process is told as well [4.32.6]', async () => {
    const member = await addWorker(restaurant, 'manager')
    const elsewhere = openDatabase(process.env.DATABASE_URL ?? '')
    closing.push(() => elsewhere.close())
    const away = new LiveEvents(elsewhere)
    const board = await Reader.open(member, away)
    await owner.call('removeRestaurant', { id: restaurant.id, query: { type: 'hard' } })
    await board.until(() => board.names.includes('membership_ended'))
    away.endAll()
  })

  test('the stream of an operator ends at once when the command line takes the mark away [4.35.1]', async () => {
    const operator = await addOperator()
    const { id } = await db.read.session.findFirstOrThrow({ where: { userId: operator.id } })
    sessions.set(operator.id, id)
    const stream = await Reader.open(operator)
    const commandLine = openDatabase(process.env.DATABASE_URL ?? '')
    closing.push(() => commandLine.close())
    const started = performance.now()
    await removeOperator({ email: 'operator@example.com' }, { db: commandLine })
    await stream.until(() => stream.isOver)
    expect(performance.now() - started).toBeLessThan(3_000)
    expect(stream.names).toEqual(['snapshot', 'signed_out'])
    expect((await operator.ask('getOverview')).status).toBe(404)
  })

  test('a stream tells what another process has committed [4.15.2]', async () => {
    const elsewhere = openDatabase(process.env.DATABASE_URL ?? '')
    closing.push(() => elsewhere.close())
    const away = new LiveEvents(elsewhere)
    const reader = await Reader.open(ada, away)
    const order = await addSubmittedOrder(ada, restaurant)
    await reader.order(order.id, 2)
    await move(order, 'preparing')
    await reader.order(order.id, 3)
    away.endAll()
  })
})

test('an event that appears after others with higher ids is told as well', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const [late, early] = [await addSubmittedOrder(ada, restaurant), await addSubmittedOrder(ada, restaurant)]
  const board = await Reader.open(owner)
  const change = (order: { id: number; version: number }, id: number) =>
    db.write(async (tx) => {
      await tx.order.update({ where: { id: order.id }, data: { version: order.version + 1 } })
      await tx.orderEvent.create({ data: { id, orderId: order.id, kind: 'delayed', actor: 'owner', at: new Date() } })
    })
  await change(early, 200)
  await board.order(early.id, early.version + 1)
  await change(late, 150)
  await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS)
  await board.order(late.id, late.version + 1)
  // Each is told once.
  await vi.advanceTimersByTimeAsync(LOOK_EVERY_MS)
  expect(board.names.filter((name) => name === 'order')).toHaveLength(2)
  vi.useRealTimers()
})

describe('the answer', () => {
  test('it is a stream that nothing on the way collects [7.1.1, 7.1.52]', async () => {
    const { headers } = await ada.ask('followEvents')
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(headers.get('cache-control')).toBe('private, no-store, no-transform')
    expect(headers.get('x-accel-buffering')).toBe('no')
  })

  test('visitors get no stream', async () => {
    expect(await new Browser().refusal('followEvents')).toMatchObject({ status: 401 })
  })
})
