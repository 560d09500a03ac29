/** The location of the database file, and small tasks on it without Prisma. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { ROOT } from '../setup/processes.mjs'

/** The absolute path of a `file:` URL; a relative one starts at the project's root, whatever the working directory. */
export function fileFromUrl(url) {
  if (!url.startsWith('file:')) throw new Error('DATABASE_URL must start with "file:", as in file:./.data/plateful.db')
  return path.resolve(ROOT, url.slice('file:'.length))
}

/** Opens a database file for reading, passes it to `work` and closes it. */
export function readFile(file, work) {
  const db = new Database(file, { readonly: true, fileMustExist: true })
  try {
    return work(db)
  } finally {
    db.close()
  }
}

/** Refuses a database in use and merges its log, as SQLite does for the last connection only: the file is complete. */
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

/** Removes a database and the files that SQLite keeps beside it. */
export function removeDatabase(file) {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
}
