import 'server-only'
import { fieldError } from '@/lib/errors'

/** Refuses the end of a suspension that has passed. */
export function requireFuture(until: Date | null, now: Date): void {
  if (until && until <= now) throw fieldError('until', 'Until must be in the future')
}
