import type { Rows } from '@/lib/contract/endpoint'
import { boardAnswer, boardQuery, openBoardAnswer, snapshotOut } from './schemas'
import { boardToWire } from './wire'

export const liveOrderEndpoints = {
  getBoard: {
    summary: "The orders of the owner's restaurant: the open ones, and those done today",
    description:
      'The urgent orders of each column and how many there are; `skip` reads on. An order comes with its address while it is under way.',
    auth: 'account',
    role: 'kitchen',
    settles: 'restaurant',
    query: boardQuery,
    answer: boardAnswer,
    toWire: boardToWire,
  },
  keepBoardOpen: {
    summary: "Says, once a minute, that the board of the owner's restaurant is open; it keeps the session alive",
    description: 'A restaurant whose board has not said so for a while is paused once orders stay unanswered.',
    auth: 'account',
    role: 'kitchen',
    answer: openBoardAnswer,
  },
  followEvents: {
    summary: "Streams every change of the caller's own orders and of the orders of the caller's restaurants",
    description:
      'Begins with a snapshot. Then each change comes within a second, with a ping every 15 seconds. A seventh stream of one user ends the first.',
    auth: 'user',
    answer: snapshotOut,
    stream: true,
  },
} as const satisfies Rows
