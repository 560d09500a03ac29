/** Prepares a clone to run: settings, packages, generated code and data. */
import { accessSync, constants } from 'node:fs'
import { ensureBuild, ensureClient } from './artifacts.mjs'
import { loadEnvironment, writeEnvironment } from './environment.mjs'
import { ensurePackages } from './packages.mjs'
import { parsePort, portFault } from './port.mjs'
import { Problem, ROOT, runNode } from './processes.mjs'
import { task } from './tasks.mjs'

/** Everything except the build, with the developer's own settings and database. */
export async function prepare() {
  assertWritable()
  await task('Settings in .env', () => {
    const written = writeEnvironment()
    loadEnvironment()
    return written ? 'written, with a fresh SESSION_SECRET' : 'there'
  })
  await prepareCode()
  await prepareData()
}

/** What must exist before any code of the project runs. */
export async function prepareCode() {
  assertWritable()
  await task('Packages (takes a minute or two the first time)', ensurePackages)
  await task('Database client', ensureClient)
}

/** Migrates the database in DATABASE_URL, and adds the demo data if there is no account yet. */
export async function prepareData() {
  await prepareTables()
  await task('Demo data', seedOnce)
}

/** Migrates the database in DATABASE_URL. */
export function prepareTables() {
  return task('Database', async () => (await database(['migrate'])).trim().split('\n').at(-1))
}

async function seedOnce() {
  const { openSite } = await import('../database/site.mjs')
  const seeded = await openSite(process.env.DATABASE_URL).seedOnce(() => database(['seed']))
  return seeded ? null : 'there'
}

/** Builds for production unless the build is up to date. */
export function prepareBuild() {
  return task('Production build', ensureBuild)
}

/** Throws, before anything is built, when the server could not use its port. */
export async function assertPort(text) {
  const port = parsePort(text)
  if (port === null) throw new Problem(`"${text}" is not a port. PORT and --port take a number from 1 to 65535.`)
  const fault = await portFault(port)
  if (fault === 'EADDRINUSE') {
    throw new Problem(`Port ${port} is taken. Stop what runs there, or choose another: npm start -- --port ${port + 1}`)
  }
  if (fault) throw new Problem(`Port ${port} cannot be used (${fault}). Choose another: npm start -- --port 3000`)
  return port
}

function database(args) {
  return runNode(['scripts/database.mjs', ...args], { advice: 'The database is not ready; see above.' })
}

function assertWritable() {
  try {
    accessSync(ROOT, constants.W_OK)
  } catch {
    throw new Problem(
      `${ROOT} cannot be written to, but packages, settings, the build and the database go there. Change its owner or permissions, or clone the project where you may write.`,
    )
  }
}
