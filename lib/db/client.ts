import { env } from '@/lib/env'
import { openDatabase } from './database'
import type { Engine } from './engine'

const shared = globalThis as { plateful?: Engine }

/** The database of this process, on the global object: a module that is loaded twice would have two write queues. */
export const db: Engine =
  shared.plateful ??
  openDatabase(env.DATABASE_URL, {
    patienceMs: env.LOCK_PATIENCE_MS,
    writers: env.DATABASE_WRITERS,
    readers: env.DATABASE_READERS,
  })
shared.plateful = db
