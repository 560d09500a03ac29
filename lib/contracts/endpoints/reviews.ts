import { deletedOut, pageQuery } from '@/lib/contracts/answers'
import { reviewBody, reviewOut, reviewsOut, reviewUpdateBody } from '@/lib/contracts/reviews'
import { type Endpoint, withId } from './endpoint'

export const reviewEndpoints = {
  listMyReviews: {
    method: 'GET',
    path: '/api/reviews/user',
    summary: "The caller's reviews, newest first",
    auth: 'user',
    query: pageQuery,
    answer: reviewsOut,
    status: 200,
  },
  listRestaurantReviews: {
    method: 'GET',
    path: '/api/reviews/restaurant/{id}',
    summary: "A restaurant's reviews, newest first",
    auth: 'public',
    params: withId,
    query: pageQuery,
    answer: reviewsOut,
    status: 200,
    cacheable: true,
  },
  createReview: {
    method: 'POST',
    path: '/api/reviews',
    slash: true,
    summary: 'Reviews a submitted order of the caller',
    auth: 'account',
    body: reviewBody,
    answer: reviewOut,
    status: 201,
    idempotent: true,
  },
  updateReview: {
    method: 'PUT',
    path: '/api/reviews/{id}',
    summary: "Updates the caller's review",
    auth: 'account',
    params: withId,
    body: reviewUpdateBody,
    answer: reviewOut,
    status: 200,
  },
  deleteReview: {
    method: 'DELETE',
    path: '/api/reviews/{id}',
    summary: "Deletes the caller's review",
    auth: 'account',
    params: withId,
    answer: deletedOut,
    status: 200,
  },
} as const satisfies Record<string, Endpoint>
