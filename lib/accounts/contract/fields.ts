import * as z from 'zod/mini'
import { isEmail, normalizeEmail, phoneDigits } from '@/lib/accounts/rules/contact'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { converted, lengthFirst } from '@/lib/contract/fields'

/** The most characters of an email, or of a phone number with its dashes. */
export const MAX_CONTACT = 254

/** An email, lower case after parsing. */
export const emailField = z.pipe(
  z
    .string({ error: ERROR_TEXTS.invalidEmail })
    .check(lengthFirst(MAX_CONTACT, ERROR_TEXTS.invalidEmail), z.trim(), z.refine(isEmail, ERROR_TEXTS.invalidEmail)),
  z.transform(normalizeEmail),
)

/** A phone number that may contain dashes, ten digits after parsing. */
export const phoneField = converted(
  z.string({ error: ERROR_TEXTS.invalidPhone }).check(lengthFirst(MAX_CONTACT, ERROR_TEXTS.invalidPhone)),
  phoneDigits,
  ERROR_TEXTS.invalidPhone,
)

/** bcrypt reads 72 bytes and silently ignores the rest. */
export const passwordField = z.string({ error: 'Password is required' }).check(
  lengthFirst(72, 'Password must be at most 72 bytes'),
  z.minLength(8, 'Password must be at least 8 characters'),
  z.refine((value) => new TextEncoder().encode(value).length <= 72, 'Password must be at most 72 bytes'),
  z.refine((value) => value.isWellFormed() && !value.includes('\0'), 'Password must be valid text'),
)
