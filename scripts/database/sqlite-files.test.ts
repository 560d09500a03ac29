import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { backUp, defaultBackupFile, restore } from './sqlite-files'

let folder: string
let file: string
let backup: string
let open: Database.Database[]

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-backup-'))
  file = path.join(folder, 'plateful.db')
  backup = path.join(folder, 'copies', 'monday.db')
  open = []
})

afterEach(() => {
  for (const db of open) db.close()
  rmSync(folder, { recursive: true })
})

/** A database as a running server has it: open, in WAL mode, the latest rows in its log only. */
function serve(at = file) {
  if (!existsSync(at)) writeFileSync(at, readFileSync(inject('templateDatabase')))
  const db = new Database(at)
  db.pragma('journal_mode = WAL')
  open.push(db)
  return db
}

function stop(db: Database.Database) {
  db.close()
  open = open.filter((other) => other !== db)
}

function beat(db: Database.Database, at: string) {
  db.prepare('INSERT INTO "Heartbeat" ("id", "at") VALUES (1, ?) ON CONFLICT DO UPDATE SET "at" = excluded."at"').run(
    at,
  )
}

/** A `prepare` that leaves the copy of the backup unchanged. */
async function asIs() {}

function lastBeat(at: string) {
  const db = new Database(at, { readonly: true })
  open.push(db)
  return db.prepare('SELECT "at" FROM "Heartbeat"').pluck().get()
}

describe('backing up', () => {
  test('a backup has everything that a running server has committed, in one file', async () => {
    beat(serve(), 'monday')
    await backUp(file, backup)
    expect(readdirSync(path.dirname(backup))).toEqual(['monday.db'])
    expect(lastBeat(backup)).toBe('monday')
  })

  test('a backup leaves out a transaction that is still open', async () => {
    const db = serve()
    beat(db, 'monday')
    db.exec('BEGIN')
    beat(db, 'tuesday')
    await backUp(file, backup)
    expect(lastBeat(backup)).toBe('monday')
  })

  test('a backup never overwrites a file', async () => {
    serve()
    await backUp(file, backup)
    await expect(backUp(file, backup)).rejects.toThrow('exists already')
  })

  test('a backup goes beside the database when no file is named', () => {
    const now = new Date('2026-12-01T08:09:10Z')
    expect(defaultBackupFile(file, now)).toBe(path.join(folder, 'backups', 'plateful-2026-12-01T08-09-10.db'))
  })
})

describe('restoring', () => {
  test('restoring brings the backup back and keeps the replaced database', async () => {
    const db = serve()
    beat(db, 'monday')
    await backUp(file, backup)
    beat(db, 'tuesday')
    stop(db)
    const kept = await restore(backup, file, asIs)
    expect(lastBeat(file)).toBe('monday')
    expect(lastBeat(String(kept))).toBe('tuesday')
    expect(lastBeat(backup)).toBe('monday')
  })

  test('two restores at the same instant keep both of the replaced databases [T53]', async () => {
    const db = serve()
    beat(db, 'monday')
    await backUp(file, backup)
    beat(db, 'tuesday')
    stop(db)
    const now = new Date()
    const first = await restore(backup, file, asIs, now)
    const second = await restore(backup, file, asIs, now)
    expect([lastBeat(String(first)), lastBeat(String(second))]).toEqual(['tuesday', 'monday'])
  })

  test('nothing is replaced when the copy of a backup is refused', async () => {
    const db = serve()
    await backUp(file, backup)
    beat(db, 'tuesday')
    stop(db)
    await expect(restore(backup, file, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
    expect(lastBeat(file)).toBe('tuesday')
    expect(readdirSync(folder).filter((name) => /incoming|partial|before/.test(name))).toEqual([])
  })

  test('restoring is not undone by a log that the old database left behind', async () => {
    beat(serve(), 'monday')
    await backUp(file, backup)
    // As after a crash: the database is gone but its log is not.
    const crashed = path.join(folder, 'crashed.db')
    beat(serve(crashed), 'tuesday')
    const target = path.join(folder, 'target.db')
    for (const suffix of ['-wal', '-shm']) writeFileSync(target + suffix, readFileSync(crashed + suffix))
    expect(await restore(backup, target, asIs)).toBeNull()
    expect(lastBeat(target)).toBe('monday')
  })

  test('restoring is refused while a server has the database open, and changes nothing [T53]', async () => {
    const db = serve()
    beat(db, 'monday')
    await backUp(file, backup)
    beat(db, 'tuesday')
    await expect(restore(backup, file, asIs)).rejects.toThrow('is in use')
    expect(lastBeat(file)).toBe('tuesday')
    expect(readdirSync(folder).filter((name) => /incoming|partial|before/.test(name))).toEqual([])
  })

  test.each([
    ['garbage', () => writeFileSync(backup, 'SELECT * FROM dinner; '.repeat(500)), 'it is not a database'],
    ['an empty file', () => writeFileSync(backup, ''), 'it is not a database of Plateful'],
    [
      'another program’s database',
      () => new Database(backup).exec('CREATE TABLE t (x)').close(),
      'not a database of Plateful',
    ],
    ['half a database', () => writeFileSync(backup, readFileSync(file).subarray(0, 60_000)), 'cannot be used'],
  ])('restoring is refused with %s, and changes nothing', async (_what, make, reason) => {
    beat(serve(), 'monday')
    backup = path.join(folder, 'bad.db')
    make()
    await expect(restore(backup, file, asIs)).rejects.toThrow(reason)
    expect(lastBeat(file)).toBe('monday')
  })

  test('restoring from a file that does not exist says so', async () => {
    await expect(restore(backup, file, asIs)).rejects.toThrow('does not exist')
  })
})
