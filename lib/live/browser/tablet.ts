import { create } from 'zustand'
import { isBoolean, isId, isInteger, isListOf, isObject, type Shaped } from '@/lib/client/shapes'
import { readStored, writeStored } from '@/lib/client/storage'

/** Ids kept per list; older ones belong to earlier days. */
const MAX_IDS = 500

const isTablet = isObject({
  /** When this tablet first opened the board, in milliseconds since the epoch. */
  since: isInteger(0),
  /** The cancellations acknowledged at this tablet. */
  seen: isListOf(isId),
  /** The orders that were printed here. */
  printed: isListOf(isId),
  /** The screen stays on while the board is open. */
  staysAwake: isBoolean,
})
type Tablet = Shaped<typeof isTablet> & { restaurantId: number | null }

const keyOf = (restaurantId: number) => `board_${restaurantId}`
const newTablet = (since: number) => ({ since, seen: [], printed: [], staysAwake: false })

/** This tablet's own state of a restaurant's board. */
export const useTablet = create<Tablet>(() => ({ restaurantId: null, ...newTablet(Number.POSITIVE_INFINITY) }))

function change(edit: (known: Tablet) => Partial<Tablet>): void {
  useTablet.setState(edit)
  const { restaurantId, ...kept } = useTablet.getState()
  if (restaurantId !== null) writeStored(keyOf(restaurantId), kept)
}

export const tablet = {
  open: (restaurantId: number, now: number) =>
    change(() => ({ restaurantId, ...(readStored(keyOf(restaurantId), isTablet) ?? newTablet(now)) })),
  /** Acknowledges a canceled order. */
  see: (id: number) => change(({ seen }) => ({ seen: withId(seen, id) })),
  stayAwake: (staysAwake: boolean) => change(() => ({ staysAwake })),
  notePrinted: (id: number) => change(({ printed }) => ({ printed: withId(printed, id) })),
}

const withId = (known: readonly number[], id: number) => [...new Set([...known, id])].slice(-MAX_IDS)
