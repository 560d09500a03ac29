import { ApiError, call, tellSessionOver } from '@/lib/client/api'
import { PATHS } from '@/lib/contract/paths'
import type { StreamEventName } from '@/lib/live/contract/schemas'
import { eventFromWire } from '@/lib/live/contract/wire'
import {
  advanceConnection,
  dueAction,
  isLeaderSilent,
  isPollDue,
  type LiveConnection,
  type LiveConnectionEvent,
  mayHaveSlept,
} from '@/lib/live/rules/live-connection'
import { beginFor, type LiveEvent, type LiveOrders, takeEvent, takeKnown, useLiveOrders } from './live-store'
import { Tabs } from './tabs'

const TICK_MS = 1_000

/** A message between tabs. */
type Message =
  | { kind: 'event'; event: LiveEvent; aheadMs: number }
  | { kind: 'connection'; connection: LiveConnection }
  /** All that the leading tab knows, for a tab that says hello. */
  | { kind: 'known'; known: LiveOrders }
  | { kind: 'hello' }

/** Follows one user's stream for all screens of this tab, until stopped. */
export class LiveSession {
  readonly userId: number
  readonly #reread: () => void
  readonly #tabs: Tabs<Message> | null
  readonly #timer = setInterval(() => this.#tick(), TICK_MS)
  readonly #listening = new AbortController()
  #stream: EventSource | null = null
  #openedAt = 0
  #askedAt = Date.now()
  #asking = false
  #leads = false
  #toldAt = Date.now()
  readonly #patience = Math.random()

  /** `reread` reloads everything that this tab's screens show. */
  constructor(userId: number, reread: () => void) {
    this.userId = userId
    this.#reread = reread
    beginFor(userId)
    // Web Locks exist on secure origins only. Elsewhere every tab polls: streams would use up the connections.
    this.#tabs =
      'locks' in navigator ? new Tabs(`live-events-${userId}`, { message: this.#hear, lead: this.#lead }) : null
    this.#tabs?.tell({ kind: 'hello' })
    if (!this.#tabs) void this.#ask()
    const { signal } = this.#listening
    window.addEventListener('online', () => this.#wake(), { signal })
    window.addEventListener('offline', () => this.#dispatch({ type: 'failed', ...moment() }), { signal })
    document.addEventListener('visibilitychange', () => this.#look(), { signal })
  }

  stop(): void {
    clearInterval(this.#timer)
    this.#listening.abort()
    this.#close()
    this.#tabs?.close()
  }

  readonly #lead = (leads: boolean): void => {
    this.#leads = leads
    this.#toldAt = Date.now()
    if (leads) this.#open()
    else this.#close()
  }

  readonly #hear = (message: Message): void => {
    if (message.kind === 'hello') {
      if (this.#leads && useLiveOrders.getState().isKnown)
        this.#tabs?.tell({ kind: 'known', known: useLiveOrders.getState() })
      return
    }
    // A tab that has lost the lead may still have sent a message.
    if (this.#leads) return
    this.#toldAt = Date.now()
    if (message.kind === 'connection') useLiveOrders.setState({ connection: message.connection })
    else if (message.kind === 'event') this.#take(message.event, message.aheadMs)
    else takeKnown(message.known)
  }

  #tick(): void {
    const now = Date.now()
    const { connection } = useLiveOrders.getState()
    if (this.#tabs && !this.#leads) {
      if (connection.at === 'ended') return
      if (isLeaderSilent(this.#toldAt, now, this.#patience)) {
        this.#toldAt = now
        this.#tabs.takeOver()
      } else if (isPollDue(connection, this.#askedAt, now)) {
        this.#askedAt = now
        this.#reread()
      }
      return
    }
    const due = dueAction(connection, { openedAt: this.#stream && this.#openedAt, askedAt: this.#askedAt }, now)
    if (due === 'give up') void this.#broke()
    else if (due === 'open' && this.#tabs) this.#open()
    else if (due !== null) void this.#ask()
  }

  #open(): void {
    this.#close()
    this.#openedAt = Date.now()
    const stream = new EventSource(PATHS.followEvents.path)
    this.#stream = stream
    for (const name of Object.keys(eventFromWire)) {
      stream.addEventListener(name, (event: MessageEvent<string>) => this.#receive(name as StreamEventName, event.data))
    }
    stream.onerror = () => void this.#broke()
  }

  #close(): void {
    this.#stream?.close()
    this.#stream = null
  }

  #receive(name: StreamEventName, text: string): void {
    // Another browser of this user replaced this stream: poll instead of competing for it.
    if (name === 'replaced' || name === 'signed_out') {
      this.#close()
      void this.#ask()
      return
    }
    const event = readEvent(name, text)
    // A newer build of the site uses other events.
    if (!event) {
      useLiveOrders.setState({ isOutdated: true })
      return
    }
    const aheadMs = 'now' in event.data ? event.data.now.getTime() - Date.now() : 0
    this.#take(event, aheadMs)
    this.#tabs?.tell({ kind: 'event', event, aheadMs })
  }

  #take(event: LiveEvent, aheadMs: number): void {
    const { isKnown } = useLiveOrders.getState()
    takeEvent(event, aheadMs)
    this.#advance({ type: 'heard', now: Date.now() })
    // A snapshot omits orders that were closed long before the stream reconnected.
    if (event.name === 'snapshot' && isKnown) this.#reread()
    // The screens of that restaurant find out that they are closed.
    if (event.name === 'membership_ended') this.#reread()
  }

  /** The stream ended, was refused, or fell silent. Only a call can tell why. */
  async #broke(): Promise<void> {
    this.#close()
    const { at } = useLiveOrders.getState().connection
    // A stream that was live is reopened first: servers restart, and networks change.
    if (at === 'live') this.#dispatch({ type: 'broke', ...moment() })
    else await this.#ask()
  }

  async #ask(): Promise<void> {
    if (this.#asking) return
    this.#asking = true
    this.#askedAt = Date.now()
    const outcome = await this.#probe()
    this.#asking = false
    if (this.#listening.signal.aborted || this.#stream) return
    this.#dispatch(outcome === 'over' ? { type: 'over' } : { type: outcome, ...moment() })
    if (outcome === 'answered') this.#reread()
    if (outcome === 'over') tellSessionOver('told')
  }

  async #probe(): Promise<'answered' | 'failed' | 'over'> {
    try {
      const session = await call('getSession')
      return 'error' in session || session.id !== this.userId ? 'over' : 'answered'
    } catch (error) {
      return error instanceof ApiError && error.status > 0 && error.status < 500 ? 'answered' : 'failed'
    }
  }

  /** The device may have slept before the page became visible. */
  #look(): void {
    if (document.visibilityState === 'visible' && mayHaveSlept(useLiveOrders.getState().connection, Date.now()))
      this.#wake()
  }

  #wake(): void {
    if (!this.#leads) return
    setTimeout(() => this.#leads && !this.#listening.signal.aborted && this.#open(), Math.random() * TICK_MS)
  }

  #dispatch(event: LiveConnectionEvent): void {
    this.#advance(event)
    if (this.#leads) this.#tabs?.tell({ kind: 'connection', connection: useLiveOrders.getState().connection })
  }

  #advance(event: LiveConnectionEvent): void {
    const { connection } = useLiveOrders.getState()
    useLiveOrders.setState({ connection: advanceConnection(connection, event) })
  }
}

/** Parses a stream event, trusted like an answer; null when it cannot be read. */
function readEvent(name: StreamEventName, text: string): LiveEvent | null {
  // The name and its data belong together; the compiler cannot follow that.
  const fromWire = eventFromWire[name] as (data: unknown) => LiveEvent['data']
  try {
    return { name, data: fromWire(JSON.parse(text)) } as LiveEvent
  } catch {
    return null
  }
}

const moment = () => ({ now: Date.now(), chance: Math.random() })
