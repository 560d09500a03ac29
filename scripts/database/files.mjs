/** Where the database file is, and small things done to it without Prisma. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import Database from 'better-sqlite3'

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/**
 * The absolute path behind a `file:` URL such as file:./.data/plateful.db. A relative one starts at the project's root,
 * wherever the command was called from.
 */
export function fileFromUrl(url) {
  if (!url.startsWith('file:')) throw new Error('DATABASE_URL must start with "file:", as in file:./.data/plateful.db')
  return path.resolve(ROOT, url.slice('file:'.length))
}

/** Opens a database file for reading, hands it to `work` and closes it. */
export function readFile(file, work) {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/**
 * Makes sure that no other process has the database open, and folds its write-ahead log into it: SQLite leaves the
 * WAL mode only for the last connection. The file is then complete without its companions.
 */
export function claimAlone(file) {
  const db = new Database(file, { fileMustExist: true, timeout: 1_000 })
  try {
    db.pragma('journal_mode = DELETE')
  } catch (error) {
    if (error.code !== 'SQLITE_BUSY') throw error
    throw new Error(`${file} is in use. Stop the server first, then try again.`, { cause: error })
  } finally {
    db.close()
  }
}

/** Removes a database with the files that SQLite keeps beside it. */
export function removeDatabase(file) {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}

/** True when nobody has an account yet. */
export function isEmpty(file) {
  return readFile(file, (db) => db.prepare('SELECT 1 FROM "User" LIMIT 1').get() === undefined)
}

/** The accounts that the buttons of the login page enter, as `{ id, firstName, restaurantOwner }`. */
export function demoAccounts(file) {
  return readFile(file, (db) =>
    db.prepare('SELECT "id", "firstName", "restaurantOwner" FROM "User" WHERE "demo" = 1 ORDER BY "id"').all(),
  )
}
