import { create } from 'zustand'
import { isBoolean, isId, isInteger, isListOf, isObject } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'
import type { Seen } from '@/lib/domain/board-view'

/** Ids kept per list; older ones are of other days. */
const MAX_IDS = 500

const isIds = isListOf(isId)
const isTablet = isObject({ since: isInteger(0), seen: isIds, printed: isIds, staysAwake: isBoolean })

type Tablet = {
  restaurantId: number | null
  /** The cancellations that were seen at this tablet. */
  seen: Seen
  /** The orders that were printed here. */
  printed: readonly number[]
  /** Its screen stays on while the board is open. */
  staysAwake: boolean
}

const keyOf = (restaurantId: number) => `board_${restaurantId}`

/** What this tablet remembers of a restaurant's board. */
export const useTablet = create<Tablet>(() => ({
  restaurantId: null,
  seen: { since: Number.POSITIVE_INFINITY, ids: [] },
  printed: [],
  staysAwake: false,
}))

export const tablet = {
  open(restaurantId: number, now: number): void {
    const kept = readStored(keyOf(restaurantId), isTablet)
    useTablet.setState({
      restaurantId,
      seen: { since: kept?.since ?? now, ids: kept?.seen ?? [] },
      printed: kept?.printed ?? [],
      staysAwake: kept?.staysAwake ?? false,
    })
    if (!kept) write()
  },
  /** Somebody here knows that an order was canceled. */
  see(id: number): void {
    useTablet.setState(({ seen }) => ({ seen: { ...seen, ids: withId(seen.ids, id) } }))
    write()
  },
  stayAwake(staysAwake: boolean): void {
    useTablet.setState({ staysAwake })
    write()
  },
  notePrinted(id: number): void {
    useTablet.setState(({ printed }) => ({ printed: withId(printed, id) }))
    write()
  },
}

const withId = (known: readonly number[], id: number) => [...new Set([...known, id])].slice(-MAX_IDS)

function write(): void {
  const { restaurantId, seen, printed, staysAwake } = useTablet.getState()
  if (restaurantId !== null)
    writeStored(keyOf(restaurantId), { since: seen.since, seen: seen.ids, printed, staysAwake })
}
