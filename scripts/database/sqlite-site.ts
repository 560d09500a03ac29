import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { assertKnown, sqliteParts, sqlitePartsMadeBy } from './known-parts'
import { applyMigrations, migrationStatus } from './migrations'
import { backUp, claimAlone, defaultBackupFile, fileFromUrl, readFile, removeDatabase, restore } from './sqlite-files'

/** A SQLite file, as the commands use it. */
export class SqliteSite {
  readonly #url: string
  readonly #file: string

  constructor(url: string) {
    this.#url = url
    this.#file = fileFromUrl(url)
  }

  /** SQLite runs a migration statement by statement, and a failed one leaves the tables half changed. */
  async migrate(onBackup?: (file: string) => void): Promise<string[]> {
    const { pending } = await migrationStatus(this.#url)
    if (onBackup && pending.length > 0 && existsSync(this.#file)) onBackup(await this.backUp())
    return applyMigrations(this.#url)
  }

  /** Opening a missing database would create an empty one. */
  async assertThere(): Promise<void> {
    if (!existsSync(this.#file)) throw new Error(`There is no database at ${this.#file}.`)
  }

  async assertKnown(): Promise<void> {
    const { present, unknown } = await migrationStatus(this.#url)
    assertKnown(this.#file, unknown, sqliteParts(this.#file), sqlitePartsMadeBy(present))
  }

  async clear(): Promise<void> {
    if (existsSync(this.#file)) claimAlone(this.#file)
    removeDatabase(this.#file)
  }

  async backUp(target = defaultBackupFile(this.#file)): Promise<string> {
    await backUp(this.#file, path.resolve(target))
    return path.resolve(target)
  }

  restore(source: string, prepare: (url: string) => Promise<void>): Promise<string | null> {
    return restore(path.resolve(source), this.#file, (copy) => prepare(`file:${copy}`))
  }

  /** An interrupted seed leaves its mark behind and runs again: seeding adds only the missing rows. */
  async seedOnce(seed: () => Promise<void>): Promise<boolean> {
    const unfinished = `${this.#file}.seeding`
    const accounts = this.#ask('SELECT 1 FROM "User" LIMIT 1')
    if (accounts.length > 0 && !existsSync(unfinished)) return false
    writeFileSync(unfinished, '')
    await seed()
    rmSync(unfinished)
    return true
  }

  async demoAccounts(): Promise<{ firstName: string; restaurantOwner: number }[]> {
    return this.#ask('SELECT "firstName", "restaurantOwner" FROM "User" WHERE "demo" = 1 ORDER BY "id"')
  }

  #ask<Row>(sql: string): Row[] {
    return readFile(this.#file, (db) => db.prepare<[], Row>(sql).all())
  }
}
