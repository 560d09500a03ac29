/** Prepares a clone to run: settings, packages, generated code and data. */
import { accessSync, constants } from 'node:fs'
import { ensureBuild, ensureClient } from './artifacts.mjs'
import { loadEnvironment, writeEnvironment } from './environment.mjs'
import { ensurePackages } from './packages.mjs'
import { parsePort, portFault } from './port.mjs'
import { outcomeOf, Problem, ROOT, run, task } from './processes.mjs'

/** Everything, with the developer's own settings and database. Returns the names of the demo accounts. */
export async function prepareToDevelop() {
  await prepareOwn()
  return prepareData()
}

/** The same with the production build, which needs no database: one core makes it while another fills the tables. */
export async function prepareToServe() {
  await prepareOwn()
  const prepared = database('prepare')
  prepared.catch(() => undefined)
  await prepareBuild()
  return reportData(prepared)
}

async function prepareOwn() {
  assertWritable()
  await task('Settings in .env', () => {
    const written = writeEnvironment()
    loadEnvironment()
    return written ? 'written, with a fresh SESSION_SECRET' : 'there'
  })
  await prepareCode()
  await task('Settings', checkSettings)
}

/** Throws for settings that the server would refuse: it would run, and answer every request with an error. */
export async function checkSettings() {
  const { code, output } = await outcomeOf(process.execPath, ['--import', 'tsx', 'lib/env.ts'])
  if (code !== 0) throw new Problem(/^Error: (The environment .*)/m.exec(output)?.[1] ?? output)
}

/** The packages and the generated client, which all code of the project needs. */
export async function prepareCode() {
  assertWritable()
  await task('Packages (takes a minute or two the first time)', ensurePackages)
  await task('Database client', ensureClient)
}

/** Migrates the database in DATABASE_URL, and adds the demo data if there is no account yet. */
export function prepareData() {
  return reportData(database('prepare'))
}

/**
 * @param {Promise<string>} prepared the output of scripts/database.ts
 * @returns {Promise<string[]>} the names of the demo accounts
 */
async function reportData(prepared) {
  /** @type {string[]} */
  let accounts = []
  await task('Database and demo data', async () => {
    // Warnings may be among the lines.
    const result = (await prepared).split('\n').find((line) => line.startsWith('{"migrated"'))
    const { migrated, seeded, demoAccounts } = JSON.parse(result ?? '')
    accounts = demoAccounts
    return seeded ? null : migrated
  })
  return accounts
}

/** Migrates the database in DATABASE_URL. */
export function prepareTables() {
  return task('Database', async () => (await database('migrate')).trim().split('\n').at(-1))
}

/** Builds for production unless the build is up to date. */
export function prepareBuild() {
  return task('Production build', ensureBuild)
}

/**
 * Throws, before anything is built, when the server could not use its port.
 * @param {string} text
 */
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

/** @param {string} command */
function database(command) {
  return run(process.execPath, ['--import', 'tsx', 'scripts/database.ts', command], {
    advice: 'The database is not ready; see above.',
  })
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
