import * as z from 'zod/mini'
import { MAX_LINES } from '@/lib/domain/cart'
import { MAX_ESTIMATE_MINUTES, MIN_ESTIMATE_MINUTES } from '@/lib/domain/order-estimate'
import { ACCEPT_MODES, CANCEL_REASONS, OWNER_STAGES } from '@/lib/domain/order-stage'
import { PAUSE_MINUTES, PAUSE_REASONS } from '@/lib/domain/taking-orders'
import { bodyId, idOut, instantOut, requiredOr, text, wholeNumber } from './fields'
import type { InCents } from './money-fields'
import { orderOut } from './orders'

const VERSION_TEXT = 'Version must be the number that the order had'
const MINUTES_TEXT = `Minutes must be a whole number from ${MIN_ESTIMATE_MINUTES} to ${MAX_ESTIMATE_MINUTES}`

const version = z
  .number({ error: requiredOr('Version', VERSION_TEXT) })
  .check(z.int(VERSION_TEXT), z.nonnegative(VERSION_TEXT))
const minutes = wholeNumber(
  MINUTES_TEXT,
  MIN_ESTIMATE_MINUTES,
  MAX_ESTIMATE_MINUTES,
  requiredOr('Minutes', MINUTES_TEXT),
)

/** PUT /api/orders/{id}/stage: the next stage; whoever accepts may say in how many minutes the meal arrives. */
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

/** PUT /api/orders/{id}/cancel: an owner says why; with `sold_out`, the items of the named lines become sold out. */
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

const PAUSE_TEXT = `Minutes must be ${PAUSE_MINUTES.join(', ')}, or 0 to resume`

/** PUT /api/manage/{id}/pause: for some minutes, until the next opening, or no longer. */
export const pauseBody = z
  .object({
    minutes: z.optional(z.literal([0, ...PAUSE_MINUTES], { error: PAUSE_TEXT })),
    until: z.optional(z.literal('next_opening', { error: "Until must be 'next_opening'" })),
  })
  .check(
    z.refine((body) => (body.minutes === undefined) !== (body.until === undefined), {
      path: ['minutes'],
      message: "Please send minutes or until: 'next_opening'",
    }),
  )
  .register(z.globalRegistry, { id: 'Pause' })
export type Pause = z.output<typeof pauseBody>

/** The orders of a board: one part of it, or all. `open` are the first three, `done` those of today. */
export const BOARD_STATES = ['new', 'preparing', 'on_the_way', 'open', 'later', 'done'] as const
export const boardQuery = z.object({
  state: z
    .optional(z.enum(BOARD_STATES, { error: `State must be one of ${BOARD_STATES.join(', ')}` }))
    .check(z.describe('One part of the board; without it, all of it')),
  skip: z
    .optional(
      z.pipe(z.string().check(z.regex(/^\d{1,6}$/, 'Skip must be a number from 0 to 999999')), z.transform(Number)),
    )
    .check(z.describe('How many orders of each column to leave out, to read the ones after them')),
})

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

/** What a snapshot has of the lines of an order; they never change, and screens that show more have read it already. */
const slimLinesOut = z.array(
  z.object({
    id: idOut,
    menu_item_id: z.nullable(idOut),
    name: z.string(),
    quantity: z.int(),
    customizations: z.nullable(z.string()),
  }),
)
const followedOrderOut = z.extend(orderOut, { orderItems: slimLinesOut })
const followedBoardOrderOut = z.extend(boardOrderOut, { orderItems: slimLinesOut })
/** As the browser holds them: some come with whole lines. */
export type FollowedOrder = InCents<z.infer<typeof followedOrderOut>>
export type BoardOrder = InCents<z.infer<typeof followedBoardOrderOut>>

/** What a board shows of its restaurant. */
export const boardRestaurantOut = z
  .object({
    id: idOut,
    name: z.string(),
    timeZone: z.string(),
    accepts: z.enum(ACCEPT_MODES),
    pausedUntil: z.nullable(instantOut),
    pauseReason: z.nullable(z.enum(PAUSE_REASONS)),
  })
  .register(z.globalRegistry, { id: 'BoardRestaurant' })
export type BoardRestaurant = z.infer<typeof boardRestaurantOut>

const countOut = z.int().check(z.nonnegative())
/** How many orders are in each column, of which an answer may have the first ones only. */
const boardCountsOut = z
  .object({ new: countOut, preparing: countOut, on_the_way: countOut, later: countOut, done: countOut })
  .register(z.globalRegistry, { id: 'BoardCounts' })

export const boardAnswer = z
  .object({
    orders: z.array(boardOrderOut).check(z.describe('The urgent ones of each column')),
    counts: boardCountsOut.check(z.describe('Of all orders of the board')),
    restaurant: boardRestaurantOut,
    now: instantOut,
  })
  .register(z.globalRegistry, { id: 'Board' })
export type Board = InCents<z.infer<typeof boardAnswer>>

/** The member that a 409 about a version adds to the error: the order as it is now. */
export const currentOrderOut = z.object({ order: boardOrderOut })

/** The answer to a board that says it is open. */
export const openBoardAnswer = z
  .object({ now: instantOut, build: z.string() })
  .register(z.globalRegistry, { id: 'OpenBoard' })

/** The first event of a stream: what its reader follows, open or closed within the last hour, the urgent ones first. */
export const snapshotOut = z
  .object({
    now: instantOut,
    build: z.string().check(z.describe('Changes with every build of the site')),
    orders: z.array(followedOrderOut).check(z.describe("The reader's own, as many as fit")),
    ordersCount: countOut.check(z.describe('How many these are in all')),
    board: z.array(followedBoardOrderOut).check(z.describe("Those of the reader's restaurants, as many as fit")),
    boardCounts: z
      .array(z.extend(boardCountsOut, { restaurantId: idOut }))
      .check(z.describe('How many these are in all at each restaurant that has any')),
    restaurants: z.array(boardRestaurantOut),
  })
  .register(z.globalRegistry, { id: 'Snapshot' })

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
