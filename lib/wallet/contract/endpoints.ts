import { userOut } from '@/lib/accounts/contract/schemas'
import type { Rows } from '@/lib/contract/endpoint'
import { amountBody } from './schemas'

export const walletEndpoints = {
  addFunds: {
    summary: "Adds to the caller's wallet",
    auth: 'account',
    body: amountBody,
    answer: userOut,
    idempotent: true,
  },
  deductFunds: {
    summary: "Takes from the caller's wallet",
    auth: 'account',
    body: amountBody,
    answer: userOut,
    idempotent: true,
  },
} as const satisfies Rows
