/** A SQLite file, as the commands use it. */
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { backUp, defaultBackupFile, restore } from './backup.mjs'
import { claimAlone, fileFromUrl, readFile, removeDatabase } from './files.mjs'
import { assertKnown, sqliteParts, sqlitePartsMadeBy } from './known-parts.mjs'
import { applyMigrations, diffToSchema, migrationStatus } from './migrations.mjs'

export class SqliteSite {
  #file

  constructor(url) {
    this.#file = fileFromUrl(url)
  }

  async status() {
    return migrationStatus(this.#file)
  }

  /** Applies what is missing. SQLite runs a migration statement by statement, and a failed one leaves the tables half changed. */
  async migrate({ onBackup } = {}) {
    const { pending } = await this.status()
    if (onBackup && pending.length > 0 && existsSync(this.#file)) onBackup(await this.backUp())
    return applyMigrations(this.#file)
  }

  diffLive() {
    return diffToSchema({ file: this.#file })
  }

  /** Opening a missing database would create an empty one. */
  async assertThere() {
    if (!existsSync(this.#file)) throw new Error(`There is no database at ${this.#file}.`)
  }

  /** Throws unless it has exactly the tables, triggers and migrations that this version makes, as far as it is migrated. */
  async assertKnown() {
    const { present, unknown } = await this.status()
    assertKnown(this.#file, unknown, sqliteParts(this.#file), sqlitePartsMadeBy(present))
  }

  /** Removes everything; refused while a server uses it. */
  async clear() {
    if (existsSync(this.#file)) claimAlone(this.#file)
    removeDatabase(this.#file)
  }

  /** Copies the database to a file and returns its path. */
  async backUp(target = defaultBackupFile(this.#file)) {
    await backUp(this.#file, path.resolve(target))
    return path.resolve(target)
  }

  /**
   * Puts a backup in the database's place, unless `prepare`, which gets the URL of a copy, throws. Returns where the
   * present one is kept, or null when there was none.
   */
  restore(source, prepare) {
    return restore(path.resolve(source), this.#file, (copy) => prepare(`file:${copy}`))
  }

  /** An interrupted seed leaves its mark behind and runs again: seeding adds only what is missing. */
  async seedOnce(seed) {
    const unfinished = `${this.#file}.seeding`
    const accounts = this.#ask('SELECT 1 FROM "User" LIMIT 1')
    if (accounts.length > 0 && !existsSync(unfinished)) return false
    writeFileSync(unfinished, '')
    await seed()
    rmSync(unfinished)
    return true
  }

  async demoAccounts() {
    return this.#ask('SELECT "id", "firstName", "restaurantOwner" FROM "User" WHERE "demo" = 1 ORDER BY "id"')
  }

  #ask(sql) {
    return readFile(this.#file, (db) => db.prepare(sql).all())
  }
}
