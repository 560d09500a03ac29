import * as z from 'zod/mini'
import { bodyId, dollars, idOut, instantOut, required, requiredOr, text, wholeNumber } from '@/lib/contract/fields'
import { MAX_HELP_PICTURES, MAX_LINES } from '@/lib/list-limits'
import { HELP_ASKS, HELP_KINDS, HELP_STATES, MAX_HELP_TEXT } from '@/lib/orders/rules/order-help'
import { EVENT_ACTORS } from '@/lib/orders/rules/order-stage'

const VERSION_TEXT = 'Version must be the number that the order had'
/** The version of an order that the caller saw. */
export const orderVersion = z
  .number({ error: requiredOr('Version', VERSION_TEXT) })
  .check(z.int(VERSION_TEXT), z.nonnegative(VERSION_TEXT))

const PIECES = 'Lines must be ids of lines with numbers of pieces'
const AMOUNT = 'Amount must be above 0, with at most two decimals'
const PICTURES = `Pictures must be at most ${MAX_HELP_PICTURES} addresses of uploaded pictures`

const lines = z.array(z.object({ id: bodyId('Lines', PIECES), quantity: wholeNumber(PIECES, 1, 99) }), {
  error: PIECES,
})

/** The words of who decides, which the customer reads. */
export const reason = text('Reason', 500).check(z.minLength(1, required('Reason')))

/** The part of an order that is refunded: pieces of lines, or an amount. */
export const refundFields = {
  lines: z.optional(lines.check(z.minLength(1, PIECES), z.maxLength(MAX_LINES, PIECES))),
  amount: z.optional(dollars('Amount', { min: 1, max: 99_999_999_999 }, AMOUNT)),
}
type RefundFields = { lines?: unknown; amount?: unknown }
const hasOneRefund = (body: RefundFields) => (body.lines === undefined) !== (body.amount === undefined)
const LINES_OR_AMOUNT = { path: ['amount'], error: 'Please send lines or an amount' }
export const ONE_REFUND = z.refine<RefundFields>(hasOneRefund, LINES_OR_AMOUNT)

const kind = z.enum(HELP_KINDS, { error: requiredOr('Kind', `Kind must be one of ${HELP_KINDS.join(', ')}`) })

/** POST /api/orders/{id}/help. */
export const helpBody = z
  .object({
    kind,
    lines: z
      ._default(lines.check(z.maxLength(MAX_LINES, PIECES)), [])
      .check(z.describe('The lines it is about; required for missing, ignored for late and never_came')),
    text: z._default(text('Text', MAX_HELP_TEXT), '').check(z.describe('Required for wrong and quality')),
    pictures: z._default(
      z.array(z.string({ error: PICTURES }), { error: PICTURES }).check(z.maxLength(MAX_HELP_PICTURES, PICTURES)),
      [],
    ),
  })
  .check(
    z.refine((body) => HELP_ASKS[body.kind].lines !== 'required' || body.lines.length > 0, {
      path: ['lines'],
      error: 'Please choose what is missing',
    }),
    z.refine((body) => HELP_ASKS[body.kind].text !== 'required' || body.text !== '', {
      path: ['text'],
      error: 'Please say what happened',
    }),
  )
  .register(z.globalRegistry, { id: 'HelpAsk' })
export type HelpAsk = z.output<typeof helpBody>

/** PUT /api/orders/{id}/help/appeal. */
export const appealBody = z
  .object({ text: text('Text', MAX_HELP_TEXT).check(z.minLength(1, 'Please say why Plateful should look at it')) })
  .register(z.globalRegistry, { id: 'HelpAppeal' })

/** The answer to a request: a refund in part, or none. */
const DECISIONS = ['refund', 'decline'] as const
const decisionFields = {
  decision: z.enum(DECISIONS, { error: requiredOr('Decision', "Decision must be 'refund' or 'decline'") }),
  ...refundFields,
  reason,
  version: orderVersion,
}

/** POST /api/orders/{id}/help/decision, and the same of operators. */
export const decisionBody = z
  .object(decisionFields)
  .check(z.refine((body) => body.decision !== 'refund' || hasOneRefund(body), LINES_OR_AMOUNT))
  .register(z.globalRegistry, { id: 'HelpDecision' })

/** A request for help. */
export const helpOut = z
  .object({
    kind: z.enum(HELP_KINDS),
    state: z.enum(HELP_STATES),
    lines: z.array(z.object({ id: idOut, quantity: z.int() })),
    text: z.string(),
    pictures: z.array(z.string()),
    at: instantOut,
    answer: z.string(),
    answeredBy: z.nullable(z.enum(EVENT_ACTORS)),
    answeredAt: z.nullable(instantOut),
    appeal: z.string().check(z.describe("The customer's words to the operators")),
    appealedAt: z.nullable(instantOut),
    answerUntil: z.nullable(instantOut).check(z.describe('Until when it waits for the owner; then for the operators')),
    appealUntil: z.nullable(instantOut).check(z.describe('Until when the customer can ask the operators')),
  })
  .register(z.globalRegistry, { id: 'Help' })
export type HelpOut = z.infer<typeof helpOut>
