import { deletedOut, pageQuery } from '@/lib/contracts/answers'
import { PATHS } from '@/lib/contracts/paths'
import { reviewBody, reviewOut, reviewsOut, reviewUpdateBody } from '@/lib/contracts/reviews'
import { type Endpoint, withId } from './endpoint'

export const reviewEndpoints = {
  listMyReviews: {
    ...PATHS.listMyReviews,
    summary: "The caller's reviews, newest first",
    auth: 'user',
    query: pageQuery,
    answer: reviewsOut,
    status: 200,
  },
  listRestaurantReviews: {
    ...PATHS.listRestaurantReviews,
    summary: "A restaurant's reviews, newest first",
    auth: 'public',
    params: withId,
    query: pageQuery,
    answer: reviewsOut,
    status: 200,
    cacheable: true,
  },
  createReview: {
    ...PATHS.createReview,
    summary: 'Reviews a submitted order of the caller',
    auth: 'account',
    body: reviewBody,
    answer: reviewOut,
    status: 201,
    idempotent: true,
  },
  updateReview: {
    ...PATHS.updateReview,
    summary: "Updates the caller's review",
    auth: 'account',
    params: withId,
    body: reviewUpdateBody,
    answer: reviewOut,
    status: 200,
  },
  deleteReview: {
    ...PATHS.deleteReview,
    summary: "Deletes the caller's review",
    auth: 'account',
    params: withId,
    answer: deletedOut,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>
