import type { Db } from '@/lib/db/database'

/** The dependencies of every use case: the database and the current instant. */
export type Deps = { db: Db; now: Date }
