import * as z from 'zod/mini'
import { centsFromDollars } from '@/lib/money'
import { faultOfText, plainText } from '@/lib/plain-text'

// Zod would test whether it may compile code from text, which the content security policy of pages blocks and reports.
// Every form's schema imports this file, so this runs before any schema is created.
if (typeof window !== 'undefined') z.config({ jitless: true })

/** An id in a path. Coercion would let '1e3' and ' 7 ' in. */
export const idSchema = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))

/** The message for a missing field. */
export const required = (name: string) => `${name} is required`

/** The message for a field: missing when nothing was sent, else its rule. */
export const requiredOr =
  (name: string, rule: string): z.core.$ZodErrorMap =>
  ({ input }) =>
    input === undefined ? required(name) : rule

/** A whole number of a range; `rule` is the message for any other. */
export const wholeNumber = (rule: string, min: number, max: number, error: string | z.core.$ZodErrorMap = rule) =>
  z.number({ error }).check(z.int(rule), z.minimum(min, rule), z.maximum(max, rule))

/** An id in a body. */
export const bodyId = (name: string, rule = required(name)) =>
  z.number({ error: requiredOr(name, rule) }).check(z.int(rule), z.positive(rule), z.maximum(999_999_999_999_999, rule))

/**
 * The first check of a text: refuses more than `4 * max` UTF-16 units, which is what `max` composed characters need at most,
 * and ends the checks. So nothing reads a text that is as long as a body may be.
 */
export const lengthFirst = (max: number, tooLong: string) =>
  // `z.maxLength` counts code points and would let twice as many units pass.
  z.refine<string>(({ length }) => length <= 4 * max, { error: tooLong, abort: true })

/** Refuses a text with the message that `faultOf` returns for it, and ends the checks. */
export const withoutFault = (faultOf: (value: string) => string | null) =>
  z.refine<string>((value) => faultOf(value) === null, {
    error: ({ input }) => faultOf(String(input)) ?? '',
    abort: true,
  })

/** Text of one or more lines as it is stored, see lib/plain-text.ts; `max` counts the code points of the stored text. */
export const text = (name: string, max: number, tooLong = `Must be at most ${max} characters`) =>
  z
    .string({ error: requiredOr(name, 'Must be a text') })
    .check(
      lengthFirst(max, tooLong),
      z.overwrite(plainText),
      z.maxLength(max, { error: tooLong, abort: true }),
      withoutFault(faultOfText),
    )

/** A field that is converted after parsing; `rule` is the error when `convert` returns null. */
export const converted = <S extends z.ZodMiniType, Output>(
  schema: S,
  convert: (value: z.output<S>) => Output | null,
  rule: string,
) =>
  z.pipe(
    schema,
    z.transform((value: z.output<S>, { issues }): Output => {
      const output = convert(value)
      if (output !== null) return output
      issues.push({ code: 'custom', message: rule, input: value })
      return z.NEVER
    }),
  )

/** Dollars on the wire, parsed to cents. The limits are in cents. */
export const dollars = (name: string, limits: { min: number; max: number }, rule: string) =>
  converted(
    z.number({ error: requiredOr(name, rule) }),
    (value) => {
      const cents = centsFromDollars(value)
      return cents !== null && cents >= limits.min && cents <= limits.max ? cents : null
    },
    rule,
  )

/** Dollars in an answer: a number with at most two decimals. */
export const dollarsOut = z
  .number()
  .check(z.refine((value) => centsFromDollars(value) !== null))
  .check(z.describe('US dollars with at most two decimals'))

/** Refuses what another schema refuses, except for one value. */
export const fitsUnless = (exception: string, schema: z.ZodMiniType) =>
  z.superRefine<string>((value, context) => {
    const issues = value === exception ? [] : schema.safeParse(value).error?.issues
    for (const { message } of issues ?? []) context.addIssue({ code: 'custom', message })
  })

/** An instant in an answer. */
export const instantOut = z.iso.datetime({ precision: 3 }).check(z.describe('UTC with milliseconds'))

/** An id in an answer. */
export const idOut = z.int().check(z.positive())

/** The error of a union's last member, which states the rule; the union's own error only says that nothing matched. */
export const lastText: z.core.$ZodErrorMap = (issue) =>
  issue.code === 'invalid_union' ? issue.errors.at(-1)?.[0]?.message : undefined

/** An empty text counts as a missing field. */
export const orEmpty = <S extends z.ZodMiniType>(schema: S) =>
  z.union(
    [
      z.pipe(
        z.literal(''),
        z.transform(() => undefined),
      ),
      schema,
    ],
    { error: lastText },
  )
