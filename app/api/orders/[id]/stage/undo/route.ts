import { answerBoardOrder } from '@/app/api/orders/board-order-answer'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { route } from '@/lib/http/route'
import { undoMove } from '@/lib/orders/server/undo-move'

/** PUT /api/orders/{id}/stage/undo: undoes the owner's last move. */
export const PUT = route(endpoints.undoOrderMove, async ({ user, params, body, db, now }) => {
  return answerBoardOrder(undoMove({ orderId: params.id, ownerId: user.id, ...body }, { db, now }), user.id, now)
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
