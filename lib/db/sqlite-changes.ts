import Database from 'better-sqlite3'
import type { ContentVersion } from './engine'

/** How often a process polls for commits of other processes, in milliseconds. */
const LOOK_EVERY_MS = 1_000

type Listener = () => void

/**
 * Follows commits to a database file by any process. SQLite sends no notices, but each connection can cheaply check
 * whether another one has committed since its last check. A separate connection is used for this.
 */
export class SqliteChanges {
  readonly #path: string
  readonly #listeners = new Set<Listener>()
  #connection: Database.Database | null = null
  /** Prepared once, since every request runs it. */
  #askCommits: Database.Statement | null = null
  #timer: NodeJS.Timeout | undefined
  /** The commit count that listeners were last told. */
  #told = -1
  #content: { commits: number; version: ContentVersion } | null = null
  /** The answer for all requests of one turn of the event loop: all of them had arrived when the first one asked. */
  #ofThisTurn: ContentVersion | null | undefined

  constructor(path: string) {
    this.#path = path
  }

  /** The committed versions; null while the file cannot be read. */
  contentVersion(): ContentVersion | null {
    if (this.#ofThisTurn !== undefined) return this.#ofThisTurn
    setImmediate(() => {
      this.#ofThisTurn = undefined
    })
    this.#ofThisTurn = this.#ask((commits, connection) => {
      if (this.#content?.commits !== commits) this.#content = { commits, version: readVersions(connection) }
      return this.#content.version
    })
    return this.#ofThisTurn
  }

  /** Calls back within a second after commits, sometimes without one, until the returned function is called. */
  watch(listener: Listener): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) {
      this.#told = this.#commits() ?? -1
      this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
    }
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) clearInterval(this.#timer)
    }
  }

  /** Called after a commit of this process. */
  committed(): void {
    this.#ofThisTurn = undefined
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    clearInterval(this.#timer)
    this.#disconnect()
  }

  #look(): void {
    const commits = this.#commits()
    // While the file cannot be read, its commits cannot be read either.
    if (commits === null || commits === this.#told) return
    this.#told = commits
    this.committed()
  }

  #commits(): number | null {
    return this.#ask((commits) => commits)
  }

  #ask<T>(read: (commits: number, connection: Database.Database) => T): T | null {
    try {
      this.#connection ??= new Database(this.#path, { readonly: true, fileMustExist: true })
      this.#askCommits ??= this.#connection.prepare('PRAGMA data_version').pluck()
      return read(Number(this.#askCommits.get()), this.#connection)
    } catch {
      this.#disconnect()
      return null
    }
  }

  /** Resets what was counted: the next connection counts anew. */
  #disconnect(): void {
    this.#connection?.close()
    this.#connection = null
    this.#askCommits = null
    this.#content = null
    this.#told = -1
  }
}

function readVersions(connection: Database.Database): ContentVersion {
  const rows = connection.prepare('SELECT "name", "version" FROM "ContentVersion"').raw().all() as [string, number][]
  const versions = new Map(rows)
  return { catalog: versions.get('catalog') ?? 0, likes: versions.get('likes') ?? 0 }
}
