import { deletedOut, pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { ownReviewsOut, replyBody, reviewBody, reviewOut, reviewsOut, reviewUpdateBody } from './schemas'
import { newReview, ownReviewToWire, reviewChange, reviewToWire } from './wire'

export const reviewEndpoints = {
  listMyReviews: {
    summary: "The caller's reviews, newest first",
    description:
      'With the restaurant that each is about; `hidden` says why an operator has hidden it, else it is null.',
    auth: 'user',
    query: pageQuery,
    answer: ownReviewsOut,
    toWire: ownReviewToWire,
  },
  listRestaurantReviews: {
    summary: "A restaurant's reviews, newest first",
    description: 'Everybody gets the same answer; an ETag saves the transfer.',
    auth: 'public',
    query: pageQuery,
    answer: reviewsOut,
    toWire: reviewToWire,
    cacheable: true,
  },
  createReview: {
    summary: 'Reviews a submitted order of the caller',
    description: 'One for each order, of the food and of the restaurant. Owners cannot review their own restaurant.',
    failures: [404],
    auth: 'account',
    body: reviewBody,
    toInput: newReview,
    answer: reviewOut,
    toWire: reviewToWire,
    status: 201,
    idempotent: true,
  },
  updateReview: {
    summary: "Updates the caller's review",
    description: 'The rating of the restaurant changes with it.',
    auth: 'account',
    body: reviewUpdateBody,
    toInput: reviewChange,
    answer: reviewOut,
    toWire: reviewToWire,
  },
  deleteReview: {
    summary: "Deletes the caller's review",
    description: 'The order can be reviewed again.',
    auth: 'account',
    answer: deletedOut,
  },
  replyToReview: {
    summary: "Answers a review of the caller's restaurant",
    description: 'One reply for each review, shown below it; a second call replaces the text.',
    auth: 'account',
    role: 'manager',
    body: replyBody,
    answer: reviewOut,
    toWire: reviewToWire,
  },
  deleteReply: {
    summary: "Deletes the reply to a review of the caller's restaurant",
    description: 'The review can be answered again. Deleting a reply that does not exist changes nothing.',
    auth: 'account',
    role: 'manager',
    answer: deletedOut,
  },
} as const satisfies Rows
