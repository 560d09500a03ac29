import { env } from '@/lib/env'
import { processWide } from '@/lib/process-wide'
import { openDatabase } from './database'
import type { Engine } from './engine'

/** This process's database: one queue for its writes. */
export const db: Engine = processWide('database', () =>
  openDatabase(env.DATABASE_URL, {
    patienceMs: env.LOCK_PATIENCE_MS,
    writers: env.DATABASE_WRITERS,
    readers: env.DATABASE_READERS,
  }),
)
