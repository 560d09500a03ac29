/**
 * Whether a database URL names a PostgreSQL server; otherwise it names a SQLite file.
 * @param {string} url
 */
export function isPostgresUrl(url) {
  return /^postgres(ql)?:\/\//.test(url)
}
