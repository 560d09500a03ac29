import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { MAX_LIKED_RESTAURANTS } from '@/lib/list-limits'
import { listFavoriteRestaurants } from '@/lib/restaurants/server/likes'
import { Browser } from '@/tests/api'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addGuest, addRestaurant, type Restaurant } from '@/tests/world'

let ada: Account
let [first, second]: Restaurant[] = []
scene(async () => {
  ada = await addCustomer()
  first = await addRestaurant()
  second = await addRestaurant()
})

const id = (restaurant: Restaurant | undefined) => ({ id: restaurant?.id ?? 0 })
const liked = async (browser: Browser) => (await browser.call('getSession')) as { likedRestaurants?: number[] }
const favorites = async () => (await listFavoriteRestaurants(ada.id, { db })).map((restaurant) => restaurant.id)

describe('favorite restaurants', () => {
  test('a liked restaurant is told when the session is restored, and a second like has no effect [4.8.5]', async () => {
    expect(await liked(ada)).toMatchObject({ likedRestaurants: [] })
    expect(await ada.call('likeRestaurant', id(second))).toEqual({ ...id(second), liked: true })
    await ada.call('likeRestaurant', id(second))
    await ada.call('likeRestaurant', id(first))
    expect(await liked(ada)).toMatchObject({ likedRestaurants: [first?.id, second?.id] })
    expect(await liked(await addCustomer())).toMatchObject({ likedRestaurants: [] })
  })

  test('a like of a restaurant can be taken back, and a second time has no effect [4.8.5]', async () => {
    await ada.call('likeRestaurant', id(first))
    for (const _ of [1, 2])
      expect(await ada.call('unlikeRestaurant', id(first))).toEqual({ ...id(first), liked: false })
    expect(await liked(ada)).toMatchObject({ likedRestaurants: [] })
  })

  test('the restaurant that was liked last is listed first, also one that takes no orders', async () => {
    for (const one of [second, first]) await ada.call('likeRestaurant', id(one))
    await first?.owner.call('removeRestaurant', { ...id(first), query: { type: 'soft' } })
    expect(await favorites()).toEqual([first?.id, second?.id])
    await first?.owner.call('removeRestaurant', { ...id(first), query: { type: 'hard' } })
    expect(await favorites()).toEqual([second?.id])
  })

  test('visitors and guests cannot like a restaurant [4.8.5]', async () => {
    expect(await new Browser().refusal('likeRestaurant', id(first))).toMatchObject({ status: 401 })
    expect(await (await addGuest()).refusal('likeRestaurant', id(first))).toMatchObject({
      status: 403,
      message: 'Please sign up to continue.',
    })
  })

  test('an account likes at most 100 restaurants [7.5.4]', async () => {
    const { id: _, ...row } = await db.read.restaurant.findUniqueOrThrow({ where: id(first) })
    const ids = Array.from({ length: MAX_LIKED_RESTAURANTS }, (_, index) => 1_000 + index)
    await db.write(async (tx) => {
      await tx.restaurant.createMany({ data: ids.map((id) => ({ ...row, id })) })
      await tx.restaurantLike.createMany({
        data: ids.map((restaurantId) => ({ restaurantId, userId: ada.id, createdAt: new Date() })),
      })
    })
    expect(await ada.refusal('likeRestaurant', id(first))).toEqual({
      status: 409,
      message: 'An account has at most 100 favorite restaurants. Please remove one that you no longer need.',
      errors: {},
      kind: 'too_many',
      most: 100,
    })
    expect(await favorites()).toHaveLength(MAX_LIKED_RESTAURANTS)
    await ada.call('unlikeRestaurant', { id: 1_000 })
    await ada.call('likeRestaurant', id(first))
  })
})
