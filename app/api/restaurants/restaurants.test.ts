import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { CUISINES, PRICE_LEVELS } from '@/lib/restaurants/rules/catalog'
import { Browser } from '@/tests/api'
import { aRestaurant } from '@/tests/builders'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant } from '@/tests/world'

let ada: Account
scene(async () => {
  ada = await addCustomer()
})

const create = (over: object = {}) => ada.call('createRestaurant', { body: aRestaurant(over) })

describe('creating a restaurant', () => {
  test('a new restaurant is answered and listed at once, and its creator becomes an owner [3.1.2, 3.2.2, 7.1.1]', async () => {
    const body = aRestaurant()
    expect(await ada.call('getSession')).toMatchObject({ restaurantOwner: false })
    const { restaurant } = await ada.call('createRestaurant', { body })
    expect(restaurant).toEqual({
      ...body,
      id: 1,
      ownerId: ada.id,
      servicing: true,
      timeZone: 'America/New_York',
      rating: null,
      numReviews: 0,
      accepts: 'auto',
      daysOff: [],
      ordersWhileClosed: true,
      closedUntil: null,
      pausedUntil: null,
      busyMinutes: null,
      busyUntil: null,
      createdAt: expect.any(String),
    })
    expect(await ada.call('getSession')).toMatchObject({ restaurantOwner: true })
    const visitor = new Browser()
    expect(await visitor.call('getRestaurant', { id: 1 })).toEqual({ restaurant })
    expect(await visitor.call('listRestaurants')).toEqual({ restaurants: [restaurant] })
  })

  test('a restaurant may be inactive at first', async () => {
    const { restaurant } = await create({ servicing: false, timeZone: 'europe/LONDON' })
    expect(restaurant).toMatchObject({ servicing: false, timeZone: 'Europe/London' })
    expect(await new Browser().call('listRestaurants')).toEqual({ restaurants: [] })
  })

  test('the time zone is kept under the name that was sent', async () => {
    const { restaurant } = await create({ timeZone: 'Asia/Kolkata' })
    expect(restaurant.timeZone).toBe('Asia/Kolkata')
  })

  test.each([
    { name: 'ab' },
    { name: 'x'.repeat(50) },
    { description: 'x'.repeat(10) },
    { description: 'x'.repeat(500) },
    { address: '1 Elm' },
    { city: 'Winston-Salem' },
    { city: 'Saint Louis' },
    { city: 'Cañon City' },
    { deliveryFee: 0 },
    { deliveryFee: 0.01 },
    { deliveryFee: 1000 },
    { deliveryTime: 1 },
    { deliveryTime: 180 },
    { businessHours: ':' },
    { closingTime: '' },
    { closingTime: '00:00' },
    { closingTime: '23:59' },
    { closingTime: undefined },
    { storeImage: '/images/bistro.webp' },
    { storeImage: 'ftp://example.com/a.png' },
  ])('a new restaurant may have %j [5.5.9]', async (over) => {
    await create(over)
  })

  test('days off are dates with a word [4.18.3]', async () => {
    const daysOff = [{ date: '2026-12-25', name: 'Christmas' }]
    const { restaurant } = await create({ daysOff: [...daysOff, ...daysOff, { date: '2026-07-04' }] })
    expect(restaurant.daysOff).toEqual([{ date: '2026-07-04', name: '' }, ...daysOff])
    for (const wrong of ['2026-02-30', '2026-1-1', 'Christmas', '']) {
      const { body } = await ada.ask('createRestaurant', { body: aRestaurant({ daysOff: [{ date: wrong }] }) })
      expect(JSON.stringify(body)).toContain('dates such as 2026-12-25')
    }
    const many = Array.from({ length: 61 }, () => ({ date: '2026-12-25' }))
    const refused = await ada.ask('createRestaurant', { body: aRestaurant({ daysOff: many }) })
    expect(refused.status).toBe(400)
  })

  test('every cuisine and every price level is accepted', async () => {
    for (const cuisineType of CUISINES) await create({ cuisineType })
    for (const priceLevel of PRICE_LEVELS) await create({ priceLevel })
    expect((await new Browser().call('listRestaurants')).restaurants).toHaveLength(24)
  })
})

const NAME = 'Name must be 2 to 50 characters'
const DESCRIPTION = 'Description must be 10 to 500 characters'
const CITY = 'City may only contain letters, spaces and hyphens'
const STATE = 'State must be two uppercase letters'
const ZIP = 'Zip must be 5 digits'
const FEE = 'Delivery fee must be a number of dollars, from 0 to 1,000'
const TIME = 'Delivery time must be 1 to 180 minutes'
const HOURS = "Business hours must contain ':', such as 11:00-22:00"
const IMAGE = 'Picture must be a valid URL'
const CLOSING = 'Closing time must be HH:MM'

const BAD_FIELDS: [Record<string, unknown>, Record<string, string>][] = [
  [{ name: 'x' }, { name: NAME }],
  [{ name: ' x ' }, { name: NAME }],
  [{ name: 'x'.repeat(51) }, { name: NAME }],
  [{ description: 'x'.repeat(9) }, { description: DESCRIPTION }],
  [{ description: 'x'.repeat(501) }, { description: DESCRIPTION }],
  [{ address: '1 El' }, { address: 'Address must be at least 5 characters' }],
  [{ address: 'Elm Street 1' }, { address: 'Address must start with a number' }],
  [{ city: '' }, { city: 'City is required' }],
  [{ city: 'New York 2' }, { city: CITY }],
  [{ city: 'New_York' }, { city: CITY }],
  [{ city: '-' }, { city: CITY }],
  [{ state: 'ny' }, { state: STATE }],
  [{ state: 'N' }, { state: STATE }],
  [{ state: 'NYC' }, { state: STATE }],
  [{ state: 'ÄÖ' }, { state: STATE }],
  [{ zip: '1001' }, { zip: ZIP }],
  [{ zip: '100122' }, { zip: ZIP }],
  [{ zip: '1001a' }, { zip: ZIP }],
  [{ zip: '10012-1234' }, { zip: ZIP }],
  [{ deliveryFee: -0.01 }, { deliveryFee: FEE }],
  [{ deliveryFee: 1000.01 }, { deliveryFee: FEE }],
  [{ deliveryFee: '3' }, { deliveryFee: FEE }],
  [{ deliveryFee: 1.005 }, { deliveryFee: FEE }],
  [{ deliveryTime: 0 }, { deliveryTime: TIME }],
  [{ deliveryTime: 181 }, { deliveryTime: TIME }],
  [{ deliveryTime: '30' }, { deliveryTime: TIME }],
  [{ deliveryTime: 30.5 }, { deliveryTime: 'Delivery time must be whole minutes' }],
  [{ businessHours: '' }, { businessHours: 'Business hours is required' }],
  [{ businessHours: '11-22' }, { businessHours: HOURS }],
  [{ storeImage: 'bistro.png' }, { storeImage: IMAGE }],
  [{ storeImage: 'javascript:alert(1)' }, { storeImage: IMAGE }],
  [{ storeImage: 'http://localhost:3000/api/auth/logout' }, { storeImage: IMAGE }],
  [{ cuisineType: 'French' }, { cuisineType: 'Please choose a cuisine' }],
  [{ cuisineType: '' }, { cuisineType: 'Please choose a cuisine' }],
  [{ cuisineType: 'italian' }, { cuisineType: 'Please choose a cuisine' }],
  [{ priceLevel: '$$' }, { priceLevel: 'Please choose a price level' }],
  [{ closingTime: '24:00' }, { closingTime: CLOSING }],
  [{ closingTime: '9:00' }, { closingTime: CLOSING }],
  [{ closingTime: '10pm' }, { closingTime: CLOSING }],
  [{ timeZone: 'Mars/Olympus' }, { timeZone: 'Unknown time zone' }],
  [{ timeZone: '+01:00' }, { timeZone: 'Unknown time zone' }],
  [{ servicing: 'yes' }, { servicing: 'Servicing must be true or false' }],
  [
    { name: '', zip: '', deliveryFee: -1 },
    { name: NAME, zip: ZIP, deliveryFee: FEE },
  ],
]

describe('a mistake is reported at its field [5.5.1, 5.5.3, 5.5.7, 5.5.9, 5.5.11]', () => {
  test.each(BAD_FIELDS)('a new restaurant with %j is refused', async (over, errors) => {
    const told = await ada.refusal('createRestaurant', { body: aRestaurant(over) })
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await db.read.restaurant.count()).toBe(0)
    expect(await ada.call('getSession')).toMatchObject({ restaurantOwner: false })
  })

  test.each(BAD_FIELDS)('an update with %j is refused [7.1.1]', async (body, errors) => {
    const before = await create()
    const told = await ada.refusal('updateRestaurant', { id: before.restaurant.id, body })
    expect(told).toEqual({ status: 400, message: Object.values(errors)[0], errors })
    expect(await ada.call('getRestaurant', { id: before.restaurant.id })).toEqual(before)
  })

  test('a mistake is reported under the name that was sent [7.4.1]', async () => {
    const { restaurant } = await create()
    const body = { delivery_fee: -1, cuisine_type: 'x' }
    expect((await ada.refusal('updateRestaurant', { id: restaurant.id, body })).errors).toEqual({
      delivery_fee: FEE,
      cuisine_type: 'Please choose a cuisine',
    })
  })

  test('all missing fields are reported at once, in the order of the form [7.1.1]', async () => {
    const told = await ada.refusal('createRestaurant', { body: {} })
    expect(Object.entries(told.errors)).toEqual([
      ['name', 'Name is required'],
      ['description', 'Description is required'],
      ['address', 'Address is required'],
      ['city', 'City is required'],
      ['state', 'State is required'],
      ['zip', 'Zip is required'],
      ['cuisineType', 'Cuisine is required'],
      ['deliveryFee', 'Delivery fee is required'],
      ['deliveryTime', 'Delivery time is required'],
      ['businessHours', 'Business hours is required'],
      ['storeImage', 'Picture is required'],
      ['priceLevel', 'Price level is required'],
    ])
    expect(told.message).toBe('Name is required')
  })
})

describe('lists of restaurants', () => {
  test.each(['listMyRestaurants', 'listManaged'] as const)(
    'owners list their own restaurants, active or not: %s [7.1.1]',
    async (name) => {
      await addRestaurant()
      const one = await addRestaurant({ owner: ada })
      const two = await addRestaurant({ owner: ada })
      await ada.call('removeRestaurant', { id: two.id, query: { type: 'soft' } })
      const { restaurants } = await ada.call(name)
      expect(restaurants.map(({ id, servicing }) => [id, servicing])).toEqual([
        [one.id, true],
        [two.id, false],
      ])
      expect(await (await addCustomer()).call(name)).toEqual({ restaurants: [] })
    },
  )
})
