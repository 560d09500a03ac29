import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { scene } from '@/tests/scene'
import {
  type Account,
  addCustomer,
  addMember,
  addOrder,
  addRestaurant,
  addReview,
  type Restaurant,
} from '@/tests/world'
import { makeLink } from './mailed-links'
import { hashPassword } from './password'
import { personalShape } from './personal-data'

let ada: Account
let restaurant: Restaurant
let elsewhere: Restaurant

scene(async () => {
  restaurant = await addRestaurant()
  elsewhere = await addRestaurant()
  ada = await addCustomer({ email: 'ada@example.com', passwordHash: await hashPassword('correct horse') })
  await addReview(ada, restaurant, { review: 'Warm and fast.' })
  await ada.call('likeMenuItem', { id: restaurant.items[0]?.id })
  await ada.call('likeRestaurant', { id: restaurant.id })
  await addMember(restaurant, 'kitchen', ada)
  const { owner, id } = elsewhere
  await owner.call('inviteMember', { id, body: { email: 'ada@example.com', role: 'manager' } })
  await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { emailVerifiedAt: new Date() } }))
})

test('a customer gets all that is kept about the account, and no secret [4.27.1, 4.32.8]', async () => {
  const token = await makeLink({ kind: 'reset', userId: ada.id, address: 'ada@example.com' }, { db, now: new Date() })
  const data = await ada.call('getPersonalData', { id: ada.id })
  expect(data.account).toMatchObject({ id: ada.id, email: 'ada@example.com', wallet: 999.99 })
  expect(data.orders).toMatchObject([{ restaurant: restaurant.name, status: 'Submitted' }])
  expect(data.orders[0]?.items).toHaveLength(restaurant.items.length)
  expect(data.wallet).toMatchObject([{ amount: 999.99, reason: 'signup', balanceAfter: 999.99 }])
  expect(data.reviews).toMatchObject([{ restaurant: restaurant.name, text: 'Warm and fast.' }])
  expect(data.likes).toMatchObject([{ name: restaurant.items[0]?.name }])
  expect(data.restaurantLikes).toMatchObject([{ restaurantId: restaurant.id, name: restaurant.name }])
  expect(data.memberships).toMatchObject([{ restaurantId: restaurant.id, name: restaurant.name, role: 'kitchen' }])
  expect(data.invitations).toMatchObject([{ name: elsewhere.name, role: 'manager', email: 'ada@example.com' }])
  expect(data.sessions).toHaveLength(1)
  expect(data.mails).toMatchObject([{ kind: 'order_placed', sentAt: null }])
  const { passwordHash } = await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })
  const { hash } = await db.read.mailedLink.findFirstOrThrow()
  const session = await db.read.session.findFirstOrThrow({ where: { userId: ada.id } })
  for (const secret of [passwordHash ?? '?', hash, token, `${session.id}`]) {
    expect(JSON.stringify(data)).not.toContain(secret)
  }
})

/** What the download leaves out. */
const LEFT_OUT = {
  passwordHash: 'a secret',
  mailedLinks: 'hashes of secrets, for a week at most',
  idempotencyKeys: 'copies of answers about the rest, for 48 hours',
  restaurantOwner: 'follows from the restaurants',
  restaurantMember: 'follows from the memberships',
  invitations: 'of others, to the restaurants of the user',
  guestAccount: 'guests have no download',
  demo: 'says nothing about a person',
  operator: 'a secret, and nothing about a person',
}

test('every column and table that names a user is in the download, or left out for a reason [4.27.1]', () => {
  const schema = readFileSync('prisma/schema.prisma', 'utf8')
  const [, body = ''] = /^model User \{\n(.*?)^\}/ms.exec(schema) ?? []
  const fields = [...body.matchAll(/^ {2}(\w+) /gm)].map(([, name]) => name)
  expect(fields.length).toBeGreaterThan(20)
  expect(new Set(fields)).toEqual(new Set([...Object.keys(personalShape), ...Object.keys(LEFT_OUT)]))
})

test('a canceled order is given with who canceled it, and why', async () => {
  const { id } = await addOrder(ada, restaurant)
  await ada.call('submitOrder', { id, body: {} })
  await restaurant.owner.call('cancelOrder', { id, body: { reason: 'other', text: 'The oven broke' } })
  const { orders } = await ada.call('getPersonalData', { id: ada.id })
  const why = { canceledBy: 'owner', cancelReason: 'other', cancelText: 'The oven broke' }
  expect(orders.find((order) => order.id === id)).toMatchObject(why)
})
