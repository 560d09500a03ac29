import { type BoardPart, columnOfPart } from './board-view'
import type { BoardCounts } from './order-board'

/** A number of orders; unless `isWhole`, there may be more. */
export type PartCount = { value: number; isWhole: boolean }

type Shown = {
  slots: readonly { part: BoardPart; trace?: object }[]
  /** The number of hidden orders in each column. */
  hidden: BoardCounts
}

/**
 * Counts the orders of some parts. Hidden orders of Preparing may be in either of its two parts, so each part alone has
 * only a minimum. `hasToStart` says whether both parts exist.
 */
export function countParts(parts: readonly BoardPart[], hasToStart: boolean, { slots, hidden }: Shown): PartCount {
  const shown = slots.filter(({ part, trace }) => !trace && parts.includes(part)).length
  const columns = [...new Set(parts.map(columnOfPart))]
  const isHalf = hasToStart && parts.includes('to_start') !== parts.includes('started')
  const known = columns.filter((column) => !(isHalf && column === 'preparing'))
  return {
    value: known.reduce((sum, column) => sum + hidden[column], shown),
    isWhole: known.length === columns.length || hidden.preparing === 0,
  }
}
