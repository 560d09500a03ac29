import 'server-only'
import { fieldError } from '@/lib/errors'

/** Later years have five digits, which sort before all others. */
const LATEST = new Date('9999-12-31T23:59:59.999Z')

/** Refuses the end of a suspension that has passed, or that no database keeps. */
export function requireFuture(until: Date | null, now: Date): void {
  if (until && (until <= now || until > LATEST)) throw fieldError('until', 'Until must be in the future')
}
