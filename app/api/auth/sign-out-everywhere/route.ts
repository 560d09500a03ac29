import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { signIn } from '@/lib/http/sign-in'

/** POST /api/auth/sign-out-everywhere: ends all sessions of the caller and gives this browser a new one. */
export const POST = route(endpoints.signOutEverywhere, async ({ user, request, db, now }) => {
  const answer = json({ message: 'Signed out everywhere else' })
  return signIn({ userId: user.id, request, everywhere: true }, answer, { db, now })
})

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed('POST')
