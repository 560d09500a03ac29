import { listLastingSessions } from '@/lib/accounts/server/sessions'
import type { Db, Watched } from '@/lib/db/database'
import { reportError } from '@/lib/db/error-counts'
import { isUnavailable } from '@/lib/db/failures'
import { PING_EVERY_MS } from '@/lib/live/contract/schemas'
import { oneAtATime } from '@/lib/one-at-a-time'
import type { OrderRow } from '@/lib/orders/server/shapes'
import type { StaffedRestaurant } from './shapes'
import {
  type Membership,
  readChangedOrders,
  readMemberships,
  readNewestEventIds,
  readStaffedRestaurants,
} from './stream-rows'

/** Delay of the check of sessions and memberships after a change, in milliseconds: they end rarely, changes are frequent. */
const RIGHTS_AFTER_MS = 500

/** How often it polls, in milliseconds: a process may die before it sends a notice. */
export const LOOK_EVERY_MS = 5_000

/**
 * On PostgreSQL an event gets its id before its commit, so it may appear after events with higher ids: at most this
 * many, unless more are written while one transaction is open. SQLite commits them in order.
 */
const LATE_IDS = 1_000

export type Source = Pick<Db, 'read'> & Watched

/** The receivers of changes. */
export type Audience = {
  userIds(): number[]
  sessionIds(): number[]
  orderChanged(order: OrderRow): void
  restaurantChanged(restaurant: StaffedRestaurant): void
  sessionsEnded(ids: ReadonlySet<number>): void
  /** Called with all memberships of these users. */
  membershipsRead(userIds: readonly number[], memberships: readonly Membership[]): void
  ping(): void
}

/** Follows order events, restaurants, sessions and memberships, whichever process writes them, until stopped. */
export class ChangeFeed {
  /** Resolves once the starting point is known: every later commit is reported. */
  readonly started: Promise<void>
  readonly #source: Source
  readonly #audience: Audience
  readonly #unwatch: () => void
  readonly #pings: NodeJS.Timeout
  readonly #looks: NodeJS.Timeout
  /** The newest events that were reported. */
  readonly #seen = new Set<number>()
  readonly #told = new Map<number, string>()
  #rightsCheck: NodeJS.Timeout | null = null
  #last = 0
  #looksBack = false
  #catalog: number | undefined

  constructor(source: Source, audience: Audience) {
    this.#source = source
    this.#audience = audience
    const look = oneAtATime(() => this.#look().catch(report))
    this.#unwatch = source.watch(look)
    this.#pings = setInterval(() => audience.ping(), PING_EVERY_MS).unref()
    this.#looks = setInterval(() => {
      this.#looksBack = true
      look()
    }, LOOK_EVERY_MS).unref()
    this.#catalog = source.contentVersion()?.catalog
    this.started = this.#begin()
  }

  stop(): void {
    this.#unwatch()
    clearInterval(this.#pings)
    clearInterval(this.#looks)
    if (this.#rightsCheck) clearTimeout(this.#rightsCheck)
  }

  async #begin(): Promise<void> {
    const ids = await readNewestEventIds(LATE_IDS, { db: this.#source })
    this.#last = ids[0] ?? 0
    for (const id of ids) this.#seen.add(id)
  }

  async #look(): Promise<void> {
    await this.started
    await this.#tellOrders()
    await this.#tellRestaurants()
    this.#rightsCheck ??= setTimeout(() => {
      this.#rightsCheck = null
      this.#checkRights().catch(report)
    }, RIGHTS_AFTER_MS).unref()
  }

  async #tellOrders(): Promise<void> {
    let after = this.#looksBack ? this.#last - LATE_IDS : this.#last
    this.#looksBack = false
    for (let isDone = false; !isDone; ) {
      const { orders, eventIds, hasMore } = await readChangedOrders(after, { db: this.#source, seen: this.#seen })
      for (const id of eventIds) this.#seen.add(id)
      after = eventIds.at(-1) ?? after
      this.#last = Math.max(this.#last, after)
      for (const order of orders) this.#audience.orderChanged(order)
      isDone = !hasMore
    }
    for (const id of this.#seen) if (id <= this.#last - LATE_IDS) this.#seen.delete(id)
  }

  /** Restaurants have no events: the catalog's version shows that one may have changed. */
  async #tellRestaurants(): Promise<void> {
    const catalog = this.#source.contentVersion()?.catalog
    if (catalog === this.#catalog) return
    this.#catalog = catalog
    for (const restaurant of await readStaffedRestaurants(this.#audience.userIds(), { db: this.#source })) {
      const text = JSON.stringify(restaurant)
      if (this.#told.get(restaurant.id) === text) continue
      this.#told.set(restaurant.id, text)
      this.#audience.restaurantChanged(restaurant)
    }
  }

  async #checkRights(): Promise<void> {
    const ids = this.#audience.sessionIds()
    const lasting = await listLastingSessions(ids, { db: this.#source, now: new Date() })
    this.#audience.sessionsEnded(new Set(ids.filter((id) => !lasting.has(id))))
    const userIds = this.#audience.userIds()
    this.#audience.membershipsRead(userIds, await readMemberships(userIds, { db: this.#source }))
  }
}

function report(error: unknown): void {
  // The health check reports a database that cannot be used; the next change or ping tries again.
  if (!isUnavailable(error)) reportError({ err: error }, 'changes could not be read')
}
