/** Applies and compares the migrations of PostgreSQL. */
import { PrismaPg } from '@prisma/adapter-pg'
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils'
import pg from 'pg'
import { changesIn, compareMigrations, listFor, POSTGRES_MIGRATIONS, readMigrations } from './migration-files.mjs'
import { withConnection } from './postgres-connection.mjs'
import { postgresTables } from './postgres-schema.mjs'
import { NO_FILTERS, withEngine } from './schema-engine.mjs'

/** The codes of the type "char", which the adapter does not know, and of text. */
const CHAR = 18
const TEXT = 25

/** The migrations on disk, oldest first, as `{ name, sql }`. */
export function migrationsOnDisk() {
  return readMigrations(POSTGRES_MIGRATIONS)
}

/** Compares a database with the migrations on disk: those not applied, and those edited after they were applied. */
export async function migrationStatus(url, migrations = migrationsOnDisk()) {
  return compareMigrations(migrations, await appliedMigrations(url))
}

function appliedMigrations(url) {
  return withConnection(url, async (client) => {
    const { rows: known } = await client.query(`SELECT to_regclass('"_prisma_migrations"') AS "table"`)
    if (known[0].table === null) return []
    const applied = `SELECT migration_name, checksum FROM "_prisma_migrations"
      WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`
    return (await client.query({ text: applied, rowMode: 'array' })).rows
  })
}

/** Brings a database up to date; returns what it applied. Processes may call it at once: the engine takes a lock. */
export async function applyMigrations(url, migrations = migrationsOnDisk()) {
  const { pending } = await migrationStatus(url, migrations)
  if (pending.length === 0) return []
  try {
    const result = await withEngine({ adapter: new MigrationAdapter(url), schema: postgresTables() }, (engine) =>
      engine.applyMigrations({ migrationsList: listFor('postgresql', migrations), filters: NO_FILTERS }),
    )
    return result.appliedMigrationNames
  } catch (error) {
    throw new Error(`Could not apply ${pending.join(', ')}: ${error.message}`, { cause: error })
  }
}

/** The SQL that leads from the tables of a database to the schema; null when there is no difference. */
export function diffToSchema(url, schema = postgresTables()) {
  return withEngine({ adapter: new MigrationAdapter(url), schema }, (engine) => changesIn(engine, schema))
}

/** The adapter with what the schema engine needs besides. */
class MigrationAdapter extends PrismaPg {
  constructor(url) {
    // A lock belongs to a connection, so there is one.
    super(new pg.Pool({ connectionString: url, max: 1, application_name: 'plateful migrations' }), {
      disposeExternalPool: true,
    })
  }

  async connect() {
    const connection = await super.connect()
    const [queryRaw, performIO] = [connection.queryRaw.bind(connection), connection.performIO.bind(connection)]
    /** Which columns of the last answer were of the type "char"; the engine asks one thing at a time. */
    let chars = []
    return Object.assign(connection, {
      // The adapter's own cuts at every semicolon, also inside functions.
      executeScript: async (script) => void (await connection.underlyingDriver().query(script)),
      async performIO(query) {
        const result = await performIO(query)
        chars = result.fields.map(({ dataTypeID }) => dataTypeID === CHAR)
        for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT
        return result
      },
      async queryRaw(query) {
        const found = await queryRaw(query)
        const columnTypes = found.columnTypes.map((type, at) => (chars[at] ? ColumnTypeEnum.Character : type))
        return { ...found, columnTypes }
      },
    })
  }
}
