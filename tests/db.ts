import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import type { TestProject } from 'vitest/node'
import { applyMigrations } from '../scripts/database/migrations.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database file with all migrations and no rows. */
    templateDatabase: string
  }
}

/** Vitest calls this once per run: migrates one file that every test file gets a copy of. */
export default async function migrateTemplate(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-tests-'))
  const template = path.join(folder, 'template.db')
  await applyMigrations(template)
  project.provide('templateDatabase', template)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Copies the template for the test file that is about to run, and returns the path of the copy. */
export function copyTemplate(template: string): string {
  const file = path.join(path.dirname(template), `${process.pid}-${Date.now()}.db`)
  copyFileSync(template, file)
  return file
}

let connection: Database.Database | undefined

/**
 * Deletes every row and starts the ids at 1 again. Meant for `beforeEach(freshDatabase)`; takes about a millisecond.
 * Uses a separate connection, so no write of the code under test may be open meanwhile.
 */
export function freshDatabase(): void {
  connection ??= openTestDatabase()
  const tables = connection
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_prisma%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\'",
    )
    .pluck()
    .all()
  // Its rows come with the migrations, and are only ever counted up.
  const statements = tables.filter((table) => table !== 'ContentVersion').map((table) => `DELETE FROM "${table}";`)
  // Without foreign keys, the order of the tables does not matter.
  connection.pragma('foreign_keys = OFF')
  connection.exec(`BEGIN; ${statements.join(' ')} COMMIT;`)
}

function openTestDatabase() {
  const url = process.env.DATABASE_URL ?? ''
  if (!path.basename(path.dirname(url)).startsWith('plateful-tests-')) {
    throw new Error(`${url} is not a database of the tests.`)
  }
  return new Database(url.slice('file:'.length))
}
