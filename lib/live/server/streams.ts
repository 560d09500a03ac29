import { db } from '@/lib/db/client'
import { LiveEvents } from './live-events'
import { Openings } from './openings'

const shared = globalThis as { platefulStreams?: LiveEvents; platefulOpenings?: Openings }

/** The streams of this process. They hang on the global object because a bundler may load this module more than once. */
export const liveEvents: LiveEvents = shared.platefulStreams ?? new LiveEvents(db)
shared.platefulStreams = liveEvents

/** The streams that were opened in this process within the last minute. */
export const openings: Openings = shared.platefulOpenings ?? new Openings()
shared.platefulOpenings = openings
