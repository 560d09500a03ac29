import pg from 'pg'
import { expect, vi } from 'vitest'
import { databaseUrl, OwnServer, onServer, postgresSource } from '../../scripts/testing/postgres-server'
import { type Account, accountOf } from './journal'

/** Whether there are programs of PostgreSQL to start a server from; one that is given cannot be killed. */
export const HAS_POSTGRES = postgresSource() !== null && !process.env.TEST_DATABASE_URL

/** A PostgreSQL server with the demo data in one database, for tests that kill and starve it. */
export class Server {
  readonly #own: OwnServer
  #copies = 0

  private constructor(own: OwnServer) {
    this.#own = own
  }

  /** Starts the server with a database that has all rows of a SQLite file. `settings` are PostgreSQL's. */
  static async start(file: string, settings: readonly string[] = ['fsync=off', 'max_connections=40']): Promise<Server> {
    const server = new Server(new OwnServer([...settings]))
    await server.#own.start()
    await onServer(server.#own.url, 'CREATE DATABASE demo')
    const [{ applyMigrations }, { copyRows }] = await Promise.all([
      import('../../scripts/database/migrations'),
      import('../../scripts/database/copy'),
    ])
    const demo = databaseUrl(server.#own.url, 'demo')
    await applyMigrations(demo)
    await copyRows(`file:${file}`, demo)
    return server
  }

  /** A new database with the demo data, and its URL. */
  async newDatabase(): Promise<string> {
    const name = `copy${++this.#copies}`
    await onServer(this.#own.url, `CREATE DATABASE ${name} TEMPLATE demo`)
    return databaseUrl(this.#own.url, name)
  }

  /** Kills the server as a failure of the machine would, and starts it again. */
  async killAndStart(): Promise<void> {
    await this.#own.end('SIGKILL')
    await this.#own.start()
  }

  /** Kills the server for good. */
  kill(): Promise<void> {
    return this.#own.end('SIGKILL')
  }

  /** A standby without which this server acknowledges no commit. */
  async addStandby(): Promise<Server> {
    const standby = new Server(await this.#own.addStandby())
    await asOperator(this.#own.url, async (operator) => {
      await operator.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
      await operator.query('SELECT pg_reload_conf()')
    })
    await vi.waitFor(async () => {
      const [state] = await onServer(this.#own.url, 'SELECT sync_state FROM pg_stat_replication')
      expect(state).toEqual({ sync_state: 'sync' })
    }, 20_000)
    return standby
  }

  /** Makes a standby the primary. */
  async promote(): Promise<void> {
    await onServer(this.#own.url, 'SELECT pg_promote(true)')
  }

  /** The URL of a database of the primary on this server. */
  urlOf(url: string): string {
    return databaseUrl(this.#own.url, new URL(url).pathname.slice(1))
  }

  stop(): Promise<void> {
    return this.#own.stop()
  }
}

/** Opens a connection of its own, passes it to `work` and closes it. */
export async function asOperator<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Reads a customer's data without any code of the product. */
export function readAccountAt(url: string, userId: number): Promise<Account> {
  return asOperator(url, async (client) => {
    const all = async (sql: string) => {
      const { rows } = await client.query<Record<string, unknown>>(sql, [userId])
      // The driver gives numbers of 64 bits as texts.
      return rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [key, plain(value)])))
    }
    const [user] = await all('SELECT "walletCents" FROM "User" WHERE id = $1')
    return accountOf({
      user,
      entries: await all('SELECT reason, "amountCents", "orderId" FROM "WalletEntry" WHERE "userId" = $1 ORDER BY id'),
      orders: await all('SELECT id, status, "totalCents" FROM "Order" WHERE "customerId" = $1 ORDER BY id'),
      reviews: await all('SELECT "orderId" FROM "Review" WHERE "userId" = $1 ORDER BY "orderId"'),
    })
  })
}

function plain(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value
}
