import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { TRANSACTION_LIMIT_MS } from './engine'
import type { PrismaClient } from './generated/client'
import { PrismaClient as PostgresClient } from './generated/postgres/client'

/** Time limit of a read for a page or a call; only a hung one reaches it. */
const READ_LIMIT_MS = 30_000
/** How long a write waits for a lock inside the server. */
const LOCK_LIMIT_MS = 5_000

/**
 * The settings of each role's connections. Writes are serializable: anything less would need manual row locks to keep
 * the sums of wallets and ratings right.
 */
const SETTINGS = {
  reader: { default_transaction_read_only: 'on', statement_timeout: READ_LIMIT_MS },
  writer: {
    default_transaction_isolation: 'serializable',
    statement_timeout: TRANSACTION_LIMIT_MS,
    // Locks are held for milliseconds. A statement that waits longer makes all others wait.
    lock_timeout: LOCK_LIMIT_MS,
    // A process that hangs or is cut off in the middle of a write must not keep its locks.
    idle_in_transaction_session_timeout: TRANSACTION_LIMIT_MS,
  },
  /** For snapshots, which may read everything. */
  viewer: { default_transaction_read_only: 'on', default_transaction_isolation: 'repeatable\\ read' },
  listener: {},
} as const

export type Role = keyof typeof SETTINGS

/** Connection settings. Refuses URLs with `schema`, which would be ignored, or `options`, which would replace ours. */
export function connectionSettings(url: string, role: Role): pg.ClientConfig {
  const { searchParams } = new URL(url)
  for (const name of ['schema', 'options']) {
    if (searchParams.has(name)) throw new Error(`DATABASE_URL must not have "${name}" for PostgreSQL.`)
  }
  // Compiling a statement takes longer than running any of ours.
  const settings = Object.entries({ timezone: 'UTC', jit: 'off', ...SETTINGS[role] })
  return {
    connectionString: url,
    application_name: `plateful ${role}`,
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    keepAlive: true,
  }
}

/** A pool of connections for one role. `patienceMs` is how long a caller waits for a free one. */
export function openPool(url: string, role: Role, { size, patienceMs }: { size: number; patienceMs: number }): pg.Pool {
  const pool = new pg.Pool({
    ...connectionSettings(url, role),
    max: size,
    connectionTimeoutMillis: Math.max(patienceMs, 1),
    idleTimeoutMillis: 60_000,
    // Lets scripts exit when their work is done.
    allowExitOnIdle: true,
  })
  pool.on('connect', sendInTurn)
  if (role === 'writer') pool.on('connect', reportFalseCommits)
  // A connection that breaks while idle leaves the pool; the next call opens another.
  pool.on('error', () => {})
  return pool
}

/** A Prisma client that uses the pool and ends it when it disconnects. */
export function clientOf(pool: pg.Pool): PrismaClient {
  const adapter = new PrismaPg(pool, { disposeExternalPool: true })
  // Other formats put the data of a failed call into the message, and so into the log.
  const client = new PostgresClient({ adapter, errorFormat: 'minimal' })
  // The clients' types differ only in filters that SQLite lacks; no code uses those.
  return client as unknown as PrismaClient
}

type Query = (...args: unknown[]) => Promise<pg.QueryResult>

/** Sends a statement only after the previous answer: Prisma sends several at once, which the driver warns about. */
export function sendInTurn(client: pg.ClientBase): void {
  const query = client.query.bind(client) as Query
  let last: Promise<unknown> = Promise.resolve()
  const inTurn: Query = (...args) => {
    const result = last.then(() => query(...args))
    last = result.catch(() => undefined)
    return result
  }
  Object.assign(client, { query: inTurn })
}

/** Throws on a false commit: after a failed statement PostgreSQL answers COMMIT with a rollback and no error. */
function reportFalseCommits(client: pg.PoolClient): void {
  const query = client.query.bind(client) as Query
  const checked: Query = async (...args) => {
    const result = await query(...args)
    if (result?.command === 'ROLLBACK' && isCommit(args[0])) {
      throw new Error('The transaction was rolled back, since one of its statements had failed.')
    }
    return result
  }
  Object.assign(client, { query: checked })
}

function isCommit(asked: unknown): boolean {
  return typeof asked === 'object' && asked !== null && 'text' in asked && asked.text === 'COMMIT'
}
