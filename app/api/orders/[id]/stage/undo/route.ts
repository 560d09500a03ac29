import { handlers } from '@/lib/http/handlers'
import { undoMove } from '@/lib/orders/server/stages'

/** /api/orders/{id}/stage/undo: undoes the owner's last move. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  undoOrderMove: async ({ user, params, body, db, now }) =>
    undoMove({ orderId: params.id, actor: user, ...body }, { db, now }),
})
