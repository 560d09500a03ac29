import * as z from 'zod/mini'
import { dollars } from '@/lib/contract/fields'

const MAX_AMOUNT_CENTS = 1_000_000
/** The wallet calls: dollars above 0, at most 10 000. */
export const amountBody = z
  .object({
    amount: dollars(
      'Amount',
      { min: 1, max: MAX_AMOUNT_CENTS },
      'Amount must be above 0 and at most 10,000, with at most two decimals',
    ),
  })
  .register(z.globalRegistry, { id: 'Amount' })
