import { env } from '@/lib/env'
import { openDatabase } from './database'

type Opened = ReturnType<typeof openDatabase>
const shared = globalThis as { plateful?: Opened }

/**
 * The database of this process. It hangs on the global object because a bundler may load this module more than once,
 * and two write queues would not know of each other.
 */
export const db: Opened = shared.plateful ?? openDatabase(env.DATABASE_URL, { patienceMs: env.LOCK_PATIENCE_MS })
shared.plateful = db

export type { Db, Tx } from './database'
