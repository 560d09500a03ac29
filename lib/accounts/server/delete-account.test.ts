import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { BLANK_ORDER, forEachName } from '@/lib/personal-texts'
import { Browser, signedIn } from '@/tests/api'
import { scene } from '@/tests/scene'
import { sentMails } from '@/tests/sent-mails'
import {
  type Account,
  addCustomer,
  addMember,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  type Restaurant,
} from '@/tests/world'
import { hashPassword } from './password'
import { personalShape } from './personal-data'

const PASSWORD = 'correct horse'
const EMAIL = 'ada@example.com'

let ada: Account
let restaurant: Restaurant

scene(async () => {
  restaurant = await addRestaurant()
  ada = await addCustomer({
    email: EMAIL,
    passwordHash: await hashPassword(PASSWORD),
    profileImage: '/images/ada.webp',
  })
})

const remove = () => ada.call('deleteAccount', { id: ada.id, body: { password: PASSWORD } })
const refusal = (password = PASSWORD) => ada.refusal('deleteAccount', { id: ada.id, body: { password } })
const deliverAll = () =>
  db.write((tx) =>
    tx.order.updateMany({
      where: { status: 'Submitted' },
      data: { stage: 'delivered', closedAt: new Date(), dueAt: null },
    }),
  )
const isSignedIn = async (browser: Browser) => 'id' in (await browser.call('getSession'))

test('a deleted account leaves its orders, its ledger and the stars of its reviews, and nothing of the person [4.27.2, 4.32.8, V7.4.1–3]', async () => {
  const elsewhere = await addRestaurant()
  const review = await addReview(ada, restaurant, { review: 'Warm and fast.' })
  await ada.call('likeMenuItem', { id: restaurant.items[0]?.id })
  await ada.call('likeRestaurant', { id: restaurant.id })
  await addMember(restaurant, 'kitchen', ada)
  await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { emailVerifiedAt: new Date() } }))
  await elsewhere.owner.call('inviteMember', { id: elsewhere.id, body: { email: EMAIL, role: 'manager' } })
  await addOrder(ada, restaurant)
  await new Browser().call('forgotPassword', { body: { email: EMAIL } })
  const other = await signedIn({ id: ada.id })
  const entries = await db.read.walletEntry.count({ where: { userId: ada.id } })
  const { walletCents } = await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })
  const rated = () =>
    db.read.restaurant.findUniqueOrThrow({
      where: { id: restaurant.id },
      select: { ratingSum: true, reviewCount: true, ratingTenths: true },
    })
  const before = await rated()

  await deliverAll()
  await db.write((tx) => tx.order.updateMany({ data: forEachName(BLANK_ORDER, 'A text of the customer') }))
  expect(await db.read.mail.count({ where: { address: EMAIL } })).toBe(2)
  expect(await remove()).toEqual({ message: 'Your account was deleted.' })
  expect(await db.read.mail.count({ where: { OR: [{ address: EMAIL }, { userId: ada.id }] } })).toBe(0)
  expect(await db.read.restaurantMember.count()).toBe(0)

  expect([await isSignedIn(ada), await isSignedIn(other)]).toEqual([false, false])
  const left = await db.read.user.findUniqueOrThrow({ where: { id: ada.id }, select: personalShape })
  const { id, createdAt, lastActiveAt, walletCents: kept, orders, reviews, walletEntries, ...rest } = left
  expect(rest).toEqual({
    firstName: 'Former customer',
    lastName: '',
    email: null,
    emailVerifiedAt: null,
    phoneNumber: null,
    passwordChangedAt: null,
    address: '',
    city: '',
    state: '',
    zip: '',
    profileImage: '',
    deliveryInstructions: '',
    likes: [],
    restaurantLikes: [],
    restaurants: [],
    memberships: [],
    sessions: [],
    suspension: null,
    imageUploads: [],
    reports: [],
    mails: [],
  })
  expect(await sentMails()).toEqual([])
  expect(await db.read.mail.count()).toBe(0)
  expect(orders).toMatchObject([{ status: 'Submitted', ...BLANK_ORDER }])
  expect([kept, walletEntries.length]).toEqual([walletCents, entries])
  expect(await rated()).toEqual(before)
  const shown = await new Browser().call('listRestaurantReviews', { id: restaurant.id })
  expect(shown).toMatchObject([{ id: review.id, user: { firstName: 'Former customer', profileImage: '' } }])
  expect(reviews).toHaveLength(1)
})

test('a deleted account cannot be entered, and its email is free [4.27.2]', async () => {
  await remove()
  const login = await new Browser().ask('logIn', { body: { credential: EMAIL, password: PASSWORD } })
  expect(login.status).toBe(401)
  expect(await addCustomer({ email: EMAIL })).toBeDefined()
})

test('an account stays with a wrong password, an order under way, a restaurant, and when it is a demo account [4.27.3, T55]', async () => {
  expect(await refusal('wrong')).toMatchObject({ status: 400, errors: { password: 'This is not your password' } })
  await addSubmittedOrder(ada, restaurant)
  expect(await refusal()).toMatchObject({
    status: 409,
    message: 'You can delete your account once your order is delivered or canceled.',
  })
  await deliverAll()
  await db.write((tx) => tx.restaurant.updateMany({ data: { ownerId: ada.id } }))
  expect(await refusal()).toMatchObject({ status: 409, message: 'Please delete your restaurants first.' })
  await db.write((tx) => tx.restaurant.updateMany({ data: { ownerId: restaurant.owner.id } }))
  await db.write((tx) => tx.user.update({ where: { id: ada.id }, data: { demo: true } }))
  expect(await refusal()).toMatchObject({ status: 403 })
  expect((await db.read.user.findUniqueOrThrow({ where: { id: ada.id } })).email).toBe(EMAIL)
})

test('invitations to an email that the account has not verified are not its own [4.32.8]', async () => {
  const { id, owner } = await addRestaurant()
  await owner.call('inviteMember', { id, body: { email: EMAIL, role: 'manager' } })
  await deliverAll()
  expect((await ada.call('getPersonalData', { id: ada.id })).invitations).toEqual([])
  await remove()
  expect(await db.read.restaurantMember.count({ where: { email: EMAIL } })).toBe(1)
  expect(await db.read.mail.count({ where: { address: EMAIL, kind: 'invitation' } })).toBe(1)
})
