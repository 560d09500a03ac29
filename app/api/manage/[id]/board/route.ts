import { endpoints } from '@/lib/api/endpoints'
import { BUILD } from '@/lib/env'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { renewCookie } from '@/lib/http/sign-in'
import { keepBoardOpen } from '@/lib/live/server/keep-board-open'

/** PUT /api/manage/{id}/board: says that a board of the owner's own restaurant is open. */
export const PUT = route(endpoints.keepBoardOpen, async ({ user, sessionId, params, request, db, now }) => {
  const { renewed } = await keepBoardOpen({ restaurantId: params.id, actorId: user.id, sessionId }, { db, now })
  const answer = json({ now: now.toISOString(), build: BUILD })
  return renewed ? renewCookie(request, answer) : answer
})

export const { GET, POST, PATCH, DELETE } = methodNotAllowed('PUT')
