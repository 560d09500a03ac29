import type { Subject } from '@/lib/acts'
import { uploadedHash } from '@/lib/picture-addresses'

/** The kinds of things that people report; an operator can hide the first two. */
export const REPORTED_KINDS = ['review', 'picture', 'restaurant'] as const
export type ReportedKind = (typeof REPORTED_KINDS)[number]

/** Something that was reported or hidden: an uploaded picture goes by the hash of its bytes. */
export type Thing =
  | { kind: 'review'; id: number }
  | { kind: 'restaurant'; id: number }
  | { kind: 'picture'; id: string }

/** A thing as the audit log names it. */
export const subjectOf = ({ kind, id }: Thing): Subject => `${kind} ${id}`

/** The columns that name a thing in a row; exactly one has a value. */
export type ThingColumns = { reviewId: number | null; hash: string | null; restaurantId: number | null }

export function columnsOf({ kind, id }: Thing): ThingColumns {
  return {
    reviewId: kind === 'review' ? id : null,
    hash: kind === 'picture' ? id : null,
    restaurantId: kind === 'restaurant' ? id : null,
  }
}

export function thingOf({ reviewId, hash, restaurantId }: ThingColumns): Thing {
  if (hash !== null) return { kind: 'picture', id: hash }
  return reviewId !== null ? { kind: 'review', id: reviewId } : { kind: 'restaurant', id: restaurantId ?? 0 }
}

/** The thing that a call names; null when such an id cannot be. */
export function readThing(kind: ReportedKind, id: number | string): Thing | null {
  if (kind === 'picture') return typeof id === 'string' && /^[0-9a-f]{64}$/.test(id) ? { kind, id } : null
  const isId = typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 1e15
  return isId ? { kind, id } : null
}

export const MAX_WORDS = 500

/** Something that can be reported, and its name where there is a choice. */
export type Reportable = { thing: Thing; name: string }

/** A picture that can be reported: an uploaded one. */
export function reportedPicture(address: string, name: string): Reportable[] {
  const hash = uploadedHash(address)
  return hash ? [{ thing: { kind: 'picture', id: hash }, name }] : []
}
