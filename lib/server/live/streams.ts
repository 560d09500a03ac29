import { db } from '@/lib/db/client'
import { LiveEvents } from './live-events'

const shared = globalThis as { platefulStreams?: LiveEvents }

/** The streams of this process. They hang on the global object because a bundler may load this module more than once. */
export const liveEvents: LiveEvents = shared.platefulStreams ?? new LiveEvents(db)
shared.platefulStreams = liveEvents
