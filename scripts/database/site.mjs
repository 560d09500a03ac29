/** The database of a URL, as the commands use it: what each engine does in its own way. */
import { spawnSync } from 'node:child_process'
import { ROOT } from '../setup/processes.mjs'
import { isPostgresUrl } from './postgres-connection.mjs'
import { PostgresSite } from './postgres-site.mjs'
import { SqliteSite } from './sqlite-site.mjs'

/** @returns {SqliteSite | PostgresSite} */
export function openSite(url) {
  return isPostgresUrl(url) ? new PostgresSite(url) : new SqliteSite(url)
}

/** Runs a script that uses the site's own code on a database, and returns its exit code. */
export function runTypeScript(script, args = [], env = {}) {
  // Modules marked server-only refuse to load outside React's server condition.
  const nodeArgs = ['--conditions=react-server', '--import', 'tsx', script, ...args]
  return (
    spawnSync(process.execPath, nodeArgs, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
  )
}

/** Fills in the demo data, once. */
export function seed(args = []) {
  if (runTypeScript('prisma/seed/main.ts', args) !== 0) throw new Error('Seeding failed.')
}
