import { pageQuery } from '@/lib/contracts/answers'
import { orderBody, orderOut, ordersAnswer, submitBody } from '@/lib/contracts/orders'
import { type Endpoint, withId } from './endpoint'

export const orderEndpoints = {
  listOrders: {
    method: 'GET',
    path: '/api/orders',
    slash: true,
    summary: "The caller's own orders, newest first",
    auth: 'user',
    query: pageQuery,
    answer: ordersAnswer,
    status: 200,
  },
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    slash: true,
    summary: 'Creates an Active order at the prices of the menu, in place of one that was never submitted',
    auth: 'account',
    body: orderBody,
    answer: orderOut,
    status: 201,
    idempotent: true,
  },
  getOrder: {
    method: 'GET',
    path: '/api/orders/{id}',
    summary: "One order, for its customer or its restaurant's owner",
    auth: 'user',
    params: withId,
    answer: orderOut,
    status: 200,
  },
  submitOrder: {
    method: 'PUT',
    path: '/api/orders/{id}/submit',
    summary: 'Pays for and submits an Active order',
    auth: 'account',
    params: withId,
    body: submitBody,
    answer: orderOut,
    status: 200,
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>
