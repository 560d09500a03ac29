import type { z } from 'zod'
import { endpoints } from '@/lib/contracts/endpoints'
import type { signupBody, User } from '@/lib/contracts/users'
import { ApiError, call } from './api'

type Signup = z.input<typeof signupBody>

/** The attempts of which nobody knows whether they created an account. */
const unanswered = new Set<string>()

/**
 * Signs up. When an earlier try of the same `attempt` was not answered, it may have created the account: then the contact is
 * taken, by oneself if the password opens it. Throws an `ApiError` like `call`.
 */
export async function signUp(body: Signup, attempt: string): Promise<User> {
  try {
    return await call(endpoints.signUp, { body })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body === null) unanswered.add(attempt)
    if (error.status !== 409 || !unanswered.has(attempt)) throw error
    const login = { credential: body.email || body.phoneNumber, password: body.password }
    return call(endpoints.logIn, { body: login }).catch(() => {
      throw error
    })
  }
}
