import { type UserOut, userOut } from '@/lib/contracts/users'
import { ApiError, callApi } from './api'

type Signup = { email?: string; phoneNumber?: string; password: string; [field: string]: unknown }

/** The attempts of which nobody knows whether they created an account. */
const unanswered = new Set<string>()

/**
 * Signs up. When an earlier try of the same `attempt` was not answered, it may have created the account: then the contact is
 * taken, by oneself if the password opens it. Throws an `ApiError` like `callApi`.
 */
export async function signUp(body: Signup, attempt: string): Promise<UserOut> {
  try {
    return await callApi('POST', '/api/auth/signup', userOut, { body })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.body === null) unanswered.add(attempt)
    if (error.status !== 409 || !unanswered.has(attempt)) throw error
    const login = { credential: body.email || body.phoneNumber, password: body.password }
    return callApi('POST', '/api/auth/login', userOut, { body: login }).catch(() => {
      throw error
    })
  }
}
