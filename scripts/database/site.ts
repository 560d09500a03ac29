import { isPostgresUrl } from '../../lib/db/engine'
import { PostgresSite } from './postgres-site'
import { SqliteSite } from './sqlite-site'

/** The database of a URL, as the commands use it. Each engine has its own implementation. */
export type Site = {
  /** Applies the missing migrations and returns their names. `onBackup` is told of the copy that is made before. */
  migrate(onBackup?: (file: string) => void): Promise<string[]>
  assertThere(): Promise<void>
  /** Throws unless it has exactly the tables and triggers that its migrations make, and no unknown migration. */
  assertKnown(): Promise<void>
  /** Removes everything; refused while a server uses it. */
  clear(): Promise<void>
  /** Copies the database to a file and returns its path. Never overwrites a file. */
  backUp(target?: string): Promise<string>
  /**
   * Puts a backup in the database's place unless `prepare`, which gets the URL of a database with its rows, throws.
   * Returns where the present one is kept, or null when there was none.
   */
  restore(source: string, prepare: (url: string) => Promise<void>): Promise<string | null>
  /** Calls `seed` unless the demo data is there; returns whether it did. */
  seedOnce(seed: () => Promise<void>): Promise<boolean>
  /** `restaurantOwner` is 0 or 1 on SQLite. */
  demoAccounts(): Promise<{ firstName: string; restaurantOwner: boolean | number }[]>
}

export function openSite(url: string): Site {
  return isPostgresUrl(url) ? new PostgresSite(url) : new SqliteSite(url)
}
