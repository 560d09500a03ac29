import Database from 'better-sqlite3'

/** How often a process looks for commits of other processes, in milliseconds. */
const LOOK_EVERY_MS = 1_000

type Listener = () => void

/**
 * Tells listeners that something was committed: at once by this process, within a second by another one. SQLite notifies
 * nobody, but tells on each connection cheaply whether another one has committed since it was asked last. It is asked only while
 * somebody listens.
 */
export class CommitWatch {
  readonly #path: string
  readonly #listeners = new Set<Listener>()
  #connection: Database.Database | null = null
  #timer: NodeJS.Timeout | null = null
  #seen = -1

  constructor(url: string) {
    this.#path = url.replace(/^file:/, '')
  }

  /** Calls back after commits, more often than needed, until the returned function is called. */
  watch(listener: Listener): () => void {
    this.#listeners.add(listener)
    this.#timer ??= setInterval(() => this.#look(), LOOK_EVERY_MS).unref()
    if (this.#listeners.size === 1) this.#seen = this.#version() ?? -1
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.close()
    }
  }

  /** This process has committed. */
  committed(): void {
    for (const listener of this.#listeners) listener()
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer)
    this.#timer = null
    this.#connection?.close()
    this.#connection = null
  }

  #look(): void {
    const version = this.#version()
    // While the file cannot be read, nobody can read what was committed either.
    if (version === null || version === this.#seen) return
    this.#seen = version
    this.committed()
  }

  #version(): number | null {
    try {
      this.#connection ??= new Database(this.#path, { readonly: true, fileMustExist: true })
      return Number(this.#connection.pragma('data_version', { simple: true }))
    } catch {
      this.#connection?.close()
      this.#connection = null
      return null
    }
  }
}
