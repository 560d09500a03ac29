/** A connection to a PostgreSQL database without Prisma. */
import pg from 'pg'

/** Whether a database URL names a PostgreSQL server; otherwise it names a SQLite file. */
export function isPostgresUrl(url) {
  return /^postgres(ql)?:\/\//.test(url)
}

/** Opens a connection, passes it to `work` and closes it. */
export async function withConnection(url, work) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'plateful scripts',
    connectionTimeoutMillis: 10_000,
  })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
