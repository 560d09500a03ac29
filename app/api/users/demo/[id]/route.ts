import { userToWire } from '@/lib/accounts/contract/wire'
import { enterDemo } from '@/lib/accounts/server/demo'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signIn } from '@/lib/http/sign-in'

/** /api/users/demo/{id}: starts a session for a demo account. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  demoLogIn: async ({ params, request, db, now }) => {
    const user = await enterDemo(params.id, { db })
    return signIn({ user, proof: { demo: true }, request }, json(userToWire(user)), { now })
  },
})
