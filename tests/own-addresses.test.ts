import { describe, expect, test } from 'vitest'
import { env } from '@/lib/env'
import type { Call, EndpointName } from './api'
import { aMenuItem, aRestaurant } from './builders'
import { everything, scene } from './scene'
import { type Account, addCustomer, addRestaurant, type Restaurant } from './world'

let restaurant: Restaurant
let ada: Account

scene(async () => {
  restaurant = await addRestaurant()
  ada = await addCustomer()
})

/** Every endpoint that takes the address of a picture. */
const CALLS: [EndpointName, string, (address: string) => Call & { who: Account }][] = [
  ['createRestaurant', 'storeImage', (storeImage) => ({ who: ada, body: aRestaurant({ storeImage }) })],
  [
    'updateRestaurant',
    'storeImage',
    (storeImage) => ({ who: restaurant.owner, id: restaurant.id, body: { storeImage } }),
  ],
  [
    'createMenuItem',
    'food_image',
    (food_image) => ({ who: restaurant.owner, body: aMenuItem({ food_image, restaurant_id: restaurant.id }) }),
  ],
  [
    'updateMenuItem',
    'food_image',
    (food_image) => ({ who: restaurant.owner, id: restaurant.items[0]?.id, body: { food_image } }),
  ],
  ['updatePicture', 'profile_image', (profile_image) => ({ who: ada, id: ada.id, body: { profile_image } })],
]

describe.each(CALLS)('%s', (name, field, callOf) => {
  test.each([
    `${env.APP_URL}/api/auth/logout`,
    `${env.APP_URL.toUpperCase()}/api/auth/logout`,
    `${env.APP_URL}/images/%2e%2e/api/auth/logout`,
    '/api/auth/logout',
    `//${new URL(env.APP_URL).host}/api/auth/logout`,
  ])('%s is refused as a picture, since it would act for the user who sees it', async (address) => {
    const { who, ...call } = callOf(address)
    const before = await everything()
    expect(await who.refusal(name, call)).toMatchObject({
      status: 400,
      errors: { [field]: 'Picture must be a valid URL' },
    })
    expect(await everything()).toEqual(before)
  })

  test('the pictures of the site are accepted, by path or by full address', async () => {
    for (const address of ['/images/fallback.webp', `${env.APP_URL}/images/fallback.webp`]) {
      const { who, ...call } = callOf(address)
      await who.call(name, call)
    }
  })
})
