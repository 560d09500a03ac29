/** All rows of all tables, as arrays in the order of the columns. */
export type Rows = { table: string; columns: string[]; rows: unknown[][] }[]

/** Direct access to a test file's database, without foreign keys. The site must not have a write open meanwhile. */
export type DirectRows = {
  /** Deletes every row and starts the ids at 1 again. */
  clear(): Promise<void>
  readAll(): Promise<Rows>
  /** Puts rows back into empty tables, and the ids to where they were. */
  writeAll(rows: Rows): Promise<void>
  /** Runs statements, whose names need no quotes. */
  run(sql: string): Promise<void>
  /** The same without CHECK constraints, which may be gone for the rest of the file. */
  runUnchecked(sql: string): Promise<void>
  ask(sql: string): Promise<Record<string, unknown>[]>
}
