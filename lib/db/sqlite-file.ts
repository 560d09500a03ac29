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

/** Checks that the path still leads to the opened file: an open connection would keep using a removed one. */
export class FileIdentity {
  readonly #path: string
  #known: string | null

  constructor(path: string) {
    this.#path = path
    this.#known = this.#read()
  }

  /** Throws `FileReplacedError` when the file was replaced. A missing file is recorded at its first use. */
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
