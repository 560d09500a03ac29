import { describe, expect, test, vi } from 'vitest'
import { makeLink } from '@/lib/accounts/server/mailed-links'
import { db } from '@/lib/db/client'
import { sendDueMails } from '@/lib/mail/server/outbox'
import { compose } from '@/lib/operations/server/compose-mail'
import { removeOldInvitations } from '@/lib/restaurants/server/staff'
import { Browser, type Out } from '@/tests/api'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addMember,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'

const EMAIL = 'bo@example.com'
const SPENT = { status: 400, message: 'This link is no longer valid.' }
const FORBIDDEN = { status: 403, message: 'You are not allowed to do this.' }

let restaurant: Restaurant
let owner: Account
let bo: Account

scene(async () => {
  restaurant = await addRestaurant()
  owner = restaurant.owner
  bo = await addCustomer({ email: EMAIL, firstName: 'Bo' })
})

const of = () => ({ id: restaurant.id })
const invite = async (email = EMAIL, role = 'kitchen') =>
  (await owner.call('inviteMember', { ...of(), body: { email, role } })).member
const accept = (token: string) => ({ body: { token } })
const list = async () => (await owner.call('listMembers', of())).members

/** The letters that are due now, with the token of each. */
async function letters() {
  const sent: { to: string; text: string; token: string }[] = []
  const transport = {
    send: async ({ to, letter }: { to: string; letter: object }) => {
      const text = JSON.stringify(letter)
      sent.push({ to, text, token: /#token=([\w-]+)/.exec(text)?.[1] ?? '' })
    },
    close: () => undefined,
  }
  await sendDueMails({ transport, compose }, { db, now: new Date() })
  return sent
}

/** Invites by mail; returns the token in it. */
async function tokenFor(email = EMAIL, role = 'kitchen'): Promise<string> {
  await invite(email, role)
  return (await letters()).find(({ to }) => to === email)?.token ?? ''
}

describe('an invitation', () => {
  test('brings a link by mail; its owner accepts it and works there in that role [4.32.1, 4.32.2]', async () => {
    const answer = await owner.call('inviteMember', { ...of(), body: { email: ' Bo@Example.com ', role: 'manager' } })
    expect(answer).toMatchObject({
      message: 'Invitation sent',
      member: { email: EMAIL, role: 'manager', state: 'invited' },
    })
    const [letter] = await letters()
    expect(letter?.to).toBe(EMAIL)
    expect(letter?.text).toContain(`invites you to work at ${restaurant.name}`)
    expect(await db.read.mailedLink.findMany({ select: { hash: true, userId: true } })).toEqual([
      { hash: expect.stringMatching(/^[0-9a-f]{64}$/), userId: null },
    ])
    const accepted = await bo.call('acceptInvitation', accept(letter?.token ?? ''))
    expect(accepted).toMatchObject({ restaurant: { id: restaurant.id, name: restaurant.name }, role: 'manager' })
    expect(await list()).toMatchObject([{ email: EMAIL, firstName: 'Bo', role: 'manager', state: 'active' }])
    expect(await bo.call('getSession')).toMatchObject({ restaurantMember: true, restaurantOwner: false })
    expect(await bo.call('listManaged')).toEqual({ restaurants: [] })
    const { restaurants } = await bo.call('listManaged', { query: { as: 'member' } })
    expect(restaurants).toMatchObject([{ id: restaurant.id, role: 'manager', ownerId: owner.id }])
    expect((await owner.call('listManaged')).restaurants[0]).not.toHaveProperty('role')
    expect(await db.read.mailedLink.count()).toBe(0)
  })

  test('works once, also for links of an earlier mail [4.32.2]', async () => {
    const [first, second] = [await tokenFor(), await tokenFor()]
    expect(await list()).toHaveLength(1)
    await bo.call('acceptInvitation', accept(second))
    for (const token of [first, second])
      expect(await bo.refusal('acceptInvitation', accept(token))).toMatchObject(SPENT)
  })

  test('is bound to its address, and an attempt of another account does not use it up [4.32.2]', async () => {
    const token = await tokenFor()
    const eve = await addCustomer()
    for (const other of [eve, owner]) {
      const refusal = await other.refusal('acceptInvitation', accept(token))
      expect(refusal).toMatchObject({ status: 403, message: 'This invitation was sent to another email address.' })
    }
    await bo.call('acceptInvitation', accept(token))
  })

  test('does not work after it was withdrawn, a week later, or made up [4.32.2]', async () => {
    const withdrawn = await tokenFor()
    const [member] = await list()
    await owner.call('endMembership', { ...of(), memberId: member?.id })
    expect(await bo.refusal('acceptInvitation', accept(withdrawn))).toMatchObject(SPENT)
    const old = await tokenFor()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 7 * 24 * 3_600_000 + 1_000 })
    expect(await bo.refusal('acceptInvitation', accept(old))).toMatchObject(SPENT)
    await removeOldInvitations({ db, now: new Date(Date.now() + 2 * 24 * 3_600_000) })
    vi.useRealTimers()
    expect(await list()).toEqual([])
    expect(await bo.refusal('acceptInvitation', accept('made-up'))).toMatchObject(SPENT)
  })

  test('a link of another kind accepts nothing', async () => {
    const link = { kind: 'verify', userId: bo.id, address: EMAIL } as const
    const token = await makeLink(link, { db, now: new Date() })
    expect(await bo.refusal('acceptInvitation', accept(token))).toMatchObject(SPENT)
    expect(await new Browser().refusal('verifyEmail', accept(await tokenFor()))).toMatchObject(SPENT)
  })

  test('two at once for one address are one invitation [4.32.1]', async () => {
    await Promise.all([invite(EMAIL, 'kitchen'), invite(EMAIL, 'manager'), invite(EMAIL, 'kitchen')])
    expect(await list()).toHaveLength(1)
  })

  test('two acceptances at once make one member', async () => {
    const token = await tokenFor()
    const copy = bo.copy()
    const answers = await Promise.all([
      bo.ask('acceptInvitation', accept(token)),
      copy.ask('acceptInvitation', accept(token)),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(await list()).toHaveLength(1)
  })

  test('an owner cannot be invited, nor anybody twice [4.32.1]', async () => {
    const { email } = await owner.call('getSession').then((session) => ('email' in session ? session : { email: '' }))
    const own = await owner.refusal('inviteMember', { ...of(), body: { email, role: 'kitchen' } })
    expect(own).toMatchObject({ status: 400, errors: { email: 'This restaurant is yours already.' } })
    await addMember(restaurant, 'kitchen', bo)
    const again = await owner.refusal('inviteMember', { ...of(), body: { email: EMAIL, role: 'manager' } })
    expect(again).toMatchObject({ status: 409, errors: { email: 'This person works here already.' } })
  })

  test('is not accepted by somebody who works there, or owns it by now', async () => {
    const token = await tokenFor()
    await addMember(restaurant, 'kitchen', bo)
    expect(await bo.refusal('acceptInvitation', accept(token))).toMatchObject({ status: 409 })
    const next = await tokenFor('new@example.com')
    await db.write((tx) => tx.user.update({ where: { id: owner.id }, data: { email: 'new@example.com' } }))
    expect(await owner.refusal('acceptInvitation', accept(next))).toMatchObject({
      status: 409,
      message: 'This restaurant is yours already.',
    })
  })

  test.each(['inviter', 'invited'])('brings no mail where the %s is a demo account [4.32.1]', async (side) => {
    const id = side === 'inviter' ? owner.id : bo.id
    await db.write((tx) => tx.user.update({ where: { id }, data: { demo: true } }))
    const { message } = await owner.call('inviteMember', { ...of(), body: { email: EMAIL, role: 'kitchen' } })
    expect(message).toBe('Invited, but demo accounts send and get no mail')
    expect(await letters()).toEqual([])
  })

  test('the mail is not sent once the invitation was withdrawn', async () => {
    const { id: memberId } = await invite()
    await owner.call('endMembership', { ...of(), memberId })
    expect(await letters()).toEqual([])
  })

  test('31 within an hour are too many [4.32.1]', async () => {
    for (let count = 0; count < 30; count += 1) await invite()
    expect(await owner.refusal('inviteMember', { ...of(), body: { email: EMAIL, role: 'kitchen' } })).toMatchObject({
      status: 429,
    })
  })
})

describe('a member', () => {
  test('cannot promote themself, and has no rights at another restaurant [4.32.3]', async () => {
    const other = await addRestaurant()
    await addMember(restaurant, 'kitchen', bo)
    const [{ id: memberId } = { id: 0 }] = await list()
    const promoted = { body: { role: 'manager' } }
    expect(await bo.refusal('updateMember', { ...of(), memberId, ...promoted })).toMatchObject(FORBIDDEN)
    // Under the id of a restaurant of one's own.
    const own = await addRestaurant({ owner: bo })
    const foreign = { status: 404, message: 'Member not found' }
    expect(await bo.refusal('updateMember', { id: own.id, memberId, ...promoted })).toMatchObject(foreign)
    expect(await other.owner.refusal('endMembership', { id: other.id, memberId })).toMatchObject(foreign)
    expect(await bo.refusal('getBoard', { id: other.id })).toMatchObject(FORBIDDEN)
    expect(await list()).toMatchObject([{ role: 'kitchen' }])
  })

  test('a role that was lowered counts from the next call [4.32.3]', async () => {
    await addMember(restaurant, 'manager', bo)
    const [{ id: memberId } = { id: 0 }] = await list()
    const section = { ...of(), body: { name: 'Soups' } }
    await bo.call('createSection', section)
    await owner.call('updateMember', { ...of(), memberId, body: { role: 'kitchen' } })
    expect(await bo.refusal('createSection', section)).toMatchObject(FORBIDDEN)
    await bo.call('getBoard', of())
    await bo.call('setAvailability', { id: restaurant.items[0]?.id, body: { until: 'changed' } })
  })

  test('a manager changes the hours, and nothing else of the restaurant [4.32.3]', async () => {
    await addMember(restaurant, 'manager', bo)
    const hours = { businessHours: '10:00-20:00', closingTime: '20:00', daysOff: [], ordersWhileClosed: false }
    const { restaurant: after } = await bo.call('updateRestaurant', { ...of(), body: hours })
    expect(after).toMatchObject({ businessHours: '10:00-20:00', ordersWhileClosed: false })
    for (const more of [{ name: 'Mine' }, { servicing: false }, { deliveryFee: 0 }, { mailsOrders: true }]) {
      expect(await bo.refusal('updateRestaurant', { ...of(), body: { ...hours, ...more } })).toMatchObject(FORBIDDEN)
    }
  })

  test('leaves alone, and a last membership takes the mark along [4.32.4]', async () => {
    const other = await addRestaurant()
    await addMember(restaurant, 'kitchen', bo)
    await addMember(other, 'manager', bo)
    const { restaurants } = await bo.call('listManaged', { query: { as: 'member' } })
    const marks = []
    for (const { id, memberId } of restaurants) {
      await bo.call('endMembership', { id, memberId })
      marks.push(await bo.call('getSession'))
    }
    expect(marks).toMatchObject([{ restaurantMember: true }, { restaurantMember: false }])
    expect(await bo.refusal('getBoard', of())).toMatchObject(FORBIDDEN)
  })

  test('of a deleted restaurant is none any more', async () => {
    await addMember(restaurant, 'kitchen', bo)
    await owner.call('removeRestaurant', { ...of(), query: { type: 'hard' } })
    expect(await bo.call('getSession')).toMatchObject({ restaurantMember: false })
  })

  test('works with the orders of all restaurants, and only boards say who did what [4.32.5]', async () => {
    await addMember(restaurant, 'kitchen', bo)
    const customer = await addCustomer()
    const order = await addSubmittedOrder(customer, restaurant)
    const moved = await bo.call('moveOrder', { id: order.id, body: { stage: 'preparing', version: order.version } })
    const staff = { firstName: 'Bo', role: 'kitchen' }
    expect(moved.events.at(-1)).toMatchObject({ kind: 'preparing', by: 'owner', staff })
    await owner.call('undoOrderMove', { id: order.id, body: { version: moved.version } })
    await bo.call('cancelOrder', { id: order.id, body: { reason: 'too_busy' } })
    const { orders } = await owner.call('getBoard', of())
    expect(orders[0]?.events.map((event) => event.staff)).toEqual([undefined, undefined, staff, undefined, staff])
    for (const viewer of [customer, bo]) {
      const seen: Out<'getOrder'> = await viewer.call('getOrder', { id: order.id })
      expect(seen.events.flatMap((event) => event.staff ?? [])).toEqual([])
    }
    await db.write((tx) => tx.user.update({ where: { id: bo.id }, data: { firstName: 'Former customer' } }))
    const { orders: later } = await owner.call('getBoard', of())
    expect(later[0]?.events[2]?.staff).toEqual({ firstName: null, role: 'kitchen' })
  })

  test('an order of theirs at another restaurant stays private', async () => {
    const other = await addRestaurant()
    await addMember(restaurant, 'manager', bo)
    const { id, version } = await addSubmittedOrder(await addCustomer(), other)
    const hidden = { status: 404, message: 'Order not found' }
    expect(await bo.refusal('getOrder', { id })).toMatchObject(hidden)
    expect(await bo.refusal('moveOrder', { id, body: { stage: 'preparing', version } })).toMatchObject(hidden)
    expect(await bo.refusal('cancelOrder', { id, body: { reason: 'too_busy' } })).toMatchObject(hidden)
  })

  test('a manager replies to reviews, the kitchen does not [4.32.3]', async () => {
    const { id } = await addReview(await addCustomer(), restaurant)
    const cook = await addMember(restaurant, 'kitchen')
    await addMember(restaurant, 'manager', bo)
    expect(await cook.refusal('replyToReview', { id, body: { text: 'Hm' } })).toMatchObject(FORBIDDEN)
    expect(await bo.call('replyToReview', { id, body: { text: 'Thanks' } })).toMatchObject({
      reply: { text: 'Thanks' },
    })
  })
})
