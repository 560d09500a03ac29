import Database from 'better-sqlite3'
import type { ContentVersion } from './content-version'

/**
 * Follows the versions of the content of a database file, whoever writes to it. SQLite tells cheaply whether anything was committed
 * by another connection since it was asked last, so it is asked on a connection of its own and reads the versions only then.
 */
export class ContentVersions {
  readonly #path: string
  #connection: Database.Database | null = null
  /** Kept, since it is asked for each request. */
  #askCommits: Database.Statement | null = null
  #commits = -1
  #known: ContentVersion | null = null

  constructor(url: string) {
    this.#path = url.replace(/^file:/, '')
  }

  /** The versions as they are committed now; null while the file cannot be read. */
  now(): ContentVersion | null {
    try {
      this.#connection ??= new Database(this.#path, { readonly: true, fileMustExist: true })
      this.#askCommits ??= this.#connection.prepare('PRAGMA data_version').pluck()
      const commits = Number(this.#askCommits.get())
      if (commits !== this.#commits) {
        this.#known = readVersions(this.#connection)
        this.#commits = commits
      }
      return this.#known
    } catch {
      this.close()
      return null
    }
  }

  close(): void {
    this.#connection?.close()
    this.#connection = null
    this.#askCommits = null
    this.#commits = -1
  }
}

function readVersions(connection: Database.Database): ContentVersion {
  const rows = connection.prepare('SELECT "name", "version" FROM "ContentVersion"').raw().all() as [string, number][]
  const versions = new Map(rows)
  return { catalog: versions.get('catalog') ?? 0, likes: versions.get('likes') ?? 0 }
}
