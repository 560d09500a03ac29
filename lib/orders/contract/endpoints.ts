import { pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { boardOrderOut, cancelBody, estimateBody, stageBody, undoBody } from './kitchen-schemas'
import { orderBody, orderOut, ordersAnswer, returningAnswer, submitBody } from './schemas'
import { boardOrderToWire, newOrder, orderSubmission, orderToWire, returningToWire } from './wire'

export const orderEndpoints = {
  listOrders: {
    summary: "The caller's own orders, newest first",
    auth: 'user',
    query: pageQuery,
    answer: ordersAnswer,
    toWire: orderToWire,
  },
  createOrder: {
    summary: 'Creates an Active order at the prices of the menu, in place of one that was never submitted',
    auth: 'account',
    body: orderBody,
    toInput: newOrder,
    answer: orderOut,
    toWire: orderToWire,
    status: 201,
    idempotent: true,
    limits: ['orders'],
  },
  getReturning: {
    summary: 'What a returning customer goes on with: the orders under way, one to rate, and the last different ones',
    auth: 'user',
    answer: returningAnswer,
    toWire: returningToWire,
  },
  getOrder: {
    summary: "One order, for its customer or its restaurant's owner",
    auth: 'user',
    answer: orderOut,
    toWire: orderToWire,
  },
  submitOrder: {
    summary: 'Pays for and submits an Active order',
    auth: 'account',
    body: submitBody,
    toInput: orderSubmission,
    answer: orderOut,
    toWire: orderToWire,
    idempotent: true,
    limitsAccount: true,
  },
  cancelOrder: {
    summary: 'Cancels an order and refunds a wallet payment; canceled by its customer, it loses its review',
    auth: 'account',
    body: cancelBody,
    answer: orderOut,
    toWire: orderToWire,
    idempotent: true,
  },
  moveOrder: {
    summary: "Moves an order of the owner's restaurant to a later stage, or back to preparing",
    auth: 'account',
    body: stageBody,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    idempotent: true,
  },
  undoOrderMove: {
    summary: "Undoes the owner's last move of an order within a minute",
    auth: 'account',
    body: undoBody,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    idempotent: true,
  },
  estimateOrder: {
    summary: 'Tells the customer in how many minutes an accepted order arrives',
    auth: 'account',
    body: estimateBody,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    idempotent: true,
  },
} as const satisfies Rows
