import { type BoardPart, columnOfPart } from './board-view'
import type { BoardCounts } from './order-board'

/** How many orders there are; when it is not whole there may be more. */
export type PartCount = { value: number; isWhole: boolean }

type Shown = {
  slots: readonly { part: BoardPart; trace?: object }[]
  /** How many orders of each column are not among them. */
  hidden: BoardCounts
}

/**
 * How many orders some parts have. Of those in Preparing that are not shown it is not known in which of its two parts they are:
 * each of these has at least as many as it shows. `hasToStart` says whether both parts are there.
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
