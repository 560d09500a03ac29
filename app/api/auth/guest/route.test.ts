import { beforeEach, describe, expect, test, vi } from 'vitest'
import { continueAsGuest } from '@/lib/accounts/server/guests'
import { db } from '@/lib/db/client'
import { runMaintenance } from '@/lib/server/maintenance'
import { Browser } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { aPictureUrl } from '@/tests/pictures'
import { addCustomer, addGuest, addRestaurant } from '@/tests/world'

beforeEach(freshDatabase)

test('continuing as a guest creates an account without a wallet, and signs in [1.3, 3.1.2, 6.2.1, 7.1.1, 9.3.4]', async () => {
  const browser = new Browser()
  const guest = await browser.call('continueAsGuest')
  expect(guest).toMatchObject({
    firstName: 'Guest',
    lastName: '',
    email: '',
    phoneNumber: '',
    wallet: 0,
    guestAccount: true,
    restaurantOwner: false,
  })
  expect(await browser.call('getSession')).toEqual({ ...guest, likedItems: [], likedRestaurants: [] })
})

describe('a guest is told to sign up [6.1.3]', () => {
  const SIGN_UP_FIRST = { status: 403, message: 'Please sign up to continue.', errors: {} }

  test.each(['addFunds', 'deductFunds'] as const)(
    'a guest who moves their own wallet by %s is refused [6.1.5]',
    async (name) => {
      const guest = await addGuest()
      expect(await guest.refusal(name, { id: guest.id, body: { amount: 1 } })).toEqual(SIGN_UP_FIRST)
    },
  )

  test.each([
    { address: '12 Mercer Street' },
    { city: 'New York' },
    { state: 'NY' },
    { zip: '10013' },
    { email: 'guest@example.com' },
    { phone_number: '2125550100' },
    { first_name: 'Grace', address: '12 Mercer Street, New York, NY, 10013' },
  ])('a guest who saves %j is refused', async (body) => {
    const guest = await addGuest()
    expect(await guest.refusal('updateProfile', { id: guest.id, body })).toMatchObject({
      status: 403,
      message: 'Please sign up to continue.',
    })
    const picture = { ...body, profile_image: 'https://example.com/me.png' }
    expect(await guest.refusal('updatePicture', { id: guest.id, body: picture })).toMatchObject({ status: 403 })
    expect(await guest.call('getSession')).toMatchObject({ firstName: 'Guest', address: '', profileImage: '' })
  })

  test('a guest who uploads or chooses a picture is refused [5.7.4, T38]', async () => {
    const guest = await addGuest()
    const image = await aPictureUrl()
    for (const profile_image of [image, 'https://example.com/me.png', '']) {
      const call = { id: guest.id, body: { profile_image } }
      expect(await guest.refusal('updatePicture', call)).toEqual(SIGN_UP_FIRST)
    }
    expect(await guest.refusal('uploadImage', { body: { image } })).toEqual(SIGN_UP_FIRST)
    expect(await db.read.image.count()).toBe(0)
    expect(await guest.call('getSession')).toMatchObject({ profileImage: '' })
  })
})

test('a guest may browse, and has empty lists of orders and reviews [6.1.5]', async () => {
  await addRestaurant()
  const browser = await addGuest()
  expect((await browser.call('listRestaurants')).restaurants).toHaveLength(1)
  expect(await browser.call('listOrders')).toEqual({ orders: [] })
  expect(await browser.call('listMyReviews')).toEqual([])
})

describe('a guest who has not come back for 30 days [6.2.3, V14.2.4]', () => {
  const DAY = 86_400_000
  const NOW = new Date('2026-11-21T12:00:00.000Z')
  const daysLater = (days: number) => new Date(NOW.getTime() + days * DAY)

  test('an old guest is removed by housekeeping', async () => {
    const { id } = await continueAsGuest({ db, now: NOW })
    await runMaintenance({ db, now: daysLater(30) })
    expect(await db.read.user.count({ where: { id } })).toBe(1)
    await runMaintenance({ db, now: daysLater(30.01) })
    expect(await db.read.user.count({ where: { id } })).toBe(0)
  })

  test('old guests are removed in one run, however many there are', async () => {
    const guest = { firstName: 'Guest', guestAccount: true, lastActiveAt: NOW, createdAt: NOW }
    await db.write((tx) => tx.user.createMany({ data: Array.from({ length: 401 }, () => guest) }))
    await runMaintenance({ db, now: daysLater(31) })
    expect(await db.read.user.count()).toBe(0)
  })

  test('an old guest is removed, while customers stay however long they were away', async () => {
    const longAgo = daysLater(-400)
    const customer = await addCustomer({ lastActiveAt: longAgo, createdAt: longAgo })
    await runMaintenance({ db, now: NOW })
    expect(await db.read.user.count({ where: { id: customer.id } })).toBe(1)
  })

  test.each([
    ['restores the session', 'getSession'],
    ['looks at the orders', 'listOrders'],
  ] as const)('a guest counts as active whenever the browser %s', async (_, name) => {
    const browser = await addGuest()
    const { id } = browser
    const before = new Date(Date.now() - 20 * DAY)
    await db.write((tx) => tx.user.update({ where: { id }, data: { lastActiveAt: before } }))
    await browser.call(name)
    const { lastActiveAt } = await db.read.user.findUniqueOrThrow({ where: { id } })
    expect(lastActiveAt.getTime()).toBeGreaterThan(Date.now() - DAY)
  })

  test('the last visit is stored for a guest and not for a customer', async () => {
    const longAgo = daysLater(-400)
    const browser = await addCustomer({ lastActiveAt: longAgo })
    await browser.call('listOrders')
    expect(await db.read.user.findUniqueOrThrow({ where: { id: browser.id } })).toMatchObject({ lastActiveAt: longAgo })
  })

  test('a guest can still read when the database refuses writes', async () => {
    const browser = await addGuest()
    await db.write((tx) => tx.user.update({ where: { id: browser.id }, data: { lastActiveAt: new Date(0) } }))
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    const write = vi.spyOn(db, 'write').mockRejectedValue(full)
    await browser.call('getSession')
    expect(write).toHaveBeenCalled()
  })

  test('the last visit of a guest is stored once a day at most, so browsing rarely writes', async () => {
    const browser = await addGuest()
    const write = vi.spyOn(db, 'write')
    await browser.call('getSession')
    await browser.call('listOrders')
    expect(write).not.toHaveBeenCalled()
  })
})
