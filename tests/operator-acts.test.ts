import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ACTS, type ActName } from '@/lib/acts'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { addressOf } from '@/lib/contract/paths'
import { db } from '@/lib/db/client'
import { ENDPOINTS } from './api'
import { exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { everything, scene } from './scene'
import { type Account, addCustomer, addOperator, addRestaurant, promote, type Restaurant } from './world'

// Every call of operators that changes something, from the table of endpoints.

const CALLS = ENDPOINTS.filter(([, { path, method }]) => path.startsWith('/api/operate/') && method !== 'GET')

let customer: Account
let operator: Account
let restaurant: Restaurant
let picture: string

beforeAll(async () => {
  picture = await aPictureUrl()
})
scene(async () => {
  restaurant = await addRestaurant()
  customer = await addCustomer()
  operator = await addOperator()
})

type Party = 'customer' | 'owner'
const ORDERS = ['customer', 'owner'] as const
/** The accounts whose own matter each example is: the customer, or the owner of the restaurant. */
const PARTIES: Record<ActName, readonly Party[]> = {
  'order.cancel': ORDERS,
  'order.refund': ORDERS,
  'order.mail': ORDERS,
  'order.help': ORDERS,
  'restaurant.suspend': ['owner'],
  'restaurant.lift': ['owner'],
  'user.suspend': ['customer'],
  'user.lift': ['customer'],
  'user.sign_out': ['customer'],
  'user.picture': ['customer'],
  'review.hide': ORDERS,
  'review.restore': ORDERS,
  'picture.hide': ['customer'],
  'picture.restore': ['customer'],
  // The customer has written the report.
  'report.dismiss': ORDERS,
}
const MATTERS = CALLS.flatMap(([name, { act }]) => (act ? PARTIES[act].map((party) => ({ name, party })) : []))

/** The session of a suspended person opens no desk. */
const REFUSED_BEFORE = new Map<string, [number, string]>([['liftPerson', [404, 'Not found']]])

const alter = async (...changes: string[]) => {
  for (const change of changes) await db.write((tx) => tx.$executeRawUnsafe(`ALTER TABLE "AuditEntry" ${change}`))
}
/** An entry can be read, and not be written: a column without a default is left out. */
const refuseEntries = () => alter('RENAME COLUMN "operatorId" TO "away"', 'ADD COLUMN "operatorId" INTEGER')
const takeEntries = () => alter('DROP COLUMN "operatorId"', 'RENAME COLUMN "away" TO "operatorId"')
let refuses = false
afterEach(async () => {
  if (refuses) await takeEntries()
  refuses = false
})

test('every act has a name of its own', () => {
  const acts = CALLS.map(([, { act }]) => act)
  expect(new Set(acts).size).toBe(CALLS.length)
  expect(acts.toSorted()).toEqual([...ACTS].toSorted())
})

describe('an operator', () => {
  test.each(MATTERS)('does not $name as the $party: another decides [4.35.16]', async ({ name, party }) => {
    const sent = await exampleCall(name, { customer, restaurant, picture, operator })
    const concerned = await promote(party === 'owner' ? restaurant.owner : customer)
    const before = await everything()
    const { status, message } = await concerned.refusal(name, sent)
    expect([status, message]).toEqual(REFUSED_BEFORE.get(name) ?? [403, ERROR_TEXTS.ownMatter])
    expect(await everything()).toEqual(before)
  })
})

describe.each(CALLS)('%s', (name, endpoint) => {
  const { act, limits } = endpoint
  const call = () => exampleCall(name, { customer, restaurant, picture, operator })

  test('writes one entry of the audit log, and the same call again none [4.35.5]', async () => {
    const headers = { 'x-request-id': 'request-7' }
    const sent = { ...(await call()), headers, idempotencyKey: name }
    const before = await db.read.auditEntry.count()
    const { status } = await operator.ask(name, sent)
    expect(status).toBeLessThan(300)
    expect((await operator.ask(name, sent)).status).toBe(status)
    const entries = await db.read.auditEntry.findMany({ orderBy: { id: 'asc' }, skip: before })
    const { reason, hash, id = hash } = Object(sent.body)
    const by = { operatorId: operator.id, operator: 'operator@example.com', requestId: 'request-7' }
    expect(entries).toMatchObject([{ act, ...by, reason }])
    expect(entries[0]?.subject).toMatch(new RegExp(`^(order|review|picture|restaurant|user) ${sent.id ?? id}$`))
    expect(entries[0]?.before).not.toBe(entries[0]?.after)
  })

  test('changes nothing when its entry cannot be written [4.35.5]', async () => {
    const sent = await call()
    await refuseEntries()
    refuses = true
    const before = await everything()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const address = addressOf(endpoint, { params: { id: sent.id } })
    expect((await operator.send(endpoint.method, address, { body: sent.body })).status).toBe(500)
    expect(await everything()).toEqual(before)
  })

  test('needs a reason, and is limited [4.35.4, 4.35.5]', async () => {
    const sent = await call()
    const before = await everything()
    const body = { ...Object(sent.body), reason: ' ' }
    expect(await operator.refusal(name, { ...sent, body })).toMatchObject({ status: 400 })
    expect(await everything()).toEqual(before)
    expect(limits).toContain('acts')
  })
})
