import { setTimeout as sleep } from 'node:timers/promises'
import { db } from '@/lib/db/client'
import { BUILD } from '@/lib/env'
import { eventToWire, type StreamEvents } from '@/lib/live/contract/wire'
import { metrics } from '@/lib/metrics'
import type { OrderRow } from '@/lib/orders/server/shapes'
import { boardOrderView, orderView } from '@/lib/orders/server/views'
import { processWide } from '@/lib/process-wide'
import { TaskQueue } from '@/lib/task-queue'
import { type Audience, ChangeFeed, type Source } from './change-feed'
import { type Bytes, EventStream, eventText } from './event-stream'
import type { StaffedRestaurant } from './shapes'
import { StreamLimit } from './stream-limit'
import { type Membership, readSnapshot } from './stream-rows'

/** Streams per user in one process: more than a person's browsers need, fewer than would hurt. */
const MAX_STREAMS = 6

/**
 * How long a snapshot waits for further streams of its user, in milliseconds. Node accepts one new connection per turn
 * of the event loop: reads that began at once would take part of each turn until the last connection is accepted, and
 * delay all other answers.
 */
const GATHER_MS = 30

type Reader = { userId: number; sessionId: number }

/**
 * The open streams of this process. Each changed order is sent, in its current state, to its customer and to its
 * restaurant's staff. Rows come first: an event is sent after the commit of its row, and the snapshot at the start of
 * every stream covers what the reader missed.
 */
export class LiveEvents implements Audience {
  readonly #source: Source
  readonly #streams = new Map<number, EventStream[]>()
  /** By user, the snapshot whose reads have not begun. */
  readonly #unread = new Map<number, Promise<Bytes>>()
  /** One at a time: SQLite runs within the process, so concurrent reads would delay other answers more. */
  readonly #readings = new TaskQueue()
  /** Of the readers, as last read. */
  #memberships: ReadonlyMap<string, Membership> = new Map()
  /** Exists while there are readers. */
  #feed: ChangeFeed | null = null

  constructor(source: Source) {
    this.#source = source
  }

  /** Opens a stream for a signed-in reader; a user with too many loses the oldest. */
  async open(reader: Reader, signal: AbortSignal): Promise<ReadableStream<Bytes>> {
    const stream = this.#add(reader)
    signal.addEventListener('abort', () => stream.end())
    try {
      this.#feed ??= new ChangeFeed(this.#source, this)
      // Everything committed before is in the snapshot.
      await this.#feed.started
      stream.begin(await this.#snapshot(reader.userId))
    } catch (error) {
      stream.end()
      throw error
    }
    if (signal.aborted) stream.end()
    return stream.body
  }

  /** Ends all streams, for a process that stops. */
  endAll(): void {
    for (const stream of this.#all()) stream.end()
  }

  userIds(): number[] {
    return [...this.#streams.keys()]
  }

  sessionIds(): number[] {
    return this.#all().map(({ sessionId }) => sessionId)
  }

  orderChanged(order: OrderRow): void {
    const now = new Date()
    const { customerId } = order
    this.#send(customerId, () => bytesOf('order', { as: 'customer', now, order: orderView(order, customerId) }))
    for (const id of order.restaurant ? staffOf(order.restaurant) : []) {
      this.#send(id, () => bytesOf('order', { as: 'owner', now, order: boardOrderView(order, id, now) }))
    }
  }

  restaurantChanged(restaurant: StaffedRestaurant): void {
    for (const id of staffOf(restaurant)) {
      this.#send(id, () => bytesOf('restaurant', { now: new Date(), restaurant }))
    }
  }

  /** Tells the users whose membership has ended since it was last read, or since their snapshot. */
  membershipsRead(userIds: readonly number[], memberships: readonly Membership[]): void {
    const asked = new Set(userIds)
    const before = this.#memberships
    // Others opened their stream after the question.
    const others = [...before.values()].filter(({ userId }) => !asked.has(userId))
    this.#memberships = byKey([...others, ...memberships])
    for (const [key, { userId, restaurantId }] of before) {
      if (!this.#memberships.has(key)) this.#send(userId, () => bytesOf('membership_ended', { restaurantId }))
    }
  }

  sessionsEnded(ids: ReadonlySet<number>): void {
    for (const stream of this.#all()) {
      if (!ids.has(stream.sessionId)) continue
      stream.send(bytesOf('signed_out', {}))
      stream.end()
    }
  }

  ping(): void {
    const event = bytesOf('ping', { now: new Date() })
    for (const stream of this.#all()) stream.send(event)
  }

  #add(reader: Reader): EventStream {
    const stream = new EventStream(reader, (ended) => this.#remove(ended))
    const own = [...(this.#streams.get(reader.userId) ?? []), stream]
    this.#streams.set(reader.userId, own)
    metrics.streams.inc()
    for (const oldest of own.slice(0, -MAX_STREAMS)) {
      oldest.send(bytesOf('replaced', {}))
      oldest.end()
    }
    return stream
  }

  #remove(stream: EventStream): void {
    const left = (this.#streams.get(stream.userId) ?? []).filter((one) => one !== stream)
    if (left.length > 0) this.#streams.set(stream.userId, left)
    else this.#streams.delete(stream.userId)
    metrics.streams.dec()
    if (this.#streams.size > 0) return
    this.#feed?.stop()
    this.#feed = null
  }

  #all(): EventStream[] {
    return [...this.#streams.values()].flat()
  }

  /** Encodes the event only if someone reads it, and once for all streams of the user. */
  #send(userId: number, make: () => Bytes): void {
    const streams = this.#streams.get(userId)
    if (!streams) return
    const event = make()
    for (const stream of [...streams]) stream.send(event)
  }

  /** Streams that a user opens at once share a snapshot until its reads begin: it may lack later commits. */
  #snapshot(userId: number): Promise<Bytes> {
    const snapshot = this.#unread.get(userId) ?? this.#gather(userId)
    this.#unread.set(userId, snapshot)
    return snapshot
  }

  async #gather(userId: number): Promise<Bytes> {
    await sleep(GATHER_MS)
    return this.#readings.run(() => {
      this.#unread.delete(userId)
      return this.#readSnapshot(userId)
    })
  }

  async #readSnapshot(userId: number): Promise<Bytes> {
    const now = new Date()
    const snapshot = await readSnapshot(userId, { db: this.#source, now })
    this.#memberships = byKey([...this.#memberships.values(), ...snapshot.memberships])
    return bytesOf('snapshot', { ...snapshot, build: BUILD })
  }
}

/** Everyone who works with a restaurant's board. */
const staffOf = ({ ownerId, members }: Pick<StaffedRestaurant, 'ownerId' | 'members'>) => [
  ownerId,
  ...members.flatMap(({ userId }) => userId ?? []),
]

const byKey = (memberships: readonly Membership[]) =>
  new Map(memberships.map((one) => [`${one.userId} ${one.restaurantId}`, one]))

/** An event as it is sent. */
function bytesOf<Name extends keyof StreamEvents>(name: Name, data: StreamEvents[Name]): Bytes {
  return eventText(name, eventToWire[name](data))
}

/** This process's streams. */
export const liveEvents = processWide('live events', () => new LiveEvents(db))

/** The streams that were opened in this process within the last minute. */
export const streamLimit = processWide('stream limit', () => new StreamLimit())
