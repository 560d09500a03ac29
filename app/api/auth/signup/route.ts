import { userToWire } from '@/lib/accounts/contract/wire'
import { signUp } from '@/lib/accounts/server/credentials'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signIn } from '@/lib/http/sign-in'
import { openWallet } from '@/lib/wallet/server'

/** /api/auth/signup: creates an account, or completes the one of a guest. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  signUp: async ({ user, body, request, db, now }) => {
    const guest = user?.guestAccount ? user : null
    const account = await signUp({ guest, ...body }, { db, now, openWallet })
    const proof = { guestAccount: false }
    return signIn({ user: account, proof, request }, json(userToWire(account), { status: 201 }), { now })
  },
})
