import type * as z from 'zod/mini'
import type { signupBody } from '@/lib/accounts/contract/schemas'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { ApiError, call } from '@/lib/client/api'

type Signup = z.input<typeof signupBody>

/** Attempts without an answer; they may have created the account. */
const unanswered = new Set<string>()

/**
 * Signs up. An earlier unanswered call of the same `attempt` may have created the account: then the contact is taken,
 * and if the password fits that account, it is the user's own. Throws an `ApiError` like `call`.
 */
export async function signUp(body: Signup, attempt: string): Promise<User> {
  try {
    return userFromWire(await call('signUp', { body }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body === null) unanswered.add(attempt)
    if (error.status !== 409 || !unanswered.has(attempt)) throw error
    const login = { credential: body.email || body.phoneNumber, password: body.password }
    return call('logIn', { body: login }).then(userFromWire, () => {
      throw error
    })
  }
}
