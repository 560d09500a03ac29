import { LiveSession } from './live-session'

/** The stream stays open between two screens for this long, in milliseconds. */
const LINGER_MS = 2_000

const rereads = new Set<() => void>()
let followers = 0
let session: LiveSession | null = null
let ending: ReturnType<typeof setTimeout> | undefined

const rereadAll = () => {
  for (const reread of rereads) reread()
}

/**
 * Follows the live orders of a user until the returned function is called. `reread` asks for what the screen shows: when the
 * stream has come back, and every 15 seconds while there is none.
 */
export function followLiveOrders(userId: number, reread?: () => void): () => void {
  clearTimeout(ending)
  followers += 1
  if (reread) rereads.add(reread)
  if (session?.userId !== userId) begin(userId)
  return () => {
    followers -= 1
    if (reread) rereads.delete(reread)
    if (followers === 0) ending = setTimeout(end, LINGER_MS)
  }
}

function begin(userId: number): void {
  session?.stop()
  session = new LiveSession(userId, rereadAll)
  // A page that the browser keeps for the back button has neither a stream nor the lead.
  window.addEventListener('pagehide', pause, { once: true })
}

function end(): void {
  session?.stop()
  session = null
  window.removeEventListener('pagehide', pause)
}

function pause(): void {
  const userId = session?.userId
  end()
  if (userId === undefined) return
  window.addEventListener('pageshow', () => followers > 0 && !session && begin(userId), { once: true })
}
