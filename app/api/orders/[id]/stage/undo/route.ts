import { boardOrderAnswer } from '@/app/api/orders/board-order-answer'
import { handlers } from '@/lib/http/handlers'
import { undoMove } from '@/lib/orders/server/stages'

/** /api/orders/{id}/stage/undo: undoes the owner's last move. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  undoOrderMove: async ({ user, params, body, db, now }) =>
    boardOrderAnswer(undoMove({ orderId: params.id, ownerId: user.id, ...body }, { db, now }), user.id, now),
})
