import { pageQuery } from '@/lib/contract/answers'
import type { Rows } from '@/lib/contract/endpoint'
import { appealBody, decisionBody, helpBody } from './help-schemas'
import { helpDecision } from './help-wire'
import { boardOrderOut, cancelBody, estimateBody, stageBody, undoBody } from './kitchen-schemas'
import { orderBody, orderOut, ordersAnswer, returningAnswer, submitBody } from './schemas'
import { boardOrderToWire, newOrder, orderSubmission, orderToWire, returningToWire } from './wire'

export const orderEndpoints = {
  listOrders: {
    summary: "The caller's own orders, newest first",
    description: 'Active, Submitted and Canceled ones; an Active one that was not placed within a day is removed.',
    auth: 'user',
    settles: 'customer',
    query: pageQuery,
    answer: ordersAnswer,
    toWire: orderToWire,
  },
  createOrder: {
    summary: 'Creates an Active order at the prices of the menu, in place of one that was never submitted',
    description:
      'Takes the lines of a cart from one restaurant; lines with the same item, modifiers and note become one. What changed since the cart was filled is a 409 that says what.',
    failures: [404],
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
    description:
      'What /home shows above the restaurants; at most four orders to have again, each with what its items cost now.',
    auth: 'user',
    settles: 'customer',
    answer: returningAnswer,
    toWire: returningToWire,
  },
  getOrder: {
    summary: "One order, for its customer or its restaurant's owner",
    description: 'With its stages and their times, and until when it can be canceled.',
    auth: 'user',
    role: 'kitchen',
    settles: 'order',
    answer: orderOut,
    toWire: orderToWire,
  },
  submitOrder: {
    summary: 'Pays for and submits an Active order',
    description: 'Takes delivery, tip and payment. Whatever changed since it was created is a 409 and nothing is paid.',
    failures: [402],
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
    description:
      'A customer can until the kitchen begins; the owner can until it leaves, with a reason. Canceling again changes nothing.',
    auth: 'account',
    role: 'kitchen',
    settles: 'order',
    body: cancelBody,
    answer: orderOut,
    toWire: orderToWire,
    idempotent: true,
  },
  moveOrder: {
    summary: "Moves an order of the owner's restaurant to a later stage, or back to preparing",
    description:
      'Stages are accepted, preparing, on_the_way and delivered, in this order. The customer sees it within a second.',
    auth: 'account',
    role: 'kitchen',
    settles: 'order',
    body: stageBody,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    idempotent: true,
  },
  undoOrderMove: {
    summary: "Undoes the owner's last move of an order within a minute",
    description: 'Names the move that is meant, so that a second press undoes nothing else.',
    auth: 'account',
    role: 'kitchen',
    settles: 'order',
    body: undoBody,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    idempotent: true,
  },
  askHelp: {
    summary:
      'Asks for help with a delivered order: something is missing or wrong, it came late or never, or was not good',
    description:
      "Once, within 48 hours of delivery, with up to three uploaded pictures. The restaurant's owner answers within 24 hours, else Plateful does.",
    auth: 'account',
    settles: 'order',
    body: helpBody,
    answer: orderOut,
    toWire: orderToWire,
    status: 201,
    idempotent: true,
  },
  appealHelp: {
    summary: "Asks Plateful to look at a request after the owner's answer",
    description: 'Once, within 7 days of the answer, while something of the price is left to refund.',
    auth: 'account',
    settles: 'order',
    body: appealBody,
    answer: orderOut,
    toWire: orderToWire,
    idempotent: true,
  },
  decideHelp: {
    summary: 'Answers a request for help with an order of a restaurant: by a refund, or by declining it',
    description:
      'Within 24 hours. A refund is by lines or an amount, never more than is left, to the wallet or as recorded to the card.',
    auth: 'account',
    role: 'owner',
    settles: 'order',
    body: decisionBody,
    toInput: helpDecision,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    status: 201,
    idempotent: true,
  },
  estimateOrder: {
    summary: 'Tells the customer in how many minutes an accepted order arrives',
    description: 'Once it is accepted and until it is delivered. A scheduled order keeps its time.',
    auth: 'account',
    role: 'kitchen',
    settles: 'order',
    body: estimateBody,
    answer: boardOrderOut,
    toWire: boardOrderToWire,
    idempotent: true,
  },
} as const satisfies Rows
