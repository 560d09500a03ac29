import 'server-only'
import type { Tx } from '@/lib/db/database'
import { SIGNUP_WALLET_CENTS } from '@/lib/wallet/rules'
import { changeBalance } from './change-balance'

/** Gives a new account its initial balance, in the transaction that creates the account. */
export async function openWallet(userId: number, within: { tx: Tx; now: Date }): Promise<void> {
  await changeBalance({ userId, amountCents: SIGNUP_WALLET_CENTS, reason: 'signup' }, within)
}
