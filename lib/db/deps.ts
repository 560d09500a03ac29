import type { Db } from './database'

/** The dependencies of every use case: the database and the current instant. */
export type Deps = { db: Db; now: Date }
