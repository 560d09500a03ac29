import * as z from 'zod/mini'
import { idOut, instantOut } from '@/lib/contract/fields'
import { boardOrderOut } from '@/lib/orders/contract/kitchen-schemas'
import { orderedModifiersOut, orderOut } from '@/lib/orders/contract/schemas'
import { ACCEPT_MODES, PAUSE_REASONS } from '@/lib/restaurants/rules/taking-orders'

/** The parts of a board that a call can ask for. `open` is the first three, `done` is today's. */
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

/** A snapshot's part of the lines; lines never change, and screens that show more have already read the rest. */
const slimLinesOut = z.array(
  z.object({
    id: idOut,
    menu_item_id: z.nullable(idOut),
    name: z.string(),
    quantity: z.int(),
    customizations: z.nullable(z.string()),
    modifiers: orderedModifiersOut,
  }),
)
const followedOrderOut = z.extend(orderOut, { orderItems: slimLinesOut })
const followedBoardOrderOut = z.extend(boardOrderOut, { orderItems: slimLinesOut })

/** The restaurant of a board in an answer. */
export const boardRestaurantOut = z
  .object({
    id: idOut,
    name: z.string(),
    timeZone: z.string(),
    accepts: z.enum(ACCEPT_MODES),
    pausedUntil: z.nullable(instantOut),
    pauseReason: z.nullable(z.enum(PAUSE_REASONS)),
    busyMinutes: z.nullable(z.int()),
    busyUntil: z.nullable(instantOut),
    suspension: z
      .nullable(z.object({ waits: z.boolean(), reason: z.string(), until: z.nullable(instantOut) }))
      .check(z.describe('Why operators keep it off the site; `waits` for a new one that nobody has approved')),
  })
  .register(z.globalRegistry, { id: 'BoardRestaurant' })
export type BoardRestaurantOut = z.infer<typeof boardRestaurantOut>

const countOut = z.int().check(z.nonnegative())
/** The number of orders in each column, of which an answer may contain only the first. */
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
export type BoardOut = z.infer<typeof boardAnswer>

/** The answer to a board's report that it is open. */
export const openBoardAnswer = z
  .object({ now: instantOut, build: z.string() })
  .register(z.globalRegistry, { id: 'OpenBoard' })

/** The first event of a stream: the followed orders, open or closed within the last hour, urgent ones first. */
export const snapshotOut = z
  .object({
    now: instantOut,
    build: z.string().check(z.describe('Changes with every build of the site')),
    orders: z.array(followedOrderOut).check(z.describe("The reader's own, as many as fit")),
    ordersCount: countOut.check(z.describe('Total number of orders that the reader follows as their customer')),
    board: z
      .array(followedBoardOrderOut)
      .check(z.describe('Those of the restaurants where the reader works, as many as fit')),
    boardCounts: z
      .array(z.extend(boardCountsOut, { restaurantId: idOut }))
      .check(z.describe('Total number of orders in each column of the board, per restaurant that has any')),
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
  /** This user opened too many streams; do not reopen this one. */
  replaced: z.object({}),
  /** The reader no longer works at this restaurant: nothing of it follows. */
  membership_ended: z.object({ restaurantId: idOut }),
  /** The session and the stream have ended. */
  signed_out: z.object({}),
} as const
export type StreamEventName = keyof typeof streamEvents
export type StreamEventOut<Name extends StreamEventName> = z.infer<(typeof streamEvents)[Name]>

/** A stream sends a ping this often, in milliseconds. */
export const PING_EVERY_MS = 15_000
