import { env } from '@/lib/env'
import { openDatabase } from './database'
import type { Engine } from './engine'

const shared = globalThis as { plateful?: Engine }

/**
 * The database of this process. It hangs on the global object because a bundler may load this module more than once,
 * and two write queues would not know of each other.
 */
export const db: Engine =
  shared.plateful ??
  openDatabase(env.DATABASE_URL, {
    patienceMs: env.LOCK_PATIENCE_MS,
    writers: env.DATABASE_WRITERS,
    readers: env.DATABASE_READERS,
  })
shared.plateful = db
