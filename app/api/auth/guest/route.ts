import { userToWire } from '@/lib/accounts/contract/wire'
import { continueAsGuest } from '@/lib/accounts/server/guests'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signIn } from '@/lib/http/sign-in'

/** /api/auth/guest: creates a guest account and signs it in. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  continueAsGuest: async ({ request, db, now }) => {
    const guest = await continueAsGuest({ db, now })
    const proof = { guestAccount: true }
    return signIn({ user: guest, proof, request }, json(userToWire(guest), { status: 201 }), { now })
  },
})
