/**
 * The connection to the stream of live orders. All times are this device's, in milliseconds since the epoch: `heardAt`
 * is the last sign of the server, `retryAt` the next attempt to open the stream.
 */
export type LiveConnection =
  /** At the start, and for a moment after a stream broke. */
  | { at: 'connecting'; heardAt: number; retryAt: number }
  | { at: 'live'; heardAt: number }
  /** Calls work, but streams do not: the screens poll. */
  | { at: 'polling'; heardAt: number; retryAt: number }
  /** The server does not answer. */
  | { at: 'lost'; heardAt: number; retryAt: number; failures: number }
  /** The session has ended. */
  | { at: 'ended' }

export type LiveConnectionEvent =
  /** The stream delivered something. */
  | { type: 'heard'; now: number }
  /** The stream broke, fell silent or could not be opened. `chance` (0 to 1) spreads the retries of many browsers. */
  | { type: 'broke'; now: number; chance: number }
  /** The server answered a call, while there is no stream. */
  | { type: 'answered'; now: number; chance: number }
  /** The server did not answer a call. */
  | { type: 'failed'; now: number; chance: number }
  /** The server answered that the session has ended. */
  | { type: 'over' }

const SECOND = 1_000
/** A stream silent for this long is broken, even if it looks open; a ping comes every 15 seconds. */
const SILENCE_MS = 40 * SECOND
/** How long a stream may take to open. */
const OPENING_MS = 10 * SECOND
/** How often the screens poll without a stream. */
const POLL_MS = 15 * SECOND
/** How long until streams are tried again while calls work. */
const RETRY_STREAM_MS = 60 * SECOND
const MAX_RETRY_MS = 30 * SECOND

/** A connection that is about to be opened. */
export function connecting(now: number): LiveConnection {
  return { at: 'connecting', heardAt: now, retryAt: now }
}

type At<Name> = Extract<LiveConnection, { at: Name }>
type Of<Type> = Extract<LiveConnectionEvent, { type: Type }>
type Transitions = {
  [Name in LiveConnection['at']]: {
    [Type in LiveConnectionEvent['type']]?: (state: At<Name>, event: Of<Type>) => LiveConnection
  }
}

const live = (_: unknown, { now }: Of<'heard'>): LiveConnection => ({ at: 'live', heardAt: now })
const ended = (): LiveConnection => ({ at: 'ended' })
const polling = (state: At<'connecting' | 'polling' | 'lost'>, { now, chance }: Of<'answered'>): LiveConnection => ({
  at: 'polling',
  heardAt: now,
  // Polling must not postpone the next attempt.
  retryAt: state.at === 'polling' && state.retryAt > now ? state.retryAt : now + spread(RETRY_STREAM_MS, chance),
})
const lost = (state: { heardAt: number; failures?: number }, { now, chance }: Of<'failed'>): LiveConnection => {
  const failures = (state.failures ?? 0) + 1
  const pause = Math.min(SECOND * 2 ** failures, MAX_RETRY_MS)
  return { at: 'lost', heardAt: state.heardAt, retryAt: now + spread(pause, chance), failures }
}

/** All transitions. A state ignores the events that it does not list. */
const TRANSITIONS: Transitions = {
  connecting: { heard: live, answered: polling, failed: lost, over: ended },
  live: {
    heard: live,
    broke: ({ heardAt }, { now, chance }) => ({ at: 'connecting', heardAt, retryAt: now + chance * SECOND }),
    failed: lost,
    over: ended,
  },
  polling: { heard: live, answered: polling, failed: lost, over: ended },
  lost: { heard: live, answered: polling, failed: lost, over: ended },
  ended: {},
}

/** The state after an event. */
export function advanceConnection(state: LiveConnection, event: LiveConnectionEvent): LiveConnection {
  const transition = TRANSITIONS[state.at][event.type] as
    | ((state: LiveConnection, event: LiveConnectionEvent) => LiveConnection)
    | undefined
  return transition ? transition(state, event) : state
}

/** At least half of the time, so that many browsers do not reconnect at once. */
function spread(ms: number, chance: number): number {
  return (ms * (1 + chance)) / 2
}

/** A tab's facts besides the connection state. */
export type LiveTab = {
  /** When it opened the stream; null while it has none. */
  openedAt: number | null
  /** When its screens last polled. */
  askedAt: number
}

/** The next action due: close the open stream, open one, or poll without one. */
export function dueAction(state: LiveConnection, { openedAt, askedAt }: LiveTab, now: number) {
  if (state.at === 'ended') return null
  if (openedAt !== null) {
    const isSilent = state.at === 'live' ? now - state.heardAt >= SILENCE_MS : now - openedAt >= OPENING_MS
    return isSilent ? 'give up' : null
  }
  if (state.at !== 'live' && now >= state.retryAt) return 'open'
  return isPollDue(state, askedAt, now) ? 'ask' : null
}

/** Whether a tab's screens poll now. */
export function isPollDue(state: LiveConnection, askedAt: number, now: number): boolean {
  return state.at === 'polling' && now - askedAt >= POLL_MS
}

/** Whether a listening tab must take the lead: the leading one may be frozen or gone. */
export function isLeaderSilent(toldAt: number, now: number, chance: number): boolean {
  return now - toldAt >= SILENCE_MS + chance * OPENING_MS
}

/** Whether a page that becomes visible may have slept, so that its stream may only look open. */
export function mayHaveSlept(state: LiveConnection, now: number): boolean {
  return state.at === 'live' && now - state.heardAt > POLL_MS + 5 * SECOND
}

/** Since when the connection is lost; null otherwise. */
export function lostSince(state: LiveConnection): number | null {
  return state.at === 'lost' ? state.heardAt : null
}
