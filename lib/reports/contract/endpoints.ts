import type { Rows } from '@/lib/contract/endpoint'
import {
  hiddenAnswerBody,
  pictureAnswerBody,
  pictureReasonBody,
  reasonBody,
  reportBody,
  reportOut,
  reportsOut,
  thingOut,
} from './schemas'
import { reportInput, reportsToWire, reportToWire, thingToWire } from './wire'

/** What the acts on a thing have in common. */
const act = { auth: 'operator', limits: ['acts'], answer: thingOut, toWire: thingToWire, idempotent: true } as const

export const reportEndpoints = {
  report: {
    summary: 'Reports a review, an uploaded picture or a restaurant to the operators',
    description: 'Once for each thing: a second call answers the first report. At most 20 a day, of what others made.',
    failures: [404],
    auth: 'account',
    limitsAccount: true,
    body: reportBody,
    toInput: reportInput,
    answer: reportOut,
    toWire: reportToWire,
    status: 201,
    idempotent: true,
  },
  answerHiddenReview: {
    summary: "Answers the operators about the caller's hidden review, once",
    description: 'Operators read the answer. The author can still delete the review.',
    auth: 'account',
    body: hiddenAnswerBody,
    answer: thingOut,
    toWire: thingToWire,
  },
  answerHiddenPicture: {
    summary: 'Answers the operators about a hidden picture that the caller has uploaded, once',
    description: 'Operators read it.',
    failures: [404],
    auth: 'account',
    body: pictureAnswerBody,
    answer: thingOut,
    toWire: thingToWire,
  },
  getReports: {
    summary: 'The things with open reports, the one first that has waited longest, and what is hidden',
    description:
      'At most 25 things with the first reports of each, and 50 hidden ones, those with the newest answers first.',
    auth: 'operator',
    answer: reportsOut,
    toWire: reportsToWire,
  },
  dismissReports: {
    ...act,
    summary: 'Closes the open reports of a thing, which stays as it is',
    description: '409 when it has none.',
    act: 'report.dismiss',
    body: reportBody,
    toInput: reportInput,
  },
  hideReview: {
    ...act,
    summary: 'Hides a review from all but its author, and closes its reports',
    description: 'Ratings and counts leave it out. The author reads the reason. 409 when it is hidden.',
    act: 'review.hide',
    body: reasonBody,
  },
  restoreReview: {
    ...act,
    summary: 'Shows a hidden review again',
    description: 'Ratings and counts have it again. 409 when it is not hidden.',
    act: 'review.restore',
    body: reasonBody,
  },
  hidePicture: {
    ...act,
    summary: 'Hides an uploaded picture from all but its uploaders, and closes its reports',
    description:
      'Its address answers 404, and nothing refers to it. The uploaders read the reason. 409 when it is hidden.',
    failures: [404],
    act: 'picture.hide',
    body: pictureReasonBody,
  },
  restorePicture: {
    ...act,
    summary: 'Shows a hidden picture again where it was',
    description: '409 when it is not hidden.',
    failures: [404],
    act: 'picture.restore',
    body: pictureReasonBody,
  },
} as const satisfies Rows
