import type { Db } from '@/lib/db/database'

/** What every use case is handed: the database and the current instant. */
export type Deps = { db: Db; now: Date }
