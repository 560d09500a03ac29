/** Backs up a database while it is in use, and restores a backup. */
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import path from 'node:path'
import Database from 'better-sqlite3'
import { claimAlone, readFile, removeDatabase } from './files.mjs'

/** A step this large copies the database at once, so that a busy server cannot make the copy start over forever. */
const ALL_PAGES = 0x7fffffff

/** The default folder of backups, beside the database. */
export function defaultBackupFile(file, now = new Date()) {
  return path.join(path.dirname(file), 'backups', `${path.basename(file, '.db')}-${timestamp(now)}.db`)
}

/** Copies the database, also while a server writes, to one checked file. Never overwrites a file. */
export async function backUp(file, target) {
  if (existsSync(target)) throw new Error(`${target} exists already. Name another file.`)
  mkdirSync(path.dirname(target), { recursive: true })
  await copyChecked(file, target)
}

/**
 * Replaces the database with a backup, which is checked first, and of which `prepare` gets a copy: nothing is replaced when it throws.
 * Returns where the replaced one is kept, or null.
 */
export async function restore(source, file, prepare, now = new Date()) {
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

async function copyChecked(source, target) {
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

function setAside(file, now) {
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

/** Makes an empty file of this name, or of the first free one with a number, so that nothing that is there is ever replaced. */
function unusedFile(name, number = 1) {
  const file = number === 1 ? name : `${name}-${number}`
  try {
    closeSync(openSync(file, 'wx'))
    return file
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return unusedFile(name, number + 1)
  }
}

/** Throws unless SQLite finds the file intact and it is a database of this project. */
function assertSound(file) {
  const fault = faultOf(file)
  if (fault) throw new Error(`${file} cannot be used: ${fault}.`)
}

function faultOf(file) {
  try {
    return readFile(file, (db) => {
      const [finding] = db.pragma('integrity_check')
      if (finding.integrity_check !== 'ok') return `SQLite finds it damaged (${finding.integrity_check})`
      if (db.pragma('foreign_key_check').length > 0) return 'it has rows that refer to missing ones'
      const known = db.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get()
      return known ? null : 'it is not a database of Plateful'
    })
  } catch (error) {
    return error.code === 'SQLITE_NOTADB' ? 'it is not a database' : error.message
  }
}

/** An instant as a part of a file's name. */
export function timestamp(now) {
  return now.toISOString().slice(0, 19).replaceAll(':', '-')
}
