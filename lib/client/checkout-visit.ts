import { z } from 'zod'
import { readStored, writeStored } from './storage'

const KEY = 'checkoutVisit'

/**
 * The order that this tab has at checkout. It outlives the page, so that going elsewhere by any means, a typed address
 * too, is told from a reload; and it is the tab's own, so that other tabs change nothing about it.
 */
export const checkoutVisit = {
  orderId: (): number | null => readStored(KEY, z.int().positive(), sessionStorage),
  begin: (orderId: number): void => writeStored(KEY, orderId, sessionStorage),
  end: (): void => writeStored(KEY, null, sessionStorage),
}
