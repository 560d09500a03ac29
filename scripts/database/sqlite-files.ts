/** Files of SQLite without Prisma: where they are, backups while they are in use, and restored backups. */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { messageOf, ROOT } from '../setup/processes.mjs'

/** A step this large copies the database at once, so that a busy server cannot make the copy start over forever. */
const ALL_PAGES = 0x7fffffff

/** The absolute path of a `file:` URL; a relative one starts at the project's root, whatever the working directory. */
export function fileFromUrl(url: string): string {
  if (!url.startsWith('file:')) throw new Error('DATABASE_URL must start with "file:", as in file:./.data/plateful.db')
  return path.resolve(ROOT, url.slice('file:'.length))
}

/** Opens a database file for reading, passes it to `work` and closes it. */
export function readFile<T>(file: string, work: (db: Database.Database) => T): T {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** Refuses a database in use. Merges the log into the file, as SQLite does for the last connection only. */
export function claimAlone(file: string): void {
  const db = new Database(file, { fileMustExist: true, timeout: 1_000 })
  try {
    db.pragma('journal_mode = DELETE')
  } catch (error) {
    if (!hasCode(error, 'SQLITE_BUSY')) throw error
    throw new Error(`${file} is in use. Stop the server first, then try again.`, { cause: error })
  } finally {
    db.close()
  }
}

/** Removes a database and the files that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}

/** The default folder of backups, beside the database. */
export function defaultBackupFile(file: string, now = new Date()): string {
  return path.join(path.dirname(file), 'backups', `${path.basename(file, '.db')}-${timestamp(now)}.db`)
}

/** Copies the database, also while a server writes, to one checked file. Never overwrites a file. */
export async function backUp(file: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already. Name another file.`)
  mkdirSync(path.dirname(target), { recursive: true })
  await copyChecked(file, target)
}

/**
 * Replaces the database with a backup, which is checked first. `prepare` gets a copy of it; when it throws, nothing is
 * replaced. Returns where the replaced database is kept, or null.
 */
export async function restore(
  source: string,
  file: string,
  prepare: (copy: string) => Promise<void>,
  now = new Date(),
): Promise<string | null> {
  if (!existsSync(source)) throw new Error(`${source} does not exist.`)
  assertSound(source)
  mkdirSync(path.dirname(file), { recursive: true })
  const incoming = `${file}.incoming`
  try {
    await copyChecked(source, incoming)
    await prepare(incoming)
    claimAlone(incoming)
    const kept = setAside(file, now)
    renameSync(incoming, file)
    return kept
  } finally {
    removeDatabase(incoming)
  }
}

async function copyChecked(source: string, target: string) {
  const partial = `${target}.partial`
  removeDatabase(partial)
  try {
    const db = new Database(source, { readonly: true, fileMustExist: true })
    try {
      await db.backup(partial, { progress: () => ALL_PAGES })
    } finally {
      db.close()
    }
    claimAlone(partial)
    assertSound(partial)
    renameSync(partial, target)
  } finally {
    removeDatabase(partial)
  }
}

function setAside(file: string, now: Date): string | null {
  if (!existsSync(file)) {
    // SQLite would replay the old write-ahead log into the restored file.
    removeDatabase(file)
    return null
  }
  claimAlone(file)
  const kept = unusedFile(`${file}.before-restore-${timestamp(now)}`)
  renameSync(file, kept)
  removeDatabase(file)
  return kept
}

/** Makes an empty file with this name, or with the first free number, so that no existing file is replaced. */
function unusedFile(name: string, number = 1): string {
  const file = number === 1 ? name : `${name}-${number}`
  try {
    closeSync(openSync(file, 'wx'))
    return file
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    return unusedFile(name, number + 1)
  }
}

/** Throws unless SQLite finds the file intact and it is a database of this project. */
function assertSound(file: string) {
  const fault = faultOf(file)
  if (fault) throw new Error(`${file} cannot be used: ${fault}.`)
}

function faultOf(file: string): string | null {
  try {
    return readFile(file, (db) => {
      const finding = db.pragma('integrity_check', { simple: true })
      if (finding !== 'ok') return `SQLite finds it damaged (${finding})`
      if (db.prepare('PRAGMA foreign_key_check').all().length > 0) return 'it has rows that refer to missing ones'
      const known = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get()
      return known ? null : 'it is not a database of Plateful'
    })
  } catch (error) {
    return hasCode(error, 'SQLITE_NOTADB') ? 'it is not a database' : messageOf(error)
  }
}

/** An instant as a part of a file's name. */
export function timestamp(now: Date): string {
  return now.toISOString().slice(0, 19).replaceAll(':', '-')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
