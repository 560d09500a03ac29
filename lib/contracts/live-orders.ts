import { z } from 'zod'
import { MAX_LINES } from '@/lib/domain/cart'
import { MAX_ESTIMATE_MINUTES, MIN_ESTIMATE_MINUTES } from '@/lib/domain/order-estimate'
import { ACCEPT_MODES, CANCEL_REASONS, OWNER_STAGES } from '@/lib/domain/order-stage'
import { PAUSE_MINUTES, PAUSE_REASONS } from '@/lib/domain/taking-orders'
import { bodyId, idOut, instantOut, requiredOr, text } from './fields'
import type { InCents } from './money-fields'
import { orderOut } from './orders'

const VERSION_TEXT = 'Version must be the number that the order had'
const MINUTES_TEXT = `Minutes must be a whole number from ${MIN_ESTIMATE_MINUTES} to ${MAX_ESTIMATE_MINUTES}`

const version = z
  .number({ error: requiredOr('Version', VERSION_TEXT) })
  .int(VERSION_TEXT)
  .nonnegative(VERSION_TEXT)
const minutes = z
  .number({ error: requiredOr('Minutes', MINUTES_TEXT) })
  .int(MINUTES_TEXT)
  .min(MIN_ESTIMATE_MINUTES, MINUTES_TEXT)
  .max(MAX_ESTIMATE_MINUTES, MINUTES_TEXT)

/** PUT /api/orders/{id}/stage: the next stage; whoever accepts may say in how many minutes the meal arrives. */
export const stageBody = z
  .object({
    stage: z.enum(OWNER_STAGES, { error: requiredOr('Stage', `Stage must be one of ${OWNER_STAGES.join(', ')}`) }),
    version,
    minutes: minutes.optional().meta({ description: 'When it is accepted: the estimate from now. A slot stays' }),
  })
  .meta({ id: 'OrderStage' })
export type StageMove = z.output<typeof stageBody>

/** PUT /api/orders/{id}/stage/undo. */
export const undoBody = z.object({ version }).meta({ id: 'OrderStageUndo' })

/** PUT /api/orders/{id}/estimate. */
export const estimateBody = z.object({ minutes, version }).meta({ id: 'OrderEstimate' })

/** PUT /api/orders/{id}/cancel: an owner says why; with `sold_out`, the items of the named lines become sold out. */
export const cancelBody = z
  .object({
    reason: z
      .enum(CANCEL_REASONS, { error: `Reason must be one of ${CANCEL_REASONS.join(', ')}` })
      .optional()
      .meta({ description: "Required of the restaurant's owner" }),
    text: text('Text', 200).optional(),
    items: z
      .array(bodyId('Items', 'Items must be ids of lines of the order'), {
        error: 'Items must be ids of lines of the order',
      })
      .max(MAX_LINES, 'Items must be ids of lines of the order')
      .optional(),
  })
  .refine(({ reason, text: words }) => reason !== 'other' || words?.trim(), {
    path: ['text'],
    message: 'Please say why you cancel the order',
  })
  .meta({ id: 'OrderCancel' })
export type Cancellation = z.output<typeof cancelBody>

const PAUSE_TEXT = `Minutes must be ${PAUSE_MINUTES.join(', ')}, or 0 to resume`

/** PUT /api/manage/{id}/pause: for some minutes, until the next opening, or no longer. */
export const pauseBody = z
  .object({
    minutes: z.literal([0, ...PAUSE_MINUTES], { error: PAUSE_TEXT }).optional(),
    until: z.literal('next_opening', { error: "Until must be 'next_opening'" }).optional(),
  })
  .refine((body) => (body.minutes === undefined) !== (body.until === undefined), {
    path: ['minutes'],
    message: "Please send minutes or until: 'next_opening'",
  })
  .meta({ id: 'Pause' })
export type Pause = z.output<typeof pauseBody>

/** The orders of a board: one part of it, or all. `done` are those of today. */
export const BOARD_STATES = ['new', 'open', 'later', 'done'] as const
export const boardQuery = z.object({
  state: z
    .enum(BOARD_STATES, { error: `State must be one of ${BOARD_STATES.join(', ')}` })
    .optional()
    .meta({ description: 'One part of the board; without it, all of it' }),
})

/** An order as its restaurant sees it. */
export const boardOrderOut = orderOut
  .extend({
    customer: z.object({
      firstName: z.string(),
      phoneNumber: z.string().nullable().meta({ description: 'While it is open and for 2 hours after' }),
    }),
    address: z.string(),
    city: z.string(),
    state: z.string(),
    zip: z.string(),
    undoUntil: instantOut.nullable().meta({ description: 'Until when the last move can be undone' }),
    backUntil: instantOut.nullable().meta({ description: 'Until when it can go back to preparing' }),
  })
  .meta({ id: 'BoardOrder' })
export type BoardOrderOut = z.infer<typeof boardOrderOut>
/** As the browser holds it. */
export type BoardOrder = InCents<BoardOrderOut>

/** What a board shows of its restaurant. */
export const boardRestaurantOut = z
  .object({
    id: idOut,
    name: z.string(),
    timeZone: z.string(),
    accepts: z.enum(ACCEPT_MODES),
    pausedUntil: instantOut.nullable(),
    pauseReason: z.enum(PAUSE_REASONS).nullable(),
  })
  .meta({ id: 'BoardRestaurant' })
export type BoardRestaurant = z.infer<typeof boardRestaurantOut>

export const boardAnswer = z
  .object({ orders: z.array(boardOrderOut), restaurant: boardRestaurantOut, now: instantOut })
  .meta({ id: 'Board' })
export type Board = InCents<z.infer<typeof boardAnswer>>

/** The member that a 409 about a version adds to the error: the order as it is now. */
export const currentOrderOut = z.object({ order: boardOrderOut })

/** The answer to a board that says it is open. */
export const openBoardAnswer = z.object({ now: instantOut, build: z.string() }).meta({ id: 'OpenBoard' })

/** The first event of a stream: everything that its reader follows, open or closed within the last hour. */
export const snapshotOut = z
  .object({
    now: instantOut,
    build: z.string().meta({ description: 'Changes with every build of the site' }),
    orders: z.array(orderOut).meta({ description: "The reader's own" }),
    board: z.array(boardOrderOut).meta({ description: "Those of the reader's restaurants" }),
    restaurants: z.array(boardRestaurantOut),
  })
  .meta({ id: 'Snapshot' })
export type SnapshotOut = z.infer<typeof snapshotOut>

/** The data of each event of the stream GET /api/events, by its name. */
export const streamEvents = {
  snapshot: snapshotOut,
  order: z.discriminatedUnion('as', [
    z.object({ as: z.literal('customer'), now: instantOut, order: orderOut }),
    z.object({ as: z.literal('owner'), now: instantOut, order: boardOrderOut }),
  ]),
  restaurant: z.object({ now: instantOut, restaurant: boardRestaurantOut }),
  ping: z.object({ now: instantOut }),
  /** This user opened too many streams; do not open this one again. */
  replaced: z.object({}),
} as const
export type StreamEventName = keyof typeof streamEvents
export type StreamEventOut<Name extends StreamEventName> = z.infer<(typeof streamEvents)[Name]>

/** A stream sends a ping this often, in milliseconds. */
export const PING_EVERY_MS = 15_000
