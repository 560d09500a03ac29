import { expect, test } from 'vitest'
import { reviewToWire } from '@/lib/reviews/contract/wire'
import { handlers } from './handlers'

const restaurant = { id: 1, name: 'Soup House' }
const review = {
  ...{ id: 7, text: 'Good soup.', orderRating: 4, restaurantRating: 5, restaurantId: 1, orderId: 3, userId: 2 },
  ...{
    createdAt: new Date('2026-01-01'),
    reply: null,
    repliedAt: null,
    hidden: false,
    user: { id: 2, firstName: 'Ada', profileImage: '' },
    restaurant,
  },
}

const get = (handler: ReturnType<typeof handlers>['GET'], path: string) =>
  handler(new Request(`http://localhost:3000${path}`), { params: Promise.resolve({ id: '1' }) })

test('a handler returns views, which its row turns into an answer', async () => {
  const { GET } = handlers({ listRestaurantReviews: async () => ({ rows: [review], nextCursor: '9' }) })
  const answer = await get(GET, '/api/reviews/restaurant/1?limit=1')
  expect(await answer.json()).toEqual([reviewToWire(review)])
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
