/** A connection to a PostgreSQL database without Prisma. */
import pg from 'pg'

/** A setting that no server has by itself. */
const OURS = 'serializable'

/** Refuses a pooler that takes settings away, as PgBouncer does: writes would not be serializable, notices lost. */
export async function assertKeepsSettings(url) {
  const client = newClient(url, { options: `-c default_transaction_isolation=${OURS}` })
  const refusal =
    'DATABASE_URL leads to a pooler that takes settings away from connections. Use the address of the server.'
  try {
    await client.connect()
    const { rows } = await client.query('SHOW default_transaction_isolation')
    if (rows[0].default_transaction_isolation !== OURS) throw new Error(refusal)
  } catch (error) {
    throw /unsupported startup parameter/.test(error.message) ? new Error(refusal, { cause: error }) : error
  } finally {
    await client.end()
  }
}

/** Opens a connection, passes it to `work` and closes it. */
export async function withConnection(url, work) {
  const client = newClient(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function newClient(url, settings = {}) {
  return new pg.Client({
    connectionString: url,
    application_name: 'plateful scripts',
    connectionTimeoutMillis: 10_000,
    ...settings,
  })
}
