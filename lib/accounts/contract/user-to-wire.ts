import type { UserRow } from '@/lib/db/shapes'
import { dollarsFromCents } from '@/lib/money'
import type { UserOut } from './schemas'

/** A user as its owner sees it (spec §3.1). */
export function userToWire(user: UserRow): UserOut {
  const { walletCents, email, phoneNumber, ...shown } = user
  return { ...shown, email: email ?? '', phoneNumber: phoneNumber ?? '', wallet: dollarsFromCents(walletCents) }
}
