import type { UserOut } from '@/lib/contracts/users'
import type { UserRow } from '@/lib/db/shapes'
import { dollarsFromCents } from '@/lib/domain/money'

/** A user as its owner sees it (spec §3.1). */
export function userToWire(user: UserRow): UserOut {
  const { walletCents, email, phoneNumber, ...shown } = user
  return { ...shown, email: email ?? '', phoneNumber: phoneNumber ?? '', wallet: dollarsFromCents(walletCents) }
}
