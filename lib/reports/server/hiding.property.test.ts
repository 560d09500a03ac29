import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import { ratingTenths } from '@/lib/restaurants/rules/rating'
import { STARS } from '@/lib/reviews/rules/stars'
import { countStars } from '@/lib/reviews/server/queries'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addOperator, addRestaurant, addReview, type Restaurant } from '@/tests/world'

let ada: Account
let restaurant: Restaurant
let operator: Account

const restore = scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant()
  operator = await addOperator()
})

const SEED = process.env.FUZZ_SEED
const runs = { numRuns: 12 * Number(process.env.FUZZ_RUNS ?? 1), ...(SEED ? { seed: Number(SEED) } : null) }
const step = fc.record({
  kind: fc.constantFrom('write', 'write', 'hide', 'hide', 'hide', 'restore', 'restore', 'change', 'delete'),
  at: fc.nat(3),
  stars: fc.integer({ min: 1, max: 5 }),
})

test('in any order of acts a rating is the average of the visible reviews [4.38.5]', {
  timeout: 300_000 * Number(process.env.FUZZ_RUNS ?? 1),
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      await restore()
      const reviews: { id: number; stars: number; hidden: boolean }[] = []
      for (const { kind, at, stars } of steps) {
        const review = reviews[at % Math.max(reviews.length, 1)]
        if (kind === 'write') {
          reviews.push({
            id: (await addReview(ada, restaurant, { restaurant_rating: stars })).id,
            stars,
            hidden: false,
          })
        } else if (review) {
          const { id, hidden } = review
          const body = { reason: 'An insult' }
          if (kind === 'hide') {
            expect((await operator.ask('hideReview', { id, body })).status).toBe(hidden ? 409 : 200)
            review.hidden = true
          } else if (kind === 'restore') {
            expect((await operator.ask('restoreReview', { id, body })).status).toBe(hidden ? 200 : 409)
            review.hidden = false
          } else if (kind === 'change') {
            const change = { id, body: { restaurant_rating: stars } }
            expect((await ada.ask('updateReview', change)).status).toBe(hidden ? 409 : 200)
            if (!hidden) review.stars = stars
          } else {
            await ada.call('deleteReview', { id })
            reviews.splice(reviews.indexOf(review), 1)
          }
        }
        const visible = reviews.filter((one) => !one.hidden).map((one) => one.stars)
        const sum = visible.reduce((total, one) => total + one, 0)
        expect(await db.read.restaurant.findUniqueOrThrow({ where: { id: restaurant.id } })).toMatchObject({
          ratingSum: sum,
          reviewCount: visible.length,
          ratingTenths: ratingTenths(sum, visible.length),
        })
        const counts = Object.fromEntries(STARS.map((one) => [one, visible.filter((given) => given === one).length]))
        expect(await countStars(restaurant.id, { db })).toEqual(counts)
      }
      expect((await checkLedger({ db })).findings).toEqual([])
    }),
    runs,
  )
})
