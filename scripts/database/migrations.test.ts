import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeMigration } from './migration-files.mjs'
import { applyMigrations, diffToSchema, migrationStatus, migrationsOnDisk } from './migrations.mjs'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-migrations-'))
  file = path.join(folder, 'new', 'plateful.db')
})

afterEach(() => rmSync(folder, { recursive: true }))

const broken = () => [...migrationsOnDisk(), { name: '29990101000000_broken', sql: 'CREATE TABEL "x" (id INTEGER);' }]

describe('applying migrations', () => {
  test('applying creates the folder and the file, and a second run changes nothing', async () => {
    const names = migrationsOnDisk().map(({ name }) => name)
    expect(await applyMigrations(file)).toEqual(names)
    expect(await applyMigrations(file)).toEqual([])
    expect(migrationStatus(file)).toMatchObject({ pending: [], edited: [] })
  })

  test('applying releases the lock of the file when it is done', async () => {
    await applyMigrations(file)
    const db = new Database(file, { timeout: 0 })
    expect(() => db.pragma('journal_mode = WAL')).not.toThrow()
    db.close()
  })

  test('applying is refused while a server has the database open', async () => {
    mkdirSync(path.dirname(file))
    const server = new Database(file)
    server.pragma('journal_mode = WAL')
    server.exec('CREATE TABLE t (x)')
    await expect(applyMigrations(file)).rejects.toThrow('is in use')
    server.close()
    expect(migrationStatus(file).pending).not.toEqual([])
  })

  test('a migration that fails is reported, and blocks those after it', async () => {
    await expect(applyMigrations(file, broken())).rejects.toThrow(/29990101000000_broken[\s\S]*TABEL/)
    await expect(applyMigrations(file, broken())).rejects.toThrow('failed migrations')
  })

  test('a migration that was edited after it had been applied is reported', async () => {
    await applyMigrations(file)
    const edited = migrationsOnDisk().map(({ name, sql }) => ({ name, sql: `${sql}\n-- one more thought\n` }))
    expect(migrationStatus(file, edited)).toMatchObject({ pending: [], edited: edited.map(({ name }) => name) })
  })
})

describe('comparing with schema.prisma', () => {
  test('the migrations lead to exactly the schema', async () => {
    expect(await diffToSchema()).toBeNull()
  })

  test('a migrated database matches the schema', async () => {
    await applyMigrations(file)
    expect(await diffToSchema({ file })).toBeNull()
  })

  test('a new column and a removed table become SQL', async () => {
    await applyMigrations(file)
    const db = new Database(file)
    db.exec('DROP TABLE "Heartbeat"')
    db.close()
    const schema = readFileSync('prisma/schema.prisma', 'utf8').replace(
      'model Image {',
      'model Image {\n  note String?',
    )
    const sql = await diffToSchema({ file, schema })
    expect(sql).toContain('ALTER TABLE "Image" ADD COLUMN "note" TEXT')
    expect(sql).toContain('CREATE TABLE "Heartbeat"')
  })
})

describe('writing a migration', () => {
  const now = new Date('2026-12-01T08:09:10Z')

  test('a new migration is put in a folder that sorts by time', () => {
    const written = writeMigration('add_note', 'SELECT 1;', { directory: folder, now })
    expect(written).toBe(path.join(folder, '20261201080910_add_note', 'migration.sql'))
    expect(migrationsOnDisk(folder)).toEqual([{ name: '20261201080910_add_note', sql: 'SELECT 1;' }])
  })

  test.each(['', 'Add note', '../escape', 'add-note'])('the name %j is refused', (name) => {
    expect(() => writeMigration(name, 'SELECT 1;', { directory: folder, now })).toThrow("A migration's name")
    expect(existsSync(path.join(folder, `20261201080910_${name}`))).toBe(false)
  })
})
