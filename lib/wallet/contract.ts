import * as z from 'zod/mini'
import { userOut } from '@/lib/accounts/contract/schemas'
import { userToWire } from '@/lib/accounts/contract/wire'
import type { Rows } from '@/lib/contract/endpoint'
import { dollars } from '@/lib/contract/fields'

const MAX_AMOUNT_CENTS = 1_000_000
/** The wallet calls: dollars above 0, at most 10 000. */
const amountBody = z
  .object({
    amount: dollars(
      'Amount',
      { min: 1, max: MAX_AMOUNT_CENTS },
      'Amount must be above 0 and at most 10,000, with at most two decimals',
    ),
  })
  .register(z.globalRegistry, { id: 'Amount' })

const amountInput = ({ amount }: z.output<typeof amountBody>) => ({ amountCents: amount })

export const walletEndpoints = {
  addFunds: {
    summary: "Adds to the caller's wallet",
    description: 'At most $10,000 a call. Each change is an entry of the ledger, whose sum is the balance.',
    auth: 'account',
    ownAccount: true,
    body: amountBody,
    toInput: amountInput,
    answer: userOut,
    toWire: userToWire,
    idempotent: true,
    limitsAccount: true,
  },
  deductFunds: {
    summary: "Takes from the caller's wallet",
    description: 'Never below zero: 402 when the balance is short.',
    failures: [402],
    auth: 'account',
    ownAccount: true,
    body: amountBody,
    toInput: amountInput,
    answer: userOut,
    toWire: userToWire,
    idempotent: true,
    limitsAccount: true,
  },
} as const satisfies Rows
