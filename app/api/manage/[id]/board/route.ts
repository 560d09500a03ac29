import { BUILD } from '@/lib/env'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { renewCookie } from '@/lib/http/sign-in'
import { keepBoardOpen } from '@/lib/live/server/keep-board-open'

/** /api/manage/{id}/board: says that a board of the owner's own restaurant is open. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  keepBoardOpen: async ({ user, sessionId, params, request, db, now }) => {
    const { renewed } = await keepBoardOpen({ restaurantId: params.id, actorId: user.id, sessionId }, { db, now })
    const answer = json({ now: now.toISOString(), build: BUILD })
    return renewed ? renewCookie(request, user, answer) : answer
  },
})
