import * as z from 'zod/mini'
import type { Rows } from '@/lib/contract/endpoint'
import { decisionBody } from '@/lib/orders/contract/help-schemas'
import { helpDecision } from '@/lib/orders/contract/help-wire'
import {
  auditFileQuery,
  auditOut,
  auditQuery,
  foundOrdersOut,
  operatorCancelBody,
  operatorMailBody,
  operatorOrderOut,
  ordersQuery,
  overviewOut,
  refundBody,
  requestsOut,
  signalsOut,
} from './schemas'
import {
  auditToWire,
  foundOrdersToWire,
  operatorOrderToWire,
  overviewToWire,
  refundInput,
  requestsToWire,
  signalsToWire,
} from './wire'

/** The common part of the rows of acts on an order. */
const orderAct = {
  auth: 'operator',
  limits: ['acts'],
  settles: 'order',
  answer: operatorOrderOut,
  toWire: operatorOrderToWire,
  idempotent: true,
} as const

export const operateEndpoints = {
  getOverview: {
    summary: 'The figures of today beside those of the same weekday before',
    description:
      'Up to the same time of day; with orders by hour, sales of four weeks, the errors of today, the mails, requests and reports that wait, and whether wallets add up.',
    auth: 'operator',
    answer: overviewOut,
    toWire: overviewToWire,
    heavy: true,
  },
  findOrders: {
    summary: 'The newest orders that fit a line',
    description: 'At most 50. A longer line finds fewer.',
    auth: 'operator',
    query: ordersQuery,
    answer: foundOrdersOut,
    toWire: foundOrdersToWire,
  },
  getOperatorOrder: {
    summary: 'An order with its whole story',
    description: 'With its customer, events, mails, entries of the wallet, and what operators did with it.',
    auth: 'operator',
    settles: 'order',
    answer: operatorOrderOut,
    toWire: operatorOrderToWire,
  },
  cancelForOperator: {
    ...orderAct,
    summary: 'Cancels a submitted order that was not delivered',
    description: 'What is left of a wallet payment goes back. The customer gets a mail with the reason.',
    act: 'order.cancel',
    asksPassword: true,
    body: operatorCancelBody,
  },
  refundForOperator: {
    ...orderAct,
    summary: 'Gives a part of an order back, by lines or as an amount',
    description:
      'Never more than was paid and has not gone back: 409. To the wallet, or as recorded to the card. The customer gets a mail.',
    act: 'order.refund',
    asksPassword: true,
    body: refundBody,
    toInput: refundInput,
    status: 201,
  },
  mailForOperator: {
    ...orderAct,
    summary: 'Sends a mail about an order again',
    description: "To the account's email of today, written with the order as it is now.",
    act: 'order.mail',
    body: operatorMailBody,
    status: 201,
  },
  getRequests: {
    summary: 'The requests for help that wait for an operator, the one first that has waited longest',
    description: 'Those that customers brought here, and those that the restaurant did not answer in time; at most 50.',
    auth: 'operator',
    answer: requestsOut,
    toWire: requestsToWire,
  },
  decideHelpForOperator: {
    ...orderAct,
    summary: 'Answers a request for help that waits for an operator',
    description: 'As the owner does, and for good.',
    act: 'order.help',
    asksPassword: true,
    body: decisionBody,
    toInput: helpDecision,
    status: 201,
  },
  getSignals: {
    summary: 'What looks like fraud, with the orders that show it',
    description:
      'Refunds, new accounts at one address, orders at the own restaurant, bursts of reviews. It does nothing.',
    auth: 'operator',
    answer: signalsOut,
    toWire: signalsToWire,
    heavy: true,
  },
  getAudit: {
    summary: 'The audit log, newest first',
    description: 'At most 50 entries; `next` continues.',
    auth: 'operator',
    query: auditQuery,
    answer: auditOut,
    toWire: auditToWire,
  },
  getAuditFile: {
    summary: 'The audit log as a CSV file',
    description: 'At most 10,000 entries, newest first. A cell that a spreadsheet would run begins with an apostrophe.',
    auth: 'operator',
    query: auditFileQuery,
    answer: z.string(),
    answersCsv: true,
    heavy: true,
  },
} as const satisfies Rows
