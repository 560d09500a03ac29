import * as z from 'zod/mini'
import { required } from '@/lib/contract/fields'
import { emailField, passwordField } from './fields'

/** POST /api/auth/forgot. */
export const forgotBody = z.object({ email: emailField }).register(z.globalRegistry, { id: 'ForgottenPassword' })

/** The token of a mailed link. */
export const tokenField = z
  .string({ error: 'This link is no longer valid.' })
  .check(z.minLength(1, 'This link is no longer valid.'), z.maxLength(100, 'This link is no longer valid.'))

/** POST /api/auth/reset. */
export const resetBody = z
  .object({ token: tokenField, password: passwordField })
  .register(z.globalRegistry, { id: 'NewPassword' })
export const newPasswordFormBody = z.object({ password: passwordField })

/** POST /api/auth/verify. */
export const verifyBody = z.object({ token: tokenField }).register(z.globalRegistry, { id: 'VerifiedEmail' })

/** The account's current password; a text that could never be a password gets the error for a wrong one. */
const ownPassword = z
  .string({ error: required('Password') })
  .check(z.minLength(1, required('Password')), z.maxLength(1000, 'This is not your password'))

/** DELETE /api/users/{id}. */
export const deleteAccountBody = z
  .object({ password: ownPassword })
  .register(z.globalRegistry, { id: 'DeletedAccount' })

/** POST /api/auth/code. */
export const codeBody = z
  .object({
    code: z
      .string({ error: required('Code') })
      .check(z.trim(), z.minLength(1, required('Code')), z.maxLength(50, 'This code does not fit, or was used before.'))
      .check(z.describe('Six digits of the device, or a recovery code')),
  })
  .register(z.globalRegistry, { id: 'OperatorCode' })

/** POST /api/auth/password. */
export const confirmPasswordBody = z
  .object({ password: ownPassword })
  .register(z.globalRegistry, { id: 'ConfirmedPassword' })

/** PUT /api/users/password/{id}. */
export const changePasswordBody = z
  .object({ currentPassword: ownPassword, password: passwordField })
  .register(z.globalRegistry, { id: 'ChangedPassword' })
