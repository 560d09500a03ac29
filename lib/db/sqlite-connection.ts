import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import type Database from 'better-sqlite3'
import { PrismaClient } from './generated/client'
import { keepStatements } from './sqlite-kept-statements'

/** Durable in every crash: in WAL mode the default is `synchronous` NORMAL, which could lose the last commits. */
const PRAGMAS = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;'

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>

/** Prisma assumes 999, and could not load the relations of a list of a thousand rows. */
const MAX_BIND_VALUES = 32_766

/**
 * A connection to the file at `url`. The adapter runs everything of a client on one connection, so roles are separate:
 * a reader refuses to write, and only `write` uses the writer.
 */
export function connect(url: string, role: 'reader' | 'writer'): PrismaClient {
  const factory = new PrismaBetterSqlite3({
    url,
    // better-sqlite3 waits for a lock on the main thread: the writer waits briefly here and then without blocking in `write`.
    timeout: role === 'reader' ? 5_000 : 20,
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
        if (role === 'writer') lockAtBegin(connection, client)
        await connection.executeScript(role === 'reader' ? `${PRAGMAS} PRAGMA query_only = ON;` : PRAGMAS)
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
  return new PrismaClient({ adapter, errorFormat: 'minimal' })
}

/** Locks at BEGIN. A deferred transaction that has read could not get the lock once another process has written. */
function lockAtBegin(connection: Connection, client: Database.Database): void {
  const beginDeferred = connection.startTransaction.bind(connection)
  connection.startTransaction = async (isolationLevel) => {
    const transaction = await beginDeferred(isolationLevel)
    try {
      client.exec('COMMIT; BEGIN IMMEDIATE')
      return transaction
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }
}
