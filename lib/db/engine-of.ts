/** Whether a database URL names a PostgreSQL server; otherwise it names a SQLite file. */
export function isPostgresUrl(url: string): boolean {
  return /^postgres(ql)?:\/\//.test(url)
}
