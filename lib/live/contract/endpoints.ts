import type { Rows } from '@/lib/contract/endpoint'
import { boardAnswer, boardQuery, openBoardAnswer, snapshotOut } from './schemas'
import { boardToWire } from './wire'

export const liveOrderEndpoints = {
  getBoard: {
    summary: "The orders of the owner's restaurant: the open ones, and those done today",
    auth: 'account',
    query: boardQuery,
    answer: boardAnswer,
    toWire: boardToWire,
  },
  keepBoardOpen: {
    summary: "Says, once a minute, that the board of the owner's restaurant is open; it keeps the session alive",
    auth: 'account',
    answer: openBoardAnswer,
  },
  followEvents: {
    summary: "Streams every change of the caller's own orders and of the orders of the caller's restaurants",
    auth: 'user',
    answer: snapshotOut,
    stream: true,
  },
} as const satisfies Rows
