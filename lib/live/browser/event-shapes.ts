import {
  isId,
  isInteger,
  isListOf,
  isNullOr,
  isObject,
  isOneOf,
  isText,
  type Members,
  type Shape,
} from '@/lib/client/shapes'
import type { BoardRestaurantOut, StreamEventName, StreamEventOut } from '@/lib/live/contract/schemas'
import { isInstant, isOrder, ORDER_MEMBERS, SLIM_LINE } from '@/lib/orders/browser/order-shape'
import type { BoardOrderOut } from '@/lib/orders/contract/kitchen-schemas'
import { ACCEPT_MODES, PAUSE_REASONS } from '@/lib/restaurants/rules/taking-orders'

const BOARD_ORDER_MEMBERS: Members<BoardOrderOut> = {
  ...ORDER_MEMBERS,
  customer: isObject({ firstName: isText, phoneNumber: isNullOr(isText) }),
  address: isText,
  city: isText,
  state: isText,
  zip: isText,
  undoUntil: isNullOr(isInstant),
  backUntil: isNullOr(isInstant),
}

/** Whether a value is an order as its restaurant sees it. */
const isBoardOrder = isObject(BOARD_ORDER_MEMBERS)

const slim = { orderItems: isListOf(isObject(SLIM_LINE)) }
/** The same with the slim lines of a snapshot. */
const isFollowedOrder = isObject({ ...ORDER_MEMBERS, ...slim })
const isFollowedBoardOrder = isObject({ ...BOARD_ORDER_MEMBERS, ...slim })

/** Whether an error carries the order as it is now. */
export const hasCurrentOrder = isObject({ order: isBoardOrder })

const isBoardRestaurant = isObject<BoardRestaurantOut>({
  id: isId,
  name: isText,
  timeZone: isText,
  accepts: isOneOf(ACCEPT_MODES),
  pausedUntil: isNullOr(isInstant),
  pauseReason: isNullOr(isOneOf(PAUSE_REASONS)),
  busyMinutes: isNullOr(isInteger(0)),
  busyUntil: isNullOr(isInstant),
})

const isOrderOf = <As extends 'customer' | 'owner', T>(as: As, order: Shape<T>) =>
  isObject({ as: isOneOf([as]), now: isInstant, order })
const isOwnOrder = isOrderOf('customer', isOrder)
const isOrderOnBoard = isOrderOf('owner', isBoardOrder)

const isCount = isInteger(0)
const isCountsOfBoard = isObject({
  restaurantId: isId,
  new: isCount,
  preparing: isCount,
  on_the_way: isCount,
  later: isCount,
  done: isCount,
})

/** The data of each event of the stream: the ones of lib/live/contract/schemas.ts, without what only Zod can check. */
export const EVENT_SHAPES: { [Name in StreamEventName]: Shape<StreamEventOut<Name>> } = {
  snapshot: isObject({
    now: isInstant,
    build: isText,
    orders: isListOf(isFollowedOrder),
    ordersCount: isCount,
    board: isListOf(isFollowedBoardOrder),
    boardCounts: isListOf(isCountsOfBoard),
    restaurants: isListOf(isBoardRestaurant),
  }),
  order: (value): value is StreamEventOut<'order'> => isOwnOrder(value) || isOrderOnBoard(value),
  restaurant: isObject({ now: isInstant, restaurant: isBoardRestaurant }),
  ping: isObject({ now: isInstant }),
  replaced: isObject({}),
  signed_out: isObject({}),
}
