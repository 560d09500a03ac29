import type { DirectRows } from './direct-rows'
import { postgresRows } from './postgres-rows'
import { ON_POSTGRES } from './second-engine.mjs'
import { sqliteRows } from './sqlite-rows'

/** Direct access to the database of the engine that the tests run on. */
export const directRows: DirectRows = ON_POSTGRES ? postgresRows : sqliteRows
