import { LiveSession } from './live-session'

/** The stream stays open this long between two screens, in milliseconds. */
const LINGER_MS = 2_000

const rereads = new Set<() => void>()
let followers = 0
let session: LiveSession | null = null
let ending: ReturnType<typeof setTimeout> | undefined

const rereadAll = () => {
  for (const reread of rereads) reread()
}

/**
 * Follows a user's live orders until the returned function is called. `reread` reloads the screen's data: when the
 * stream reconnects, and every 15 seconds while there is none.
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
  // A page kept for the back button must hold neither a stream nor the lead.
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
