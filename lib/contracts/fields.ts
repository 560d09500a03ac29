import { z } from 'zod'
import { isEmail, normalizeEmail, phoneDigits } from '@/lib/domain/contact'
import { centsFromDollars } from '@/lib/domain/money'
import { isPictureAddress } from '@/lib/domain/picture-address'
import { faultOfText, plainText } from '@/lib/domain/plain-text'
import { TEXTS } from './texts'

/** An id in a path. Coercion would let '1e3' and ' 7 ' in. */
export const idSchema = z
  .string()
  .regex(/^[1-9]\d{0,14}$/)
  .transform(Number)

/** The message for a missing field. */
export const required = (name: string) => `${name} is required`

/** The message for a field: that it is missing when nothing was sent, else its rule. */
export const requiredOr =
  (name: string, rule: string): z.core.$ZodErrorMap =>
  ({ input }) =>
    input === undefined ? required(name) : rule

/** An id in a body. */
export const bodyId = (name: string, rule = required(name)) =>
  z
    .number({ error: requiredOr(name, rule) })
    .int(rule)
    .positive(rule)
    .max(999_999_999_999_999, rule)

/**
 * Text of one or more lines as it is stored, see lib/domain/plain-text.ts; `max` counts UTF-16 units of the stored
 * text.
 */
export const text = (name: string, max: number, tooLong = `Must be at most ${max} characters`) =>
  z
    .string({ error: requiredOr(name, 'Must be a text') })
    .overwrite(plainText)
    .max(max, tooLong)
    .superRefine((value, context) => {
      const message = faultOfText(value)
      if (message) context.addIssue({ code: 'custom', message })
    })

/** Dollars on the wire, parsed to cents. The limits are in cents. */
export const dollars = (name: string, limits: { min: number; max: number }, rule: string) =>
  z.number({ error: requiredOr(name, rule) }).transform((value, context) => {
    const cents = centsFromDollars(value)
    if (cents !== null && cents >= limits.min && cents <= limits.max) return cents
    context.issues.push({ code: 'custom', message: rule, input: value })
    return z.NEVER
  })

/** Dollars in an answer: a number with at most two decimals. */
export const dollarsOut = z
  .number()
  .refine((value) => centsFromDollars(value) !== null)
  .meta({ description: 'US dollars with at most two decimals' })

/** An email, lower case after parsing. */
export const emailField = z
  .string({ error: TEXTS.invalidEmail })
  .trim()
  .refine(isEmail, TEXTS.invalidEmail)
  .transform(normalizeEmail)

/** A phone number that may contain dashes, ten digits after parsing. */
export const phoneField = z.string({ error: TEXTS.invalidPhone }).transform((value, context) => {
  const digits = phoneDigits(value)
  if (digits) return digits
  context.issues.push({ code: 'custom', message: TEXTS.invalidPhone, input: value })
  return z.NEVER
})

/** bcrypt reads 72 bytes and silently ignores the rest. */
export const passwordField = z
  .string({ error: 'Password is required' })
  .min(8, 'Password must be at least 8 characters')
  .refine((value) => new TextEncoder().encode(value).length <= 72, 'Password must be at most 72 bytes')
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Password must be valid text')

/** A picture: an absolute http, https or ftp URL, or a path of this site. */
export const imageField = z
  .string({ error: requiredOr('Image', 'Image must be a valid URL') })
  .trim()
  .max(2048, 'Image must be a valid URL')
  .refine((value) => isPictureAddress(value), 'Image must be a valid URL')

/** An instant in an answer. */
export const instantOut = z.iso.datetime({ precision: 3 }).meta({ description: 'UTC with milliseconds' })

/** An id in an answer. */
export const idOut = z.int().positive()

/** The error of a union's last member, which states the rule; the union's own error only says that nothing matched. */
export const lastText: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined

/** An empty text counts as a missing field. */
export const orEmpty = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => undefined), schema], { error: lastText })
