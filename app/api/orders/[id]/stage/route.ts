import { answerBoardOrder } from '@/app/api/orders/board-order-answer'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { route } from '@/lib/http/route'
import { moveOrder } from '@/lib/orders/server/move-order'

/** PUT /api/orders/{id}/stage: moves an order of the owner's restaurant. */
export const PUT = route(endpoints.moveOrder, async ({ user, params, body, db, now }) => {
  return answerBoardOrder(moveOrder({ orderId: params.id, ownerId: user.id, ...body }, { db, now }), user.id, now)
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
