import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { continueAsGuest } from '@/lib/accounts/server/continue-as-guest'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { signIn } from '@/lib/http/sign-in'

/** POST /api/auth/guest: creates a guest account and signs it in. */
export const POST = route(endpoints.continueAsGuest, async ({ request, db, now }) => {
  const guest = await continueAsGuest({ db, now })
  return signIn({ userId: guest.id, request }, json(userToWire(guest), { status: 201 }), { db, now })
})

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed('POST')
