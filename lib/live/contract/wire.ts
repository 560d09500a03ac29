import { dateOf, instant } from '@/lib/instant'
import type { BoardCounts } from '@/lib/live/rules/order-board'
import type { BoardRestaurant } from '@/lib/live/server/shapes'
import {
  boardOrderFromWire,
  boardOrderToWire,
  ofBoardFromWire,
  ofBoardToWire,
  orderFromWire,
  orderToWire,
  type SlimItem,
  slimFromWire,
  slimToWire,
} from '@/lib/orders/contract/wire'
import type { BoardOrder, Order } from '@/lib/orders/server/shapes'
import type { BoardOut, BoardRestaurantOut, StreamEventOut } from './schemas'

/** Orders as a browser follows them, with slim lines at least. */
export type FollowedOrder = Omit<Order, 'items'> & { items: SlimItem[] }
export type FollowedBoardOrder = Omit<BoardOrder, 'items'> & { items: SlimItem[] }

/** A page of a board for its owner. */
export type Board = { orders: FollowedBoardOrder[]; counts: BoardCounts; restaurant: BoardRestaurant; now: Date }

/** The data of each event of the stream GET /api/events, by its name. */
export type StreamEvents = {
  snapshot: {
    now: Date
    build: string
    orders: FollowedOrder[]
    ordersCount: number
    board: FollowedBoardOrder[]
    boardCounts: (BoardCounts & { restaurantId: number })[]
    restaurants: BoardRestaurant[]
  }
  order: { as: 'customer'; now: Date; order: Order } | { as: 'owner'; now: Date; order: BoardOrder }
  restaurant: { now: Date; restaurant: BoardRestaurant }
  ping: { now: Date }
  replaced: Record<never, never>
  membership_ended: { restaurantId: number }
  signed_out: Record<never, never>
}

export function boardToWire(board: Omit<Board, 'orders'> & { orders: readonly BoardOrder[] }): BoardOut {
  return {
    orders: board.orders.map(boardOrderToWire),
    counts: board.counts,
    restaurant: restaurantToWire(board.restaurant),
    now: board.now.toISOString(),
  }
}

export function boardFromWire({ orders, counts, restaurant, now }: BoardOut): Board {
  const views = orders.map(boardOrderFromWire)
  return { orders: views, counts, restaurant: restaurantFromWire(restaurant), now: new Date(now) }
}

function restaurantToWire(restaurant: BoardRestaurant): BoardRestaurantOut {
  const { id, name, timeZone, accepts, pausedUntil, pauseReason, busyMinutes, busyUntil, suspension } = restaurant
  const until = { pausedUntil: instant(pausedUntil), busyUntil: instant(busyUntil) }
  const off = suspension && { ...suspension, until: instant(suspension.until) }
  return { id, name, timeZone, accepts, pauseReason, busyMinutes, ...until, suspension: off }
}

function restaurantFromWire({ pausedUntil, busyUntil, suspension, ...rest }: BoardRestaurantOut): BoardRestaurant {
  const off = suspension && { ...suspension, until: dateOf(suspension.until) }
  return { ...rest, pausedUntil: dateOf(pausedUntil), busyUntil: dateOf(busyUntil), suspension: off }
}

/** A board order in a snapshot. */
export const followedToWire = (order: FollowedBoardOrder) => ({ ...slimToWire(order), ...ofBoardToWire(order) })

type ToWire = { [Name in keyof StreamEvents]: (event: StreamEvents[Name]) => StreamEventOut<Name> }
type FromWire = { [Name in keyof StreamEvents]: (event: StreamEventOut<Name>) => StreamEvents[Name] }

export const eventToWire: ToWire = {
  snapshot: ({ now, build, orders, ordersCount, board, boardCounts, restaurants }) => ({
    build,
    now: now.toISOString(),
    orders: orders.map(slimToWire),
    ordersCount,
    board: board.map(followedToWire),
    boardCounts,
    restaurants: restaurants.map(restaurantToWire),
  }),
  order: (event) =>
    event.as === 'customer'
      ? { as: event.as, now: event.now.toISOString(), order: orderToWire(event.order) }
      : { as: event.as, now: event.now.toISOString(), order: boardOrderToWire(event.order) },
  restaurant: ({ now, restaurant }) => ({ now: now.toISOString(), restaurant: restaurantToWire(restaurant) }),
  ping: ({ now }) => ({ now: now.toISOString() }),
  replaced: () => ({}),
  membership_ended: ({ restaurantId }) => ({ restaurantId }),
  signed_out: () => ({}),
}

export const eventFromWire: FromWire = {
  snapshot: ({ now, orders, board, restaurants, ...counted }) => ({
    ...counted,
    now: new Date(now),
    orders: orders.map(slimFromWire),
    board: board.map((order) => ({ ...slimFromWire(order), ...ofBoardFromWire(order) })),
    restaurants: restaurants.map(restaurantFromWire),
  }),
  order: (event) =>
    event.as === 'customer'
      ? { as: event.as, now: new Date(event.now), order: orderFromWire(event.order) }
      : { as: event.as, now: new Date(event.now), order: boardOrderFromWire(event.order) },
  restaurant: ({ now, restaurant }) => ({ now: new Date(now), restaurant: restaurantFromWire(restaurant) }),
  ping: ({ now }) => ({ now: new Date(now) }),
  replaced: () => ({}),
  membership_ended: ({ restaurantId }) => ({ restaurantId }),
  signed_out: () => ({}),
}
