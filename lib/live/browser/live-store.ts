import { create } from 'zustand'
import type { FollowedBoardOrder, FollowedOrder, StreamEvents } from '@/lib/live/contract/wire'
import { withOrders, withSnapshot } from '@/lib/live/rules/live-book'
import { connecting, type LiveConnection } from '@/lib/live/rules/live-connection'
import { type BoardCounts, countBoard, hiddenCounts } from '@/lib/live/rules/order-board'
import type { BoardRestaurant } from '@/lib/live/server/shapes'

/** Everything that this browser follows, as last received. */
export type LiveOrders = {
  /** The user who follows these orders. */
  userId: number | null
  connection: LiveConnection
  /** How far the server's clock is ahead of this one, in milliseconds. */
  aheadMs: number
  /** The server's time when last received, in milliseconds since the epoch. */
  serverMs: number
  /** The user's own orders. */
  orders: ReadonlyMap<number, FollowedOrder>
  /** The orders of the user's restaurants. */
  board: ReadonlyMap<number, FollowedBoardOrder>
  /** How many more orders each column of a restaurant had at the snapshot, which had no room for them. */
  hidden: ReadonlyMap<number, BoardCounts>
  restaurants: ReadonlyMap<number, BoardRestaurant>
  /** The first build of the site that answered; null until then. */
  build: string | null
  /** The site has been rebuilt since. */
  isOutdated: boolean
  /** Whether a snapshot has arrived; until then screens show their rendered orders. */
  isKnown: boolean
}

export type LiveEvent = {
  [Name in keyof StreamEvents]: { name: Name; data: StreamEvents[Name] }
}[keyof StreamEvents]

const nothingKnownOf = (userId: number | null): LiveOrders => ({
  userId,
  connection: connecting(Date.now()),
  aheadMs: 0,
  serverMs: 0,
  orders: new Map(),
  board: new Map(),
  hidden: new Map(),
  restaurants: new Map(),
  build: null,
  isOutdated: false,
  isKnown: false,
})

/** This tab's live orders. Only the files in this folder change them. */
export const useLiveOrders = create<LiveOrders>(() => nothingKnownOf(null))

/** Begins to follow for a user. The user's known orders stay: screens never show an older version. */
export function beginFor(userId: number): void {
  if (useLiveOrders.getState().userId !== userId) useLiveOrders.setState(nothingKnownOf(userId), true)
  else useLiveOrders.setState({ connection: connecting(Date.now()) })
}

/** Merges what another tab of the same user knows. */
export function takeKnown(of: LiveOrders): void {
  const known = useLiveOrders.getState()
  useLiveOrders.setState({
    ...of,
    orders: withSnapshot(known.orders, [...of.orders.values()]),
    board: withSnapshot(known.board, [...of.board.values()]),
    ...(of.build !== null && noteBuild(known, of.build)),
  })
}

/** Applies a stream event. `aheadMs` is the clock difference when it arrived. */
export function takeEvent(event: LiveEvent, aheadMs: number): void {
  const known = useLiveOrders.getState()
  const serverMs = 'now' in event.data ? event.data.now.getTime() : known.serverMs
  useLiveOrders.setState({ aheadMs, serverMs, ...changeBy(event, known) })
}

function changeBy(event: LiveEvent, known: LiveOrders): Partial<LiveOrders> {
  switch (event.name) {
    case 'snapshot': {
      const { now, boardCounts } = event.data
      // Orders known before the first snapshot were just read; they stay, since the snapshot may lack room for them.
      const merged = known.isKnown ? withSnapshot : withOrders
      const board = merged(known.board, event.data.board)
      return {
        orders: merged(known.orders, event.data.orders),
        board,
        hidden: new Map(
          boardCounts.map(({ restaurantId, ...all }) => [
            restaurantId,
            hiddenCounts(all, countBoard(board.values(), restaurantId, now)),
          ]),
        ),
        ...withRestaurants(known, event.data.restaurants),
        ...noteBuild(known, event.data.build),
        isKnown: true,
      }
    }
    case 'order':
      return event.data.as === 'owner'
        ? { board: withOrders(known.board, [event.data.order]) }
        : { orders: withOrders(known.orders, [event.data.order]) }
    case 'restaurant':
      return withRestaurants(known, [event.data.restaurant])
    case 'membership_ended':
      return withoutRestaurant(known, event.data.restaurantId)
    default:
      return {}
  }
}

/** Merges the answer of a call. */
export function mergeAnswer(answer: {
  orders?: FollowedOrder[]
  board?: FollowedBoardOrder[]
  restaurants?: BoardRestaurant[]
  build?: string
  now?: Date
}) {
  const known = useLiveOrders.getState()
  useLiveOrders.setState({
    ...(answer.now && { aheadMs: answer.now.getTime() - Date.now(), serverMs: answer.now.getTime() }),
    orders: withOrders(known.orders, answer.orders ?? []),
    board: withOrders(known.board, answer.board ?? []),
    ...withRestaurants(known, answer.restaurants ?? []),
    ...(answer.build !== undefined && noteBuild(known, answer.build)),
  })
}

function withRestaurants({ restaurants }: LiveOrders, changed: readonly BoardRestaurant[]) {
  return { restaurants: new Map([...restaurants, ...changed.map((one) => [one.id, one] as const)]) }
}

/** Forgets a restaurant where the user no longer works, with its orders. */
function withoutRestaurant({ board, hidden, restaurants }: LiveOrders, id: number): Partial<LiveOrders> {
  return {
    board: new Map([...board].filter(([, order]) => order.restaurantId !== id)),
    hidden: new Map([...hidden].filter(([restaurantId]) => restaurantId !== id)),
    restaurants: new Map([...restaurants].filter(([restaurantId]) => restaurantId !== id)),
  }
}

function noteBuild({ build: first, isOutdated }: LiveOrders, build: string) {
  return { build: first ?? build, isOutdated: isOutdated || (first !== null && first !== build) }
}
