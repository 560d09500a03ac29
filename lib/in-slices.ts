import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds after which a slice ends with the item at hand: 5 at most with the time of one item. */
const SLICE_MS = 4

/** The items of a long computation; between slices of at most 5 ms other requests get their turn. */
export async function* inSlices<T>(items: Iterable<T>): AsyncGenerator<T> {
  let began = performance.now()
  for (const item of items) {
    yield item
    if (performance.now() - began < SLICE_MS) continue
    await nextTurn()
    began = performance.now()
  }
}
