import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import type { Tx } from '@/lib/db/database'
import { Prisma } from '@/lib/db/generated/client'
import { insertRows } from '@/lib/db/insert-rows'
import { runMaintenance } from '@/lib/server/maintenance'
import { aPictureUrl } from '@/tests/pictures'
import { scene } from '@/tests/scene'
import { ON_POSTGRES } from '@/tests/second-engine.mjs'
import { type Account, addCustomer, addRestaurant, addSubmittedOrder, type Restaurant } from '@/tests/world'
import { referredImages, removeUnusedPictures } from './stored-pictures'

const HOUR = 3_600_000
const UPLOADED = new Date()
const hoursLater = (hours: number) => new Date(UPLOADED.getTime() + hours * HOUR)

let ada: Account
let restaurant: Restaurant
let hash = ''
let url = ''

scene(async () => {
  restaurant = await addRestaurant({ prices: [8.5] })
  ada = restaurant.owner
  const uploaded = await ada.call('uploadImage', { body: { image: await aPictureUrl() } })
  hash = uploaded.hash
  url = uploaded.url
})

const tidyUp = (hours: number) => runMaintenance({ db, now: hoursLater(hours) })
const isKept = async () => (await db.read.image.count({ where: { hash } })) === 1
const itemId = () => restaurant.items[0]?.id ?? 0
const useFor = {
  profile: (address: string) =>
    ada.call('updatePicture', { id: ada.id, body: { profile_image: address } }).then(() => undefined),
  restaurant: (address: string) =>
    ada.call('updateRestaurant', { id: restaurant.id, body: { storeImage: address } }).then(() => undefined),
  'menu item': (address: string) =>
    ada.call('updateMenuItem', { id: itemId(), body: { food_image: address } }).then(() => undefined),
}
const other = 'https://example.com/other.webp'

test('an unused picture is removed after a day and makes room for others [5.7.4, T38]', async () => {
  await tidyUp(23)
  expect(await isKept()).toBe(true)
  await tidyUp(25)
  expect(await isKept()).toBe(false)
  expect(await db.read.imageUpload.count()).toBe(0)
  expect(await db.read.unusedImage.count()).toBe(0)
})

test('a picture is removed in all its widths [5.7.4, T38]', async () => {
  await ada.call('uploadImage', { body: { image: await aPictureUrl('png', { width: 800, height: 400 }) } })
  expect(await db.read.imageWidth.count()).toBe(3)
  await tidyUp(25)
  expect(await db.read.image.count()).toBe(0)
  expect(await db.read.imageWidth.count()).toBe(0)
})

test('an unused picture that is uploaded again is kept for another day', async () => {
  await db.write((tx) => tx.unusedImage.updateMany({ data: { since: hoursLater(-23) } }))
  await ada.call('uploadImage', { body: { image: await aPictureUrl() } })
  await tidyUp(2)
  expect(await isKept()).toBe(true)
})

describe.each(Object.entries(useFor))('the picture of a %s', (_, use) => {
  test('a picture in use stays', async () => {
    await use(url)
    for (const hours of [1, 25, 300]) await tidyUp(hours)
    expect(await isKept()).toBe(true)
  })

  test('a picture that was replaced is removed a day later', async () => {
    await use(url)
    await tidyUp(300)
    await use(other)
    for (const hours of [301, 324]) await tidyUp(hours)
    expect(await isKept()).toBe(true)
    await tidyUp(326)
    expect(await isKept()).toBe(false)
  })

  test('a picture in use stays when its address is given in another spelling', async () => {
    await use(`HTTP://LOCALHOST:3000${url}/?v=1`)
    for (const hours of [1, 25, 300]) await tidyUp(hours)
    expect(await isKept()).toBe(true)
  })
})

test('the picture of an order stays after the menu item has another one or is deleted', async () => {
  await useFor['menu item'](url)
  await addSubmittedOrder(await addCustomer(), restaurant)
  await useFor['menu item'](other)
  for (const hours of [1, 25, 300]) await tidyUp(hours)
  expect(await isKept()).toBe(true)
  await ada.call('deleteMenuItem', { id: itemId() })
  for (const hours of [301, 330]) await tidyUp(hours)
  expect(await isKept()).toBe(true)
})

test('a picture stays when it comes into use during the removal [5.7.4]', async () => {
  const late = {
    ...db,
    // The last moment before the deletion.
    async write<T>(work: (tx: Tx) => Promise<T>) {
      await useFor['menu item'](url)
      return db.write(work)
    },
  }
  await removeUnusedPictures({ db: late, now: hoursLater(25) })
  expect(await isKept()).toBe(true)
})

test('all unused pictures are removed, however many there are', async () => {
  const old = hoursLater(-48)
  const hashes = Array.from({ length: 120 }, (_, at) => String(at).padStart(64, '0'))
  await db.write(async (tx) => {
    await tx.image.createMany({
      data: hashes.map((unused) => ({ hash: unused, bytes: new Uint8Array(9), createdAt: old })),
    })
  })
  // They are older than the record of use, so they turn out to be unused only now.
  await tidyUp(0)
  expect(await db.read.image.count()).toBe(121)
  await tidyUp(23)
  expect(await db.read.image.count()).toBe(121)
  await tidyUp(25)
  expect(await db.read.image.count()).toBe(0)
})

test.skipIf(ON_POSTGRES)('the use of a picture is looked up by index in the large tables', async () => {
  await db.write((tx) =>
    insertRows(tx, 'User', [{ firstName: 'Bob', lastActiveAt: UPLOADED, createdAt: UPLOADED, profileImage: url }]),
  )
  const explained: { detail: string }[] = []
  const explaining = {
    async $queryRaw(strings: TemplateStringsArray, ...values: unknown[]) {
      const plan = await db.read.$queryRaw`EXPLAIN QUERY PLAN ${Prisma.sql(strings, ...values)}`
      explained.push(...(plan as typeof explained))
      return []
    },
  }
  await referredImages(explaining as unknown as Tx, [hash])
  const searches = explained.map(({ detail }) => detail).filter((detail) => !detail.includes('SUBQUERY'))
  expect(searches).toHaveLength(6)
  for (const search of searches) expect(search).toMatch(/^SEARCH "?\w+"? USING COVERING INDEX/)
  expect([...(await referredImages(db.read, [hash]))]).toEqual([hash])
})
