import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from '../scripts/database/migrations'
import { ON_POSTGRES } from './second-engine.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** A SQLite file with all migrations and no rows. */
    templateDatabase: string
    /** The same on PostgreSQL, when the tests run on it. */
    templateUrl: string | null
  }
}

/** Vitest calls this once per run: migrates one database that every process of the tests gets a copy of. */
export default async function migrateTemplate(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-tests-'))
  const template = path.join(folder, 'template.db')
  await applyMigrations(`file:${template}`)
  const server = ON_POSTGRES ? await migrateOnPostgres() : null
  project.provide('templateDatabase', template)
  project.provide('templateUrl', server?.template ?? null)
  return async () => {
    rmSync(folder, { recursive: true, force: true })
    await server?.remove()
  }
}

async function migrateOnPostgres() {
  const { databaseUrl, onServer, startPostgres } = await import('../scripts/testing/postgres-server')
  const server = await startPostgres()
  const name = `plateful_test_${process.pid}`
  await onServer(server.url, `CREATE DATABASE "${name}" TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C' ENCODING 'UTF8'`)
  const template = databaseUrl(server.url, name)
  await applyMigrations(template)
  return {
    template,
    async remove() {
      const made = await onServer(server.url, `SELECT datname FROM pg_database WHERE datname LIKE '${name}%'`)
      for (const { datname } of made) await onServer(server.url, `DROP DATABASE "${datname}" WITH (FORCE)`)
      await server.stop()
    },
  }
}

/** Copies the template for the process of a test file, and returns the URL of the copy. */
export async function copyTemplate(file: string, url: string | null): Promise<string> {
  const copy = `${process.pid}-${Date.now()}`
  if (!url) {
    const target = path.join(path.dirname(file), `${copy}.db`)
    copyFileSync(file, target)
    return `file:${target}`
  }
  const { databaseUrl, onServer } = await import('../scripts/testing/postgres-server')
  const template = new URL(url).pathname.slice(1)
  const name = `${template}_${copy}`
  await onServer(url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`)
  return databaseUrl(url, name)
}

/** Deletes every row and starts the ids at 1 again. Meant for `beforeEach(freshDatabase)`; takes some milliseconds. */
export async function freshDatabase(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  if (!/plateful-tests-|\/plateful_test_/.test(url)) throw new Error(`${url} is not a database of the tests.`)
  const { directRows } = await import('./rows')
  await directRows.clear()
}
