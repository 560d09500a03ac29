import { pageQuery } from '@/lib/contracts/answers'
import { orderBody, orderOut, ordersAnswer, submitBody } from '@/lib/contracts/orders'
import type { Rows } from './endpoint'

export const orderEndpoints = {
  listOrders: {
    summary: "The caller's own orders, newest first",
    auth: 'user',
    query: pageQuery,
    answer: ordersAnswer,
  },
  createOrder: {
    summary: 'Creates an Active order at the prices of the menu, in place of one that was never submitted',
    auth: 'account',
    body: orderBody,
    answer: orderOut,
    status: 201,
    idempotent: true,
    limitsOrders: true,
  },
  getOrder: {
    summary: "One order, for its customer or its restaurant's owner",
    auth: 'user',
    answer: orderOut,
  },
  submitOrder: {
    summary: 'Pays for and submits an Active order',
    auth: 'account',
    body: submitBody,
    answer: orderOut,
    idempotent: true,
    limitsOrders: true,
  },
} as const satisfies Rows
