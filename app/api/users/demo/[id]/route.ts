import { userToWire } from '@/lib/accounts/contract/user-to-wire'
import { enterDemo } from '@/lib/accounts/server/enter-demo'
import { endpoints } from '@/lib/api/endpoints'
import { methodNotAllowed } from '@/lib/http/not-found'
import { json } from '@/lib/http/respond'
import { route } from '@/lib/http/route'
import { signIn } from '@/lib/http/sign-in'

/** POST /api/users/demo/{id}: starts a session for a demo account. */
export const POST = route(endpoints.demoLogIn, async ({ params, request, db, now }) => {
  const user = await enterDemo(params.id, { db })
  return signIn({ userId: user.id, request }, json(userToWire(user)), { db, now })
})

export const { GET, PUT, PATCH, DELETE } = methodNotAllowed('POST')
