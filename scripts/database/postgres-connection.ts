/** Connections to a PostgreSQL database without Prisma. */
import pg from 'pg'

/** A setting that no server has by default. */
const OURS = 'serializable'

/** Refuses a pooler that takes settings away, as PgBouncer does: writes would not be serializable, notices lost. */
export async function assertKeepsSettings(url: string): Promise<void> {
  const client = newClient(url, { options: `-c default_transaction_isolation=${OURS}` })
  const refusal =
    'DATABASE_URL leads to a pooler that takes settings away from connections. Use the address of the server.'
  try {
    await client.connect()
    const { rows } = await client.query('SHOW default_transaction_isolation')
    if (rows[0].default_transaction_isolation !== OURS) throw new Error(refusal)
  } catch (error) {
    const isRefused = error instanceof Error && error.message.includes('unsupported startup parameter')
    throw isRefused ? new Error(refusal, { cause: error }) : error
  } finally {
    await client.end()
  }
}

/** Opens a connection, passes it to `work` and closes it. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = newClient(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export function newClient(url: string, settings: pg.ClientConfig = {}): pg.Client {
  return new pg.Client({
    connectionString: url,
    application_name: 'plateful scripts',
    connectionTimeoutMillis: 10_000,
    ...settings,
  })
}
