import type { SessionOut } from './session-schemas'

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
