import type { Thing } from '@/lib/reports/rules'
import type { Hiding } from '@/lib/reviews/server/shapes'

/** A person's report of a thing. */
export type Report = Thing & { reason: string; at: Date }

/** A thing, and why it is hidden if it is. */
export type ThingState = Thing & { hiding: Hiding | null }

/** A thing as operators see it. */
export type ShownThing = Thing & {
  /** The name of its author, owner or uploader. */
  by: string | null
  /** The restaurant that it is, or is about. */
  restaurant: { id: number; name: string } | null
  text: string
  picture: string | null
}

/** A thing with its open reports: how many, since when, and the first few. */
export type ReportedThing = ShownThing & { count: number; since: Date; reasons: { reason: string; at: Date }[] }
export type HiddenThing = ShownThing & { hiding: Hiding }

/** The queue of reports, and what is hidden. */
export type ReportQueue = { waiting: ReportedThing[]; hasMore: boolean; hidden: HiddenThing[] }
