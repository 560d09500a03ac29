/** The schema of PostgreSQL, which is that of prisma/schema.prisma. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes.mjs'

export const SCHEMA_FILE = path.join(ROOT, 'prisma', 'schema.prisma')
/** Beside the client that is generated from it. */
export const POSTGRES_SCHEMA_FILE = path.join(ROOT, 'lib', 'db', 'generated', 'postgres.prisma')

/** The same models for PostgreSQL. The client keeps plain numbers. */
export function postgresSchema(schema = readFileSync(SCHEMA_FILE, 'utf8')) {
  return schema
    .replace('provider = "sqlite"', 'provider = "postgresql"')
    .replace('output       = "../lib/db/generated"', 'output       = "./postgres"')
}

/**
 * The same with the columns as they are made: SQLite's integers have 64 bits, and the dearest order or a large id would not fit
 * into PostgreSQL's with 32. Only for migrations, since a client made of it would give out bigints.
 * @param {string} [schema]
 */
export function postgresTables(schema) {
  return postgresSchema(schema).replace(/^(\s+\w+\s+)Int\b/gm, '$1BigInt')
}

/** Writes the schema where Prisma's generator reads it. */
export function writePostgresSchema() {
  mkdirSync(path.dirname(POSTGRES_SCHEMA_FILE), { recursive: true })
  writeFileSync(POSTGRES_SCHEMA_FILE, postgresSchema())
}
