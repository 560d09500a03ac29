import { pageQuery } from '@/lib/contracts/answers'
import { orderBody, orderOut, ordersAnswer, submitBody } from '@/lib/contracts/orders'
import { PATHS } from '@/lib/contracts/paths'
import { type Endpoint, withId } from './endpoint'

export const orderEndpoints = {
  listOrders: {
    ...PATHS.listOrders,
    summary: "The caller's own orders, newest first",
    auth: 'user',
    query: pageQuery,
    answer: ordersAnswer,
    status: 200,
  },
  createOrder: {
    ...PATHS.createOrder,
    summary: 'Creates an Active order at the prices of the menu, in place of one that was never submitted',
    auth: 'account',
    body: orderBody,
    answer: orderOut,
    status: 201,
    idempotent: true,
  },
  getOrder: {
    ...PATHS.getOrder,
    summary: "One order, for its customer or its restaurant's owner",
    auth: 'user',
    params: withId,
    answer: orderOut,
    status: 200,
  },
  submitOrder: {
    ...PATHS.submitOrder,
    summary: 'Pays for and submits an Active order',
    auth: 'account',
    params: withId,
    body: submitBody,
    answer: orderOut,
    status: 200,
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>
