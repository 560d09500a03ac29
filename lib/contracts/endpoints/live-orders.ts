import {
  boardAnswer,
  boardOrderOut,
  boardQuery,
  cancelBody,
  estimateBody,
  openBoardAnswer,
  pauseBody,
  snapshotOut,
  stageBody,
  undoBody,
} from '@/lib/contracts/live-orders'
import { availabilityBody, menuItemOut } from '@/lib/contracts/menu-items'
import { orderOut } from '@/lib/contracts/orders'
import { managedRestaurantAnswer } from '@/lib/contracts/restaurants'
import type { Rows } from './endpoint'

export const liveOrderEndpoints = {
  cancelOrder: {
    summary: 'Cancels an order and refunds a wallet payment; canceled by its customer, it loses its review',
    auth: 'account',
    body: cancelBody,
    answer: orderOut,
    idempotent: true,
  },
  moveOrder: {
    summary: "Moves an order of the owner's restaurant to a later stage, or back to preparing",
    auth: 'account',
    body: stageBody,
    answer: boardOrderOut,
    idempotent: true,
  },
  undoOrderMove: {
    summary: "Undoes the owner's last move of an order within a minute",
    auth: 'account',
    body: undoBody,
    answer: boardOrderOut,
    idempotent: true,
  },
  estimateOrder: {
    summary: 'Tells the customer in how many minutes an accepted order arrives',
    auth: 'account',
    body: estimateBody,
    answer: boardOrderOut,
    idempotent: true,
  },
  getBoard: {
    summary: "The orders of the owner's restaurant: the open ones, and those done today",
    auth: 'account',
    query: boardQuery,
    answer: boardAnswer,
  },
  keepBoardOpen: {
    summary: "Says, once a minute, that the board of the owner's restaurant is open; it keeps the session alive",
    auth: 'account',
    answer: openBoardAnswer,
  },
  pauseRestaurant: {
    summary: "Stops the owner's restaurant from taking orders for a while, or resumes it",
    auth: 'account',
    body: pauseBody,
    answer: managedRestaurantAnswer,
  },
  setAvailability: {
    summary: "Marks an item of the owner's restaurant as sold out, or as available again",
    auth: 'account',
    body: availabilityBody,
    answer: menuItemOut,
  },
  followEvents: {
    summary: "Streams every change of the caller's own orders and of the orders of the caller's restaurants",
    auth: 'user',
    answer: snapshotOut,
    stream: true,
  },
} as const satisfies Rows
