import { connect, type Socket } from 'node:net'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { aMenuItem, aRestaurant } from '../../tests/builders'
import { Client } from '../../tests/faults/client'
import { type Figure, type Row, type Server, sideBySide } from '../figure'
import { aMember, type Member, placeOrder } from '../member'
import { withSite } from '../servers'
import { spreadOf } from '../statistics'

/** Orders of the customer in each round, one after the other. */
const ORDERS = 25
const ITEMS = 400
const WORDS = 60
const LINES = 50
const UNREAD_CONNECTIONS = 100
/** The demo restaurant with a year of orders, and its owner. */
const YEAR = { restaurant: 14, owner: 3 }
const INSIGHTS = 50
/** More are cut off. */
const PIPELINED = 8

const withId = z.looseObject({ id: z.number() })

/** The settings of tests lift these bounds; empty ones have their defaults. */
const BOUNDS = {
  OPEN_ORDERS: '',
  ORDERS_PER_HOUR: '',
  ACTIVE_ORDERS: '',
  WALLET_CHANGES_PER_HOUR: '',
  LIMIT_EMAIL_CHANGES: '',
  LIMIT_UNPROVEN_MAILS: '',
}

/** How long an order takes while another account does its worst within its bounds, compared with a quiet site. */
export const neighbors: Figure = {
  name: 'neighbors',
  measure: ({ rounds, file }) => withSite(file, (site) => measureAttacks(rounds, site), BOUNDS),
}

async function measureAttacks(rounds: number, site: Server): Promise<Row[]> {
  const quiet = async () => millisecondsOfAnOrder(await aMember(site.port))
  const rows: Row[] = []
  for (const [title, attack] of await attacksOf(site)) {
    const besides = async () => {
      // New accounts: those of the round before have used up their bounds.
      const [customer, attacker] = [await aMember(site.port), await aMember(site.port)]
      const end = attack(attacker)
      const milliseconds = await millisecondsOfAnOrder(customer)
      await end()
      return milliseconds
    }
    const pair = await sideBySide(rounds, besides, 'a quiet site', quiet)
    rows.push({ title: `an order of another while one account ${title}`, unit: 'ms', ...pair, goal: { atMost: 3 } })
  }
  return rows
}

async function millisecondsOfAnOrder(customer: Member): Promise<number> {
  const times: number[] = []
  for (let order = 0; order < ORDERS; order += 1) {
    const began = performance.now()
    await placeOrder(customer)
    times.push(performance.now() - began)
  }
  return spreadOf(times).median
}

/** Starts an attack; the returned function ends it. */
type Attack = (attacker: Member) => () => Promise<unknown>

async function attacksOf({ port }: Server): Promise<[title: string, attack: Attack][]> {
  const owner = await aMember(port)
  const { restaurantId, itemId, modifierIds } = await aHeavyMenu(owner.client)
  const search = { query: { q: words(8, 0.123), limit: '1' } }
  const lines = Array.from({ length: LINES }, (_, at) => ({
    menu_item_id: itemId,
    quantity: 1,
    modifiers: [modifierIds[at % modifierIds.length]],
  }))
  const yearsOwner = new Client(port)
  await yearsOwner.call(z.unknown(), PATHS.demoLogIn, { params: { id: YEAR.owner } })
  const insight = { params: { id: YEAR.restaurant }, query: { period: '12m' } }
  const largeOrder = { body: { restaurant_id: restaurantId, items: lines } }
  return [
    // As fast as the limit for one address allows.
    ['searches for unknown words', repeating(({ client }) => client.call(z.unknown(), PATHS.search, search), 400)],
    ['orders fifty lines', repeating(({ client }) => client.call(z.unknown(), PATHS.createOrder, largeOrder))],
    [
      'makes calls with an Idempotency-Key',
      repeating(({ id, client }) => {
        const headers = { 'idempotency-key': crypto.randomUUID() }
        return client.call(z.unknown(), PATHS.addFunds, { params: { id }, body: { amount: 0.01 }, headers })
      }),
    ],
    [
      'changes a menu and searches it',
      repeating(async ({ client }) => {
        await owner.client.call(z.unknown(), PATHS.updateMenuItem, { params: { id: itemId }, body: { price: 5 } })
        await client.call(z.unknown(), PATHS.search, search)
      }, 400),
    ],
    [
      'changes its email',
      repeating(({ id, client }) => {
        const body = { email: `${crypto.randomUUID()}@example.com` }
        return client.call(z.unknown(), PATHS.updateProfile, { params: { id }, body })
      }),
    ],
    [
      `asks for ${INSIGHTS} insights of twelve months at once`,
      repeating(() => yearsOwner.call(z.unknown(), PATHS.getInsight, insight), 0, INSIGHTS),
    ],
    ['reads none of its answers', () => leaveUnread(port)],
  ]
}

/** Repeats a call from several places at once, with a pause in milliseconds. */
function repeating(work: (attacker: Member) => Promise<unknown>, pauseMs = 0, places = 4): Attack {
  return (attacker) => {
    let isOver = false
    const loop = async () => {
      while (!isOver) {
        // A refusal is an answer too.
        await work(attacker).catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
      }
    }
    const loops = Array.from({ length: places }, loop)
    return () => {
      isOver = true
      return Promise.all(loops)
    }
  }
}

function leaveUnread(port: number): () => Promise<void> {
  const request = 'GET /home HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(PIPELINED)
  const sockets = Array.from({ length: UNREAD_CONNECTIONS }, (): Socket => {
    const socket = connect(port, 'localhost')
    socket.on('error', () => undefined)
    socket.pause().write(request)
    return socket
  })
  return async () => {
    for (const socket of sockets) socket.destroy()
  }
}

/** A heavy menu that is quick to create: many words, and an item with the most modifiers allowed. */
async function aHeavyMenu(client: Member['client']) {
  const made = z.object({ restaurant: withId })
  const { restaurant } = await client.call(made, PATHS.createRestaurant, { body: aRestaurant() })
  const ids: number[] = []
  for (let at = 0; at < ITEMS; at += 1) {
    const body = aMenuItem({ restaurant_id: restaurant.id, description: words(WORDS, at + 1) })
    ids.push((await client.call(withId, PATHS.createMenuItem, { body })).id)
  }
  const [itemId = 0] = ids
  const group = z.object({ modifiers: z.array(withId) })
  const modifierIds: (number | undefined)[] = []
  for (let at = 0; at < 4; at += 1) {
    const modifiers = Array.from({ length: 50 }, (_, index) => ({ name: `Choice ${index}`, price: 0 }))
    const body = { name: `Group ${at}`, min: 0, max: 50, modifiers, itemIds: [itemId] }
    const { modifiers: ofGroup } = await client.call(group, PATHS.createModifierGroup, {
      params: { id: restaurant.id },
      body,
    })
    modifierIds.push(...ofGroup.map(({ id }) => id))
  }
  return { restaurantId: restaurant.id, itemId, modifierIds }
}

/** Words that occur nowhere else. */
function words(count: number, seed: number): string {
  return Array.from({ length: count }, (_, at) =>
    (((seed * 997 + at + 1) * 0.6180339887) % 1).toString(36).slice(2, 9),
  ).join(' ')
}
