import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { after } from '@/lib/instant'
import { followClock } from '@/lib/orders/server/clock'
import { refreshIndex } from '@/lib/search/server/refresh-index'
import { listSitemapPart } from '@/lib/seo/server/list-sitemap-part'
import { Browser } from '@/tests/api'
import { aMenuItem } from '@/tests/builders'
import { everything, scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import {
  type Account,
  addCustomer,
  addOperator,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  orderOf,
  type Restaurant,
} from '@/tests/world'

let operator: Account
let ada: Account
let mia: Account
let dragon: Restaurant
let grill: Restaurant
const visitor = new Browser()

scene(async () => {
  operator = await addOperator()
  ada = await addCustomer()
  mia = await addCustomer({ firstName: 'Mia', email: 'mia@example.com', phoneNumber: '2125550107' })
  dragon = await addRestaurant({ owner: mia, over: { name: 'Golden Dragon' } })
  grill = await addRestaurant({ over: { name: 'Harbor Grill' } })
})

const reason = 'Complaints about the kitchen'
const suspend = (body: object = {}, id: unknown = dragon.id) =>
  operator.call('suspendRestaurant', { id, body: { reason, ...body } })
const lift = () => operator.call('liftRestaurant', { id: dragon.id, body: { reason: 'All is well' } })
const found = async (q: string) =>
  (await operator.call('findRestaurants', { query: { q } })).restaurants.map(({ id }) => id)
const inHours = (hours: number) => after(new Date(), hours * 3_600_000)
const isOnSite = async () => {
  const { restaurants } = await visitor.call('listRestaurants')
  return restaurants.some(({ id }) => id === dragon.id)
}

test('restaurants are found by all terms of a line [4.37.1]', async () => {
  expect(await found('')).toEqual([grill.id, dragon.id])
  for (const line of [`#${dragon.id}`, 'MIA@example.com', '(212) 555-0107', 'golden dr', 'gold mia@example.com'])
    expect(await found(line), line).toEqual([dragon.id])
  for (const line of ['gold harbor', `${grill.id} golden`, '999', 'nobody@example.com', 'suspended', 'waiting'])
    expect(await found(line), line).toEqual([])
  await mia.call('removeRestaurant', { id: dragon.id, query: { type: 'soft' } })
  expect(await found('inactive')).toEqual([dragon.id])
  await suspend()
  expect(await found('inactive')).toEqual([])
  expect(await found('active')).toEqual([grill.id])
  expect(await found('suspended')).toEqual([dragon.id])
  expect(await found('suspended harbor')).toEqual([])
})

test('a restaurant is shown with its owner, counts and acts [4.37.1]', async () => {
  await addSubmittedOrder(ada, dragon)
  await addOrder(ada, dragon)
  await suspend()
  expect(await operator.call('getOperatorRestaurant', { id: dragon.id })).toMatchObject({
    name: 'Golden Dragon',
    state: 'suspended',
    owner: { email: 'mia@example.com' },
    suspension: { reason, until: null, waits: false, answer: '' },
    counts: { menuItems: 2, orders: 1, openOrders: 1, reviews: 0 },
    acts: [{ act: 'restaurant.suspend', reason, operator: 'operator@example.com' }],
  })
})

test('a suspended restaurant and its menu are in no list, search and sitemap, and come back [4.37.2, 4.37.3]', async () => {
  const listed = async () => {
    const items = await visitor.call('listMenuItems')
    await refreshIndex({ db })
    const { restaurants } = await visitor.call('search', { query: { q: 'golden' } })
    return [
      await isOnSite(),
      items.some(({ restaurant }) => restaurant.id === dragon.id),
      restaurants.some(({ id }) => id === dragon.id),
      (await listSitemapPart(0, { db })).restaurants.some(({ id }) => id === dragon.id),
    ]
  }
  expect(await listed()).toEqual([true, true, true, true])
  await suspend()
  expect(await listed()).toEqual([false, false, false, false])
  expect(await visitor.call('getRestaurant', { id: dragon.id })).toMatchObject({ restaurant: { servicing: false } })
  await lift()
  expect(await listed()).toEqual([true, true, true, true])
})

test('its items cannot be ordered, open orders go on, and no order of before is suggested again [4.37.3]', async () => {
  const open = await addSubmittedOrder(ada, dragon)
  const waiting = await addOrder(ada, dragon)
  const suggested = async () => (await ada.call('getReturning')).again.length
  expect(await suggested()).toBe(1)
  await suspend()
  const refused = { status: 409, changes: [{ kind: 'closed' }] }
  expect(await ada.refusal('createOrder', { body: orderOf(dragon) })).toMatchObject(refused)
  expect(await ada.refusal('submitOrder', { id: waiting.id, body: {} })).toMatchObject(refused)
  expect(await suggested()).toBe(0)
  const body = { stage: 'preparing', version: open.version }
  expect(await mia.call('moveOrder', { id: open.id, body })).toMatchObject({ stage: 'preparing' })
})

test('a suspension ends by itself, and one without an end does not [4.37.2]', async () => {
  const until = inHours(2)
  expect(await suspend({ until: until.toISOString() })).toMatchObject({ suspension: { until: until.toISOString() } })
  await suspend({}, grill.id)
  await followClock({ db, now: after(until, -1) })
  expect(await isOnSite()).toBe(false)
  await followClock({ db, now: until })
  expect(await isOnSite()).toBe(true)
  expect(await operator.call('getOperatorRestaurant', { id: dragon.id })).toMatchObject({
    state: 'active',
    suspension: null,
  })
  await followClock({ db, now: inHours(24 * 365) })
  expect(await found('suspended')).toEqual([grill.id])
})

test('another suspension replaces why and how long, and asks for another answer [4.37.2, 4.37.4]', async () => {
  await suspend({ until: inHours(2).toISOString() })
  await mia.call('answerSuspension', { id: dragon.id, body: { text: 'We have cleaned.' } })
  expect(await suspend({ reason: 'Still complaints' })).toMatchObject({
    suspension: { reason: 'Still complaints', until: null, answer: '', answeredAt: null },
  })
  const [{ before, after: now } = { before: '', after: '' }] = (
    await operator.call('getOperatorRestaurant', { id: dragon.id })
  ).acts
  expect(JSON.parse(before)).toMatchObject({ state: 'suspended', reason, answer: 'We have cleaned.' })
  expect(JSON.parse(now)).toEqual({ state: 'suspended', reason: 'Still complaints', until: null, answer: '' })
})

test.each([
  ['an end that has passed', { until: '2020-01-01T00:00:00Z' }],
  ['an end after the year 9999', { until: '9999-12-31T23:59:59-23:59' }],
  ['an end that is no instant', { until: 'tomorrow' }],
  ['an end that is a number', { until: 7 }],
  ['a reason that is too long', { reason: 'x'.repeat(501) }],
])('%s is refused [4.37.2]', async (_, body) => {
  const before = await everything()
  const answer = await operator.ask('suspendRestaurant', { id: dragon.id, body: { reason, ...body } })
  expect(answer.status).toBe(400)
  expect(await everything()).toEqual(before)
})

test('a restaurant that is not suspended cannot be let back [4.37.2]', async () => {
  const refused = await operator.refusal('liftRestaurant', { id: dragon.id, body: { reason } })
  expect(refused).toMatchObject({ status: 409 })
})

test('its owner cannot reactivate it; one that is deactivated meanwhile stays so after it [4.37.4]', async () => {
  await suspend()
  expect(await mia.refusal('reactivateRestaurant', { id: dragon.id })).toMatchObject({ status: 409 })
  const body = { servicing: true }
  expect(await mia.refusal('updateRestaurant', { id: dragon.id, body })).toMatchObject({ status: 409 })
  await mia.call('updateRestaurant', { id: dragon.id, body: { name: 'Silver Dragon' } })
  await mia.call('removeRestaurant', { id: dragon.id, query: { type: 'soft' } })
  expect(await lift()).toMatchObject({ state: 'inactive', name: 'Silver Dragon' })
  await mia.call('reactivateRestaurant', { id: dragon.id })
  expect(await isOnSite()).toBe(true)
})

test('an item that is added meanwhile is listed after it [4.37.3]', async () => {
  await suspend()
  const added = await mia.call('createMenuItem', { body: aMenuItem({ restaurant_id: dragon.id }) })
  const isListed = async () => (await visitor.call('listMenuItems')).some(({ id }) => id === added.id)
  expect(await isListed()).toBe(false)
  await lift()
  expect(await isListed()).toBe(true)
})

test('its owner answers once, and the operators read it [4.37.4]', async () => {
  const answer = (text: unknown) => mia.ask('answerSuspension', { id: dragon.id, body: { text } })
  expect((await answer('Why?')).status).toBe(409)
  await suspend()
  for (const text of ['', ' ', 'x'.repeat(1001), 7]) expect((await answer(text)).status).toBe(400)
  expect((await answer('We have cleaned.')).status).toBe(200)
  expect((await answer('Again')).status).toBe(409)
  expect(await operator.call('getOperatorRestaurant', { id: dragon.id })).toMatchObject({
    suspension: { answer: 'We have cleaned.' },
  })
})

test('the owner gets mails about the suspension and its end [4.37.4]', async () => {
  await sentMails()
  await suspend({ until: inHours(2).toISOString() })
  const [told] = await sentMails()
  expect(told).toMatchObject({ to: 'mia@example.com', subject: 'Golden Dragon is suspended' })
  expect(told?.text).toMatch(/off the site until .*\n\nReason: ‘Complaints about the kitchen’/)
  await db.write((tx) => tx.restaurantSuspension.updateMany({ data: { until: new Date() } }))
  await followClock({ db, now: new Date() })
  expect(await sentMails()).toMatchObject([{ to: 'mia@example.com', subject: 'Golden Dragon is no longer suspended' }])
  await suspend()
  await lift()
  // Each mail tells the state when it is sent.
  expect((await sentMails()).map(({ subject }) => subject)).toEqual(['Golden Dragon is no longer suspended'])
})
