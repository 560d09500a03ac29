import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { withChecks } from './checks'
import {
  applyMigrations,
  diffOfMigrations,
  diffToSchema,
  FOLDERS,
  migrationStatus,
  migrationsOnDisk,
  writeMigration,
} from './migrations'

let folder: string
let file: string
let url: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-migrations-'))
  file = path.join(folder, 'new', 'plateful.db')
  url = `file:${file}`
})

afterEach(() => rmSync(folder, { recursive: true }))

const broken = () => [...migrationsOnDisk(), { name: '29990101000000_broken', sql: 'CREATE TABEL "x" (id INTEGER);' }]

describe('applying migrations', () => {
  test('applying creates the folder and the file, and a second run changes nothing', async () => {
    const names = migrationsOnDisk().map(({ name }) => name)
    expect(await applyMigrations(url)).toEqual(names)
    expect(await applyMigrations(url)).toEqual([])
    expect(await migrationStatus(url)).toMatchObject({ pending: [], edited: [] })
  })

  test('applying releases the lock of the file when it is done', async () => {
    await applyMigrations(url)
    const db = new Database(file, { timeout: 0 })
    expect(() => db.pragma('journal_mode = WAL')).not.toThrow()
    db.close()
  })

  test('applying is refused while a server has the database open', async () => {
    mkdirSync(path.dirname(file))
    const server = new Database(file)
    server.pragma('journal_mode = WAL')
    server.exec('CREATE TABLE t (x)')
    await expect(applyMigrations(url)).rejects.toThrow('is in use')
    server.close()
    expect((await migrationStatus(url)).pending).not.toEqual([])
  })

  test('a migration that fails is reported, and blocks those after it', async () => {
    await expect(applyMigrations(url, broken())).rejects.toThrow(/29990101000000_broken[\s\S]*TABEL/)
    await expect(applyMigrations(url, broken())).rejects.toThrow('failed migrations')
  })

  test('a migration that was edited after it had been applied is reported', async () => {
    await applyMigrations(url)
    const edited = migrationsOnDisk().map(({ name, sql }) => ({ name, sql: `${sql}\n-- one more thought\n` }))
    expect(await migrationStatus(url, edited)).toMatchObject({ pending: [], edited: edited.map(({ name }) => name) })
  })
})

describe('comparing with schema.prisma', () => {
  test('the migrations lead to exactly the schema', async () => {
    expect(await diffOfMigrations()).toBeNull()
  })

  test('a migrated database matches the schema', async () => {
    await applyMigrations(url)
    expect(await diffToSchema(url)).toBeNull()
  })

  test('a new column and a removed table become SQL', async () => {
    await applyMigrations(url)
    const db = new Database(file)
    db.exec('DROP TABLE "Heartbeat"')
    db.close()
    const schema = readFileSync('prisma/schema.prisma', 'utf8').replace(
      'model Image {',
      'model Image {\n  note String?',
    )
    const sql = await diffToSchema(url, schema)
    expect(sql).toContain('ALTER TABLE "Image" ADD COLUMN "note" TEXT')
    expect(sql).toContain('CREATE TABLE "Heartbeat"')
  })
})

describe('CHECK constraints', () => {
  const withLine = (line: string) =>
    readFileSync('prisma/schema.prisma', 'utf8').replace(/^ {2}cancelText .*/m, `$&\n  ${line}`)

  test('the migrations of PostgreSQL have every one that the schema states', () => {
    expect(withChecks('postgres', null, migrationsOnDisk(FOLDERS.postgres))).toBeNull()
  })

  test('a limited column is added with its own, and its table is not made anew', async () => {
    const schema = withLine('heat Int @default(0) /// @check 0..3')
    const check = 'CONSTRAINT "Order_heat_range_check" CHECK ("heat" BETWEEN 0 AND 3);'
    expect(await diffOfMigrations(schema)).toBe(
      `ALTER TABLE "Order" ADD COLUMN "heat" INTEGER NOT NULL DEFAULT 0\n    ${check}\n`,
    )
    expect(withChecks('postgres', '', migrationsOnDisk(FOLDERS.postgres), schema)).toContain(
      `ALTER TABLE "Order"\n    ADD ${check}`,
    )
  })

  test('a table that is made anew keeps all of its own', async () => {
    const schema = withLine('heat Int').replace(/^ {2}canceledAt .*\n/m, '')
    const sql = await diffOfMigrations(schema)
    expect(sql).toContain('CREATE TABLE "new_Order"')
    expect(sql?.match(/CONSTRAINT "Order_\w+_check"/g)?.length).toBeGreaterThan(15)
  })

  test('SQLite cannot limit a column that exists', async () => {
    const schema = readFileSync('prisma/schema.prisma', 'utf8').replace('/// @check 1..99', '/// @check 1..98')
    await expect(diffOfMigrations(schema)).rejects.toThrow('"quantity" BETWEEN 1 AND 98')
  })

  test('an unknown limit is refused', async () => {
    await expect(diffOfMigrations(withLine('heat Int? /// @check hot'))).rejects.toThrow('@check hot')
  })
})

describe('writing a migration', () => {
  const now = new Date('2026-12-01T08:09:10Z')

  test('a new migration is put in a folder that sorts by time', () => {
    const written = writeMigration('add_note', 'SELECT 1;', { folder, now })
    expect(written).toBe(path.join(folder, '20261201080910_add_note', 'migration.sql'))
    expect(migrationsOnDisk(folder)).toEqual([{ name: '20261201080910_add_note', sql: 'SELECT 1;' }])
  })

  test.each(['', 'Add note', '../escape', 'add-note'])('the name %j is refused', (name) => {
    expect(() => writeMigration(name, 'SELECT 1;', { folder, now })).toThrow("A migration's name")
    expect(existsSync(path.join(folder, `20261201080910_${name}`))).toBe(false)
  })
})
