import { statSync } from 'node:fs'

/** The database file is not at its path anymore, or another one is: what is written to the open one would be lost. */
export class FileReplacedError extends Error {
  /** SQLite's own code for it, which it tells in other journal modes only. */
  readonly code = 'SQLITE_READONLY_DBMOVED'

  constructor() {
    super('The database file was moved, replaced or removed while it was open. Put it back, or restart the server.')
    this.name = 'FileReplacedError'
  }
}

/** Tells whether the file of a database URL is the one that was there at first. An open connection goes on with that one. */
export class FileIdentity {
  readonly #path: string
  #known: string | null

  constructor(url: string) {
    this.#path = url.replace(/^file:/, '')
    this.#known = this.#read()
  }

  /** Throws `FileReplacedError` when it is not. A file that was missing at first is known from its first use on. */
  require(): void {
    const now = this.#read()
    this.#known ??= now
    if (now === null || now !== this.#known) throw new FileReplacedError()
  }

  #read(): string | null {
    const stats = statSync(this.#path, { bigint: true, throwIfNoEntry: false })
    return stats ? `${stats.dev}:${stats.ino}` : null
  }
}
