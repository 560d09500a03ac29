import { z } from 'zod'
import { readStored, writeStored } from './storage'

const KEY = 'checkoutVisit'
const LEFT_KEY = 'unplacedOrder'
const orderId = z.int().positive()

/**
 * The order that this tab has at checkout. It outlives the page, so that going elsewhere by any means, a typed address
 * too, is told from a reload; and it is the tab's own, so that other tabs change nothing about it.
 *
 * The whole browser knows the order that was left behind unplaced: the next one takes its place, so that looking in at
 * the checkout leaves no trail of orders.
 */
export const checkoutVisit = {
  orderId: (): number | null => readStored(KEY, orderId, sessionStorage),
  begin(id: number): void {
    writeStored(KEY, id, sessionStorage)
    if (checkoutVisit.leftBehind() === id) checkoutVisit.leaveBehind(null)
  },
  end: (): void => writeStored(KEY, null, sessionStorage),
  leftBehind: (): number | null => readStored(LEFT_KEY, orderId),
  /** Notes an order as left behind; null once another has taken its place. */
  leaveBehind: (id: number | null): void => writeStored(LEFT_KEY, id),
}
