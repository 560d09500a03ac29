import * as z from 'zod/mini'
import { bodyId, instantOut, requiredOr, text, wholeNumber } from '@/lib/contract/fields'
import { MAX_LINES } from '@/lib/list-limits'
import { MAX_ESTIMATE_MINUTES, MIN_ESTIMATE_MINUTES } from '@/lib/orders/rules/order-estimate'
import { CANCEL_REASONS, OWNER_STAGES } from '@/lib/orders/rules/order-stage'
import { orderVersion as version } from './help-schemas'
import { orderOut } from './schemas'

const MINUTES_TEXT = `Minutes must be a whole number from ${MIN_ESTIMATE_MINUTES} to ${MAX_ESTIMATE_MINUTES}`

const minutes = wholeNumber(
  MINUTES_TEXT,
  MIN_ESTIMATE_MINUTES,
  MAX_ESTIMATE_MINUTES,
  requiredOr('Minutes', MINUTES_TEXT),
)

/** PUT /api/orders/{id}/stage: the next stage; accepting may include the minutes until the meal arrives. */
export const stageBody = z
  .object({
    stage: z.enum(OWNER_STAGES, { error: requiredOr('Stage', `Stage must be one of ${OWNER_STAGES.join(', ')}`) }),
    version,
    minutes: z.optional(minutes).check(z.describe('When it is accepted: the estimate from now. A slot stays')),
  })
  .register(z.globalRegistry, { id: 'OrderStage' })
export type StageMove = z.output<typeof stageBody>

/** PUT /api/orders/{id}/stage/undo. */
export const undoBody = z.object({ version }).register(z.globalRegistry, { id: 'OrderStageUndo' })

/** PUT /api/orders/{id}/estimate. */
export const estimateBody = z.object({ minutes, version }).register(z.globalRegistry, { id: 'OrderEstimate' })

const ITEMS_TEXT = 'Items must be ids of lines of the order'

/** PUT /api/orders/{id}/cancel: an owner gives a reason; `sold_out` marks the items of the named lines as sold out. */
export const cancelBody = z
  .object({
    reason: z
      .optional(z.enum(CANCEL_REASONS, { error: `Reason must be one of ${CANCEL_REASONS.join(', ')}` }))
      .check(z.describe("Required of the restaurant's owner")),
    text: z.optional(text('Text', 200)),
    items: z.optional(
      z.array(bodyId('Items', ITEMS_TEXT), { error: ITEMS_TEXT }).check(z.maxLength(MAX_LINES, ITEMS_TEXT)),
    ),
  })
  .check(
    z.refine(({ reason, text: words }) => reason !== 'other' || words?.trim(), {
      path: ['text'],
      message: 'Please say why you cancel the order',
    }),
  )
  .register(z.globalRegistry, { id: 'OrderCancel' })
export type Cancellation = z.output<typeof cancelBody>

/** An order as its restaurant sees it. */
export const boardOrderOut = z
  .extend(orderOut, {
    customer: z.object({
      firstName: z.string(),
      phoneNumber: z.nullable(z.string()).check(z.describe('While it is open and for 2 hours after')),
    }),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    undoUntil: z.nullable(instantOut).check(z.describe('Until when the last move can be undone')),
    backUntil: z.nullable(instantOut).check(z.describe('Until when it can go back to preparing')),
  })
  .register(z.globalRegistry, { id: 'BoardOrder' })
export type BoardOrderOut = z.infer<typeof boardOrderOut>

/** The member that a 409 about a version adds to the error: the current order. */
export const currentOrderOut = z.object({ order: boardOrderOut })
