/** The database of a URL, as the commands use it: what each engine does in its own way. */

import { isPostgresUrl } from '../../lib/db/engine-of.mjs'
import { runTypeScriptVisibly } from '../setup/processes.mjs'
import { PostgresSite } from './postgres-site.mjs'
import { SqliteSite } from './sqlite-site.mjs'

/** @returns {SqliteSite | PostgresSite} */
export function openSite(url) {
  return isPostgresUrl(url) ? new PostgresSite(url) : new SqliteSite(url)
}

/** Fills in the demo data, once. */
export async function seed(args) {
  if ((await runTypeScriptVisibly('prisma/seed/main.ts', args)) !== 0) throw new Error('Seeding failed.')
}
