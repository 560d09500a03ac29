import { answerBoardOrder } from '@/app/api/orders/board-order-answer'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { route } from '@/lib/http/route'
import { estimateOrder } from '@/lib/orders/server/estimate-order'

/** PUT /api/orders/{id}/estimate: tells the customer when an accepted order arrives. */
export const PUT = route(endpoints.estimateOrder, async ({ user, params, body, db, now }) => {
  return answerBoardOrder(estimateOrder({ orderId: params.id, ownerId: user.id, ...body }, { db, now }), user.id, now)
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
