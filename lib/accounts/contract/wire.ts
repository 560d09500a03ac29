import type { UserRow } from '@/lib/db/shapes'
import { dollarsFromCents } from '@/lib/money'
import type { UserOut } from './schemas'
import type { SessionOut } from './session-schemas'

/** A user as its owner sees it (spec §3.1). */
export function userToWire(user: UserRow): UserOut {
  const { walletCents, email, phoneNumber, ...shown } = user
  return { ...shown, email: email ?? '', phoneNumber: phoneNumber ?? '', wallet: dollarsFromCents(walletCents) }
}

type SessionRow = { id: number; device: string; createdAt: Date; lastSeenAt: Date }

/** A session for its user; `currentId` is the session of the request. */
export function sessionToWire({ id, device, createdAt, lastSeenAt }: SessionRow, currentId: number): SessionOut {
  return {
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === currentId,
  }
}
