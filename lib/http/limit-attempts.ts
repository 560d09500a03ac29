import { ATTEMPT_LIMITS } from '@/lib/attempt-limits'
import type { Endpoint } from '@/lib/contract/endpoint'
import { countAttempt } from '@/lib/db/attempts'
import type { Deps } from '@/lib/db/deps'
import { clientAddress } from './client-address'

/** Counts a call against the limit of its endpoint; throws `too_many_requests` above it. */
export async function limitAttempts(
  { limits = [] }: Endpoint,
  { request, user }: { request: Request; user: { id: number } | null },
  deps: Deps,
): Promise<void> {
  for (const limit of limits) {
    const by = ATTEMPT_LIMITS[limit].per === 'user' ? user?.id : clientAddress(request.headers)
    if (by !== undefined) await countAttempt({ limit, by }, deps)
  }
}
