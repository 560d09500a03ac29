import { env } from '@/lib/env'
import { openDatabase } from './database'
import type { Engine } from './engine'

const shared = globalThis as { plateful?: Engine }

/** This process's database, on the global object: a module loaded twice would have two write queues. */
export const db: Engine =
  shared.plateful ??
  openDatabase(env.DATABASE_URL, {
    patienceMs: env.LOCK_PATIENCE_MS,
    writers: env.DATABASE_WRITERS,
    readers: env.DATABASE_READERS,
  })
shared.plateful = db
