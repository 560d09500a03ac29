import { expect, test } from 'vitest'
import { handlers } from './handlers'

const restaurant = { id: 1, name: 'Soup House' }
const review = {
  ...{ id: 7, review: 'Good soup.', orderRating: 4, order_rating: 4, restaurantRating: 5, restaurant_rating: 5 },
  ...{ restaurantId: 1, restaurant_id: 1, orderId: 3, order_id: 3, userId: 2, createdAt: '2026-01-01T00:00:00.000Z' },
  ...{ user: { id: 2, firstName: 'Ada', profileImage: '' }, restaurant },
}

const get = (handler: ReturnType<typeof handlers>['GET'], path: string) =>
  handler(new Request(`http://localhost:3000${path}`), { params: Promise.resolve({ id: '1' }) })

test('a handler returns data, which its row turns into an answer', async () => {
  const { GET } = handlers({ listRestaurantReviews: async () => ({ rows: [review], nextCursor: '9' }) })
  const answer = await get(GET, '/api/reviews/restaurant/1?limit=1')
  expect(await answer.json()).toEqual([review])
  expect(answer.headers.get('link')).toBe('</api/reviews/restaurant/1?limit=1&cursor=9>; rel="next"')
  expect(answer.headers.get('etag')).not.toBeNull()
})

test('a Response that a handler returns is the answer', async () => {
  const { GET } = handlers({ getSession: async () => new Response('own', { status: 202 }) })
  const answer = await get(GET, '/api/auth')
  expect([answer.status, await answer.text()]).toEqual([202, 'own'])
})

test('the compiler refuses data that the row does not describe', () => {
  // @ts-expect-error: the answer of a deletion has an id.
  handlers({ deleteReview: async () => ({ message: 'Review deleted' }) })
  // @ts-expect-error: a list answers a page.
  handlers({ listMyReviews: async () => [review] })
  // @ts-expect-error: the rows of a page are those of the answer.
  handlers({ listRestaurants: async () => ({ rows: [review], nextCursor: null }) })
  // @ts-expect-error: a public endpoint has no user.
  handlers({ listMenuItems: async ({ user }) => ({ rows: [], nextCursor: user.id }) })
  // @ts-expect-error: no row has this name.
  expect(() => handlers({ listNothing: async () => ({}) })).toThrow(TypeError)
})
