import { describe, expect, test } from 'vitest'
import { addOperator as makeOperator } from '@/lib/accounts/server/operators'
import { db } from '@/lib/db/client'
import { after } from '@/lib/instant'
import { followClock } from '@/lib/orders/server/clock'
import { Browser } from '@/tests/api'
import { aCustomer } from '@/tests/builders'
import { everything, scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import {
  type Account,
  addCustomer,
  addGuest,
  addOperator,
  addOrder,
  addRestaurant,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'

const { password, email, ...profile } = aCustomer({ firstName: 'Ada', lastName: 'Lovelace' })
const LOGIN = { body: { credential: email, password } }

let operator: Account
let ada: Account
let restaurant: Restaurant

scene(async () => {
  operator = await addOperator()
  ada = new Browser()
  ada.id = (await ada.call('signUp', { body: { ...profile, email, password } })).id
  restaurant = await addRestaurant()
})

const reason = 'Many refunds'
const body = { reason }
const suspend = (over: object = {}, id: unknown = ada.id) =>
  operator.call('suspendPerson', { id, body: { reason, ...over } })
const lift = () => operator.call('liftPerson', { id: ada.id, body })
const inHours = (hours: number) => after(new Date(), hours * 3_600_000)
const found = async (q: string) => (await operator.call('findPeople', { query: { q } })).people.map(({ id }) => id)

test('people are found by all terms of a line [4.37.6]', async () => {
  expect((await found(''))[0]).toBe(restaurant.owner.id)
  for (const line of [`${ada.id}`, email, 'ada love', 'LOVELACE', `${email} ada`])
    expect(await found(line), line).toContain(ada.id)
  expect(await found(String(profile.phoneNumber))).toEqual([ada.id])
  for (const line of ['ada turing', `${ada.id} nobody`, '999', 'nobody@example.com', 'suspended'])
    expect(await found(line), line).toEqual([])
  await suspend()
  expect(await found('suspended')).toEqual([ada.id])
  expect(await found('suspended turing')).toEqual([])
})

test('a person is shown with counts, restaurants and acts [4.37.6]', async () => {
  await addSubmittedOrder(ada, restaurant)
  await addRestaurant({ owner: ada, over: { name: 'Golden Dragon' } })
  await suspend()
  expect(await operator.call('getPerson', { id: ada.id })).toMatchObject({
    email,
    restaurantOwner: true,
    operator: false,
    suspension: { reason, until: null },
    counts: { orders: 1, reviews: 0, sessions: 0 },
    // The owner's suspension leaves them as they are.
    restaurants: [{ name: 'Golden Dragon', state: 'active' }],
    acts: [{ act: 'user.suspend', reason }],
  })
})

describe('a suspended person', () => {
  test('is signed out everywhere [4.37.7]', async () => {
    const phone = new Browser()
    await phone.call('logIn', LOGIN)
    await suspend()
    for (const browser of [ada, phone]) expect(await browser.refusal('listOrders')).toMatchObject({ status: 401 })
  })

  test('reads why when logging in, and gets nothing but the data and the logout [4.37.8]', async () => {
    const until = inHours(2).toISOString()
    const order = await addOrder(ada, restaurant)
    await suspend({ until })
    const browser = new Browser()
    expect(await browser.refusal('logIn', LOGIN)).toEqual({
      status: 403,
      message: `Your account is suspended: ${reason}`,
      errors: {},
      kind: 'suspended',
      reason,
      until,
      userId: ada.id,
    })
    expect(await browser.call('getSession')).toMatchObject({ error: 'Unauthorized' })
    expect(await browser.refusal('listOrders')).toMatchObject({ status: 401 })
    expect(await browser.refusal('submitOrder', { id: order.id, body: {} })).toMatchObject({ status: 401 })
    expect(await browser.refusal('deleteAccount', { id: ada.id, body: { password } })).toMatchObject({ status: 401 })
    expect(await browser.refusal('followEvents')).toMatchObject({ status: 401 })
    expect(await browser.call('getPersonalData', { id: ada.id })).toMatchObject({
      account: { email },
      suspension: { reason, until },
    })
    expect(await browser.refusal('getPersonalData', { id: operator.id })).toMatchObject({ status: 403 })
    await browser.call('logOut')
    expect(await browser.refusal('getPersonalData', { id: ada.id })).toMatchObject({ status: 401 })
    expect(await db.read.session.count({ where: { userId: ada.id } })).toBe(0)
  })

  test('learns nothing without the password [4.37.8]', async () => {
    await suspend()
    const wrong = { body: { credential: email, password: 'wrong password' } }
    expect(await new Browser().refusal('logIn', wrong)).toMatchObject({ status: 401, message: 'Invalid credentials' })
  })

  test('logs in again after it has ended, and the sessions of before open nothing [4.37.2, 4.37.8]', async () => {
    const early = new Browser()
    await suspend({ until: inHours(2).toISOString() })
    await early.refusal('logIn', LOGIN)
    await followClock({ db, now: inHours(1) })
    expect(await found('suspended')).toEqual([ada.id])
    await followClock({ db, now: inHours(3) })
    expect(await found('suspended')).toEqual([])
    expect(await early.refusal('getPersonalData', { id: ada.id })).toMatchObject({ status: 401 })
    await early.call('logIn', LOGIN)
    await addSubmittedOrder(early, restaurant)
  })

  test('logs in when the end has passed, before the clock has noticed it [4.37.8]', async () => {
    await suspend({ until: inHours(2).toISOString() })
    await db.write((tx) => tx.userSuspension.updateMany({ data: { until: new Date() } }))
    await new Browser().call('logIn', LOGIN)
  })

  test('gets mails about the suspension and its end [4.37.11]', async () => {
    await sentMails()
    await suspend()
    const [told] = await sentMails()
    expect(told).toMatchObject({ to: email, subject: 'Your account is suspended' })
    expect(told?.text).toContain(`suspended your account until further notice.\n\nReason: ‘${reason}’`)
    await lift()
    expect(await sentMails()).toMatchObject([{ to: email, subject: 'Your account works again' }])
    await suspend()
    await lift()
    await suspend()
    expect((await sentMails()).map(({ subject }) => subject)).toEqual(Array(2).fill('Your account is suspended'))
  })

  test('cannot become an operator [4.37.9]', async () => {
    await suspend()
    await expect(makeOperator({ email }, { db, now: new Date() })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('operators can suspend neither themselves nor each other [4.37.9]', async () => {
  const other = await addOperator({ email: 'second@example.com' })
  const before = await everything()
  const marked = { status: 409, message: 'An operator cannot be suspended. Take the mark away first.' }
  expect(await operator.refusal('suspendPerson', { id: other.id, body })).toMatchObject(marked)
  expect(await operator.refusal('suspendPerson', { id: operator.id, body })).toMatchObject({ status: 403 })
  expect(await everything()).toEqual(before)
})

test('guests and demo accounts can be suspended [4.37.9]', async () => {
  const guest = await addGuest()
  const demo = await addCustomer({ demo: true, email: 'demo@example.com', phoneNumber: null })
  await suspend({}, guest.id)
  await suspend({}, demo.id)
  expect(await guest.refusal('listOrders')).toMatchObject({ status: 401 })
  expect(await new Browser().refusal('demoLogIn', { id: demo.id })).toMatchObject({ status: 403, kind: 'suspended' })
})

test('a person is signed out everywhere, and can log in again [4.37.10, V7.4.5]', async () => {
  const call = { id: ada.id, body }
  expect(await operator.call('signPersonOut', call)).toMatchObject({ counts: { sessions: 0 }, suspension: null })
  expect(await ada.refusal('listOrders')).toMatchObject({ status: 401 })
  expect(await operator.refusal('signPersonOut', call)).toMatchObject({ status: 409 })
  await ada.call('logIn', LOGIN)
})

test('the picture of a person is taken away, once [4.37.10]', async () => {
  const where = { id: ada.id }
  await db.write((tx) => tx.user.update({ where, data: { profileImage: 'https://example.com/ada.webp' } }))
  const call = { id: ada.id, body }
  expect(await operator.call('removePersonsPicture', call)).toMatchObject({ profileImage: '' })
  expect(await ada.call('getSession')).toMatchObject({ profileImage: '' })
  expect(await operator.refusal('removePersonsPicture', call)).toMatchObject({ status: 409 })
})

test('suspensions and their ends ask for the password again after 15 minutes [4.37.12]', async () => {
  await suspend()
  await operator.call('suspendRestaurant', { id: restaurant.id, body })
  const provenAt = after(new Date(), -15 * 60_000)
  await db.write((tx) => tx.session.updateMany({ where: { userId: operator.id }, data: { provenAt } }))
  const refused = { status: 403, kind: 'password_required' }
  for (const name of ['suspendPerson', 'liftPerson'] as const)
    expect(await operator.refusal(name, { id: ada.id, body })).toMatchObject(refused)
  for (const name of ['suspendRestaurant', 'liftRestaurant'] as const)
    expect(await operator.refusal(name, { id: restaurant.id, body })).toMatchObject(refused)
  expect(await operator.refusal('signPersonOut', { id: ada.id, body })).toMatchObject({ status: 409 })
})
