/** Brings a clone to the point where it can run: settings, packages, generated code and data. */
import { accessSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureBuild, ensureClient } from './artifacts.mjs'
import { loadEnvironment, writeEnvironment } from './environment.mjs'
import { ensurePackages } from './packages.mjs'
import { parsePort, portFault } from './port.mjs'
import { Problem, ROOT, runNode } from './processes.mjs'
import { step } from './steps.mjs'

/** Everything but the build, on the developer's own settings and database. */
export async function prepare() {
  assertWritable()
  await step('Settings in .env', () => {
    const written = writeEnvironment()
    loadEnvironment()
    return written ? 'written, with a fresh SESSION_SECRET' : 'there'
  })
  await prepareCode()
  await prepareData()
}

/** What has to be there before any of the project's own code runs. */
export async function prepareCode() {
  assertWritable()
  await step('Packages (takes a minute or two the first time)', ensurePackages)
  await step('Database client', ensureClient)
}

/** Migrates the database that DATABASE_URL names, and fills it with the demo data if nobody has an account yet. */
export async function prepareData() {
  await prepareTables()
  await step('Demo data', seedOnce)
}

/** Migrates the database that DATABASE_URL names. */
export function prepareTables() {
  return step('Database', async () => (await database(['migrate'])).trim().split('\n').at(-1))
}

/** A seed that was cut short leaves its mark behind and is run again: seeding adds only what is missing. */
async function seedOnce() {
  const { fileFromUrl, isEmpty } = await import('../database/files.mjs')
  const file = fileFromUrl(process.env.DATABASE_URL)
  const unfinished = `${file}.seeding`
  if (!isEmpty(file) && !existsSync(unfinished)) return 'there'
  writeFileSync(unfinished, '')
  await database(['seed'])
  rmSync(unfinished)
  return null
}

/** Builds for production what is not built yet. */
export function prepareBuild() {
  return step('Production build', ensureBuild)
}

/** Throws, before anything is built, when the server could not have its port. */
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
  return runNode([path.join('scripts', 'database.mjs'), ...args], { advice: 'The database is not ready; see above.' })
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
