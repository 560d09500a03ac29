import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { TOTP, URI } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { addOperator } from '@/lib/accounts/server/operators'
import { OPERATE_PATHS } from '@/lib/contract/operate-paths'
import { PATHS, type Path } from '@/lib/contract/paths'
import { openDatabase } from '@/lib/db/database'
import { menuItemOut } from '@/lib/menu/contract/schemas'
import { aCustomer } from '../builders'
import { Client, NoAnswer } from './client'
import { flawsOf, NO_FLAWS } from './journal'
import { makeFolder, Site } from './site'

const KILLS = 5
const ORDERS = 16
/** Orders that are worked on at the same time. */
const AT_ONCE = 4
const reason = 'It was cold'

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site
const clients: Client[] = []

beforeEach(async () => {
  place = await makeFolder()
  site = await Site.start(place.file)
})

afterEach(async () => {
  for (const client of clients) client.close()
  await site.kill()
  place.remove()
})

function browser(): Client {
  const client = new Client(site.port)
  clients.push(client)
  return client
}

async function withDatabase<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(`file:${place.file}`)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

/** A new account that is signed in as an operator, with a code. */
async function signUpOperator(): Promise<Client> {
  const account = aCustomer()
  await browser().call(z.unknown(), PATHS.signUp, { body: account })
  const { address } = await withDatabase((db) => addOperator(account, { db, now: new Date() }))
  const device = URI.parse(address)
  if (!(device instanceof TOTP)) throw new Error(address)
  const client = browser()
  await client.send('POST', '/api/auth/login', { body: { credential: account.email, password: account.password } })
  await client.call(z.unknown(), PATHS.enterCode, { body: { code: device.generate() } })
  return client
}

const versioned = z.object({ version: z.number() })
const answered = z.union([versioned, z.object({ order: versioned }).transform(({ order }) => order)])
const withId = z.object({ id: z.number() })

let acknowledged = 0
let lost = 0

/** Makes a call with one key until it is answered; returns the version of the order. */
async function insist(client: Client, row: Path, id: number, body: object): Promise<number> {
  const headers = { 'idempotency-key': randomUUID() }
  for (;;) {
    try {
      const { version } = await client.call(answered, row, { params: { id }, body, headers })
      acknowledged += 1
      return version
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error
      if (!error.refused) lost += 1
      await sleep(20)
    }
  }
}

test(`${KILLS} times the process is killed in the middle of refunds and decisions: each cent goes back once [T12, 4.35.9]`, async () => {
  const [operator, owner, customer] = [await signUpOperator(), browser(), browser()]
  const mia = { credential: 'mia@plateful.example', password: 'plateful-demo' }
  const { id: miaId } = await owner.call(withId, PATHS.logIn, { body: mia })
  const { id: customerId } = await customer.call(withId, PATHS.signUp, { body: aCustomer() })
  await customer.call(z.unknown(), PATHS.addFunds, { params: { id: customerId }, body: { amount: 5_000 } })
  const own = await withDatabase((db) =>
    db.read.restaurant.findMany({ where: { ownerId: miaId, accepts: 'auto', servicing: true }, select: { id: true } }),
  )
  const menu = await customer.call(z.array(menuItemOut), PATHS.listMenuItems)
  const item = menu.find(
    ({ restaurant, requiresChoice, servedFrom, price }) =>
      own.some(({ id }) => id === restaurant.id) && !requiresChoice && !servedFrom && price > 5,
  )

  const ids: number[] = []
  for (let count = 0; count < ORDERS; count += 1) {
    const body = { restaurant_id: item?.restaurantId, items: [{ menu_item_id: item?.id, quantity: 2 }] }
    const { id } = await customer.call(withId, PATHS.createOrder, { body })
    await insist(customer, PATHS.submitOrder, id, { paymentMethod: 'wallet' })
    ids.push(id)
  }

  /** Refunds an order twice, and once more by each decision about it. */
  async function work(id: number): Promise<void> {
    const version = await insist(operator, OPERATE_PATHS.refundForOperator, id, { amount: 1.01, reason })
    await insist(owner, PATHS.moveOrder, id, { stage: 'delivered', version })
    await insist(operator, OPERATE_PATHS.refundForOperator, id, { amount: 2.02, reason })
    const asked = await insist(customer, PATHS.askHelp, id, { kind: 'never_came' })
    const decision = { decision: 'refund', amount: 3.03, reason, version: asked }
    await insist(owner, PATHS.decideHelp, id, decision)
    const appealed = await insist(customer, PATHS.appealHelp, id, { text: 'Not enough' })
    await insist(operator, OPERATE_PATHS.decideHelpForOperator, id, { ...decision, amount: 4.04, version: appealed })
  }
  acknowledged = 0
  const queue = [...ids]
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let id = queue.shift(); id; id = queue.shift()) await work(id)
  })
  const done = Promise.all(workers)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const target = ((kill + 1) * ORDERS * 7) / (KILLS + 1)
    while (acknowledged < target) await Promise.race([sleep(2), done])
    await sleep(Math.random() * 15)
    await site.kill()
    await site.start()
  }
  await done

  const rows = await withDatabase((db) =>
    db.read.order.findMany({
      where: { id: { in: ids } },
      select: { refundedCents: true, totalCents: true, refunds: true, walletEntries: true },
    }),
  )
  const sum = (list: readonly { amountCents: number }[]) => list.reduce((all, { amountCents }) => all + amountCents, 0)
  for (const { refundedCents, totalCents, refunds, walletEntries } of rows) {
    expect(refunds.map(({ amountCents }) => amountCents)).toEqual([101, 202, 303, 404])
    expect([refundedCents, sum(walletEntries)]).toEqual([1_010, 1_010 - totalCents])
  }
  // Of each order two refunds and a decision by the operator.
  expect(await withDatabase((db) => db.read.auditEntry.count())).toBe(ORDERS * 3)
  expect(await flawsOf(place.file)).toEqual(NO_FLAWS)
  expect(lost).toBeGreaterThan(0)
  expect(site.complaints()).toBe('')
  console.log(`${acknowledged} calls acknowledged, ${lost} answers lost; ${KILLS} kills`)
})
