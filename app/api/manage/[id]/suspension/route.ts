import { handlers } from '@/lib/http/handlers'
import { answerSuspension } from '@/lib/restaurants/server/suspensions'

/** /api/manage/{id}/suspension: the owner's words to the operators who suspended the restaurant. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  answerSuspension: ({ user, params, body, db, now }) =>
    answerSuspension({ ...body, restaurantId: params.id, actorId: user.id }, { db, now }),
})
