import { AsyncLocalStorage } from 'node:async_hooks'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type Database from 'better-sqlite3'
import { Prisma, PrismaClient } from './generated/client'
import { keepStatements } from './sqlite-kept-statements'

/** Durable in every crash: in WAL mode the default is `synchronous` NORMAL, which could lose the last commits. */
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>

/** Prisma assumes 999, and could not load the relations of a list of a thousand rows. */
const MAX_BIND_VALUES = 32_766

/**
 * A client of the file at `url`. The adapter runs everything of a client on one connection, so roles are separate: a
 * reader refuses to write, and a writer works in turns, each one transaction. `opened` is the connection itself.
 */
export function connect(url: string, turn?: Turn) {
  let file: Database.Database | null = null
  const factory = new PrismaBetterSqlite3({
    url,
    // better-sqlite3 waits for a lock on the main thread: the writer waits briefly here and then without blocking in `write`.
    timeout: turn ? 20 : 5_000,
    // Migrations create the file; an empty new one would only hide that it is missing.
    fileMustExist: true,
  })
  const adapter = {
    provider: 'sqlite' as const,
    adapterName: factory.adapterName,
    async connect() {
      const connection = await factory.connect()
      try {
        const { client } = connection as unknown as { client: Database.Database }
        keepStatements(client)
        await connection.executeScript(turn ? PRAGMAS : `${PRAGMAS} PRAGMA query_only = ON;`)
        if (turn) {
          refuseStray(connection, turn)
          joinTransaction(connection)
        }
        file = client
        const info = { supportsRelationJoins: false, maxBindValues: MAX_BIND_VALUES }
        return Object.assign(connection, { getConnectionInfo: () => info })
      } catch (error) {
        // The next query reconnects; without this, each attempt would leave an open file behind.
        await connection.dispose()
        throw error
      }
    },
  }
  // Other formats put the data of a failed call into the message, and so into the log.
  const prisma = new PrismaClient({ adapter, errorFormat: 'minimal' })
  const opened = async () => {
    if (!file?.open) await prisma.$connect()
    if (!file) throw new Error('The database is not open.')
    return file
  }
  return { client: Object.assign(prisma, rawStatements(opened, turn)), opened }
}

/**
 * Prisma would begin a transaction for some calls, such as an upsert: on the writer these are part of the transaction
 * that lib/db/sqlite.ts has begun.
 */
function joinTransaction(connection: Connection): void {
  const settle = () => Promise.resolve()
  const part = { options: { usePhantomQuery: true }, commit: settle, rollback: settle }
  connection.startTransaction = async () => Object.assign(Object.create(connection), part)
}

/**
 * Lets only the current work use the writer. A statement that work left behind, after a failure beside it or a
 * timeout, would otherwise become part of the next transaction, or be committed on its own.
 */
export class Turn {
  readonly #context = new AsyncLocalStorage<object>()
  #current: object | null = null

  /** Runs `work`, which may use the writer until it settles. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const turn = {}
    this.#current = turn
    try {
      return await this.#context.run(turn, work)
    } finally {
      this.#current = null
    }
  }

  /** Throws outside the current work. */
  require(): void {
    const own = this.#context.getStore()
    if (!own || own !== this.#current) throw new Error('The transaction of this statement has ended.')
  }
}

/** Refuses Prisma's statements out of turn. */
function refuseStray(connection: Connection, turn: Turn): void {
  for (const name of ['queryRaw', 'executeRaw'] as const) {
    const run = connection[name].bind(connection) as (query: unknown) => Promise<never>
    Object.assign(connection, {
      [name]: async (query: unknown) => {
        turn.require()
        return run(query)
      },
    })
  }
}

type Text = TemplateStringsArray | Prisma.Sql

/** Runs raw statements on the driver itself: Prisma's own way there takes ten times as long. */
function rawStatements(opened: () => Promise<Database.Database>, turn: Turn | undefined) {
  const bind = async (text: Text, values: unknown[]) => {
    const { sql, values: given } = text instanceof Prisma.Sql ? text : Prisma.sql(text, ...values)
    const file = await opened()
    turn?.require()
    return file.prepare<unknown[]>(sql).bind(given.map(toStored))
  }
  return {
    async $queryRaw(text: Text, ...values: unknown[]) {
      const statement = await bind(text, values)
      const columns = statement.columns()
      const rows = statement.raw().all() as unknown[][]
      return rows.map((row) =>
        Object.fromEntries(columns.map(({ name, type }, at) => [name, fromStored(row[at], type)])),
      )
    },
    $executeRaw: async (text: Text, ...values: unknown[]) => (await bind(text, values)).run().changes,
  }
}

/** As the adapter stores values. */
function toStored(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace('Z', '+00:00')
  return typeof value === 'boolean' ? Number(value) : value
}

/** A value of a column of this declared type; the adapter has the driver return integers as bigint. */
function fromStored(value: unknown, type: string | null): unknown {
  if (value === null) return null
  if (type === 'DATETIME') return new Date(String(value))
  if (type === 'BOOLEAN') return Boolean(value)
  return typeof value === 'bigint' ? Number(value) : value
}
