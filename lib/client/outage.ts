import { create } from 'zustand'
import { STALE_MARK } from '@/lib/contract/stale-mark'

const LOOK_AGAIN_MS = 5_000

/** Whether the site's database is away, as far as this page knows. Then only what others asked for lately is answered. */
export const useOutage = create<{ isAway: boolean }>(() => ({ isAway: false }))

/** Set from the first sign of an outage until it is over. */
let looking = false

/** Looks whether the database is away, after a call that was answered 503. */
export function suspectOutage(): void {
  if (looking) return
  looking = true
  void look()
}

/** Notices answers that the server sent as last known: this page, and those that are fetched for it. */
export function watchForOutage(): () => void {
  const take = (entries: PerformanceEntryList) => {
    if (looking || !entries.some(isStale)) return
    looking = true
    useOutage.setState({ isAway: true })
    lookLater()
  }
  take(performance.getEntriesByType('navigation'))
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'resource' })
  return () => observer.disconnect()
}

/** Browsers tell it on https and on the own machine only. */
function isStale(entry: PerformanceEntry): boolean {
  return (
    entry instanceof PerformanceResourceTiming && (entry.serverTiming ?? []).some(({ name }) => name === STALE_MARK)
  )
}

function lookLater(): void {
  setTimeout(look, LOOK_AGAIN_MS)
}

/** Asks for the head of a page that everybody gets: the server has it in memory. */
async function look(): Promise<void> {
  const isAway = await fetch('/home', { method: 'HEAD', cache: 'no-store' }).then(
    ({ status, headers }) => status === 503 || headers.get('Server-Timing') === STALE_MARK,
    // Without a connection nobody knows.
    () => useOutage.getState().isAway,
  )
  useOutage.setState({ isAway })
  if (isAway) lookLater()
  else looking = false
}
