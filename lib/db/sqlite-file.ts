import { statSync } from 'node:fs'

/** The database file was removed or replaced: writes to the open one would be lost. */
export class FileReplacedError extends Error {
  /** SQLite's code for this, which it uses in other journal modes only. */
  readonly code = 'SQLITE_READONLY_DBMOVED'

  constructor() {
    super('The database file was moved, replaced or removed while it was open. Put it back, or restart the server.')
    this.name = 'FileReplacedError'
  }
}

/** Whether the file at the path is still the opened one, which an open connection keeps using. */
export class FileIdentity {
  readonly #path: string
  #known: string | null

  constructor(path: string) {
    this.#path = path
    this.#known = this.#read()
  }

  /** Throws `FileReplacedError` when it is not. A file that did not exist yet is known from its first use on. */
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
