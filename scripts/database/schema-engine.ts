/** Prisma's schema engine as WebAssembly, without the native program that its command line would download. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3'
import { PrismaPg } from '@prisma/adapter-pg'
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type ErrorRegistry,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'
import pg from 'pg'
import { isPostgresUrl } from '../../lib/db/engine'
import { postgresTables, SCHEMA_FILE } from '../setup/postgres-schema.mjs'
import { messageOf, ROOT } from '../setup/processes.mjs'
import type { Migration } from './known-parts'
import { fileFromUrl } from './sqlite-files'

const WASM_FILE = createRequire(import.meta.url)
  .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  .replace(/\.js$/, '.wasm')

/** Tables of a full-text index that the schema does not contain. Each engine refuses the form of the other's names. */
const EXTERNAL = {
  sqlite: ['Search', 'Search_config', 'Search_data', 'Search_docsize', 'Search_idx', 'SearchWords'],
  postgresql: ['public.Search'],
}
const filtersOf = ({ provider }: Target) => ({ externalTables: EXTERNAL[provider], externalEnums: [] })

/** A database for the engine; `provider` is as in the lockfile of Prisma's migrations. */
type Target = {
  provider: 'sqlite' | 'postgresql'
  adapter: SqlMigrationAwareDriverAdapterFactory
  schema: string
}

export const IN_MEMORY = 'file::memory:'

let ready: Promise<void> | undefined

/** Node 20 cannot import a .wasm module, so the package's own entry point does not work. */
function loadEngine() {
  ready ??= readFile(WASM_FILE).then(async (bytes) => {
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings })
    // The package does not declare these two.
    const { __wbg_set_wasm: setExports } = bindings as unknown as { __wbg_set_wasm(exports: object): void }
    setExports(instance.exports)
    const { __wbindgen_start: start } = instance.exports
    if (typeof start === 'function') start()
  })
  return ready
}

/** Applies the migrations that a database lacks and returns their names. */
export function applyTo(url: string, migrations: readonly Migration[]): Promise<string[]> {
  const target = targetAt(url)
  return withEngine(target, (engine) => apply(engine, target, migrations))
}

/**
 * The SQL that leads to the schema from the tables of a database, or from those that migrations make in it first; null
 * when there is no difference. Prisma does not see CHECK constraints, so they are no difference either.
 */
export function diffIn(url: string, schema?: string, migrations: readonly Migration[] = []): Promise<string | null> {
  const target = targetAt(url, schema)
  return withEngine(target, async (engine) => {
    // The engine can compare with migrations itself, but the adapter cannot run several statements for it.
    if (migrations.length > 0) await apply(engine, target, migrations)
    const files = [{ path: 'schema.prisma', content: target.schema }]
    const { exitCode, stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: ROOT },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: true,
      filters: filtersOf(target),
    })
    return exitCode === 0 ? null : (stdout ?? '')
  })
}

function targetAt(url: string, schema = readFileSync(SCHEMA_FILE, 'utf8')): Target {
  if (isPostgresUrl(url)) {
    return { provider: 'postgresql', adapter: new MigrationAdapter(url), schema: postgresTables(schema) }
  }
  const adapter = new PrismaBetterSqlite3({ url: url === IN_MEMORY ? url : `file:${fileFromUrl(url)}` })
  return { provider: 'sqlite', adapter, schema }
}

async function apply(engine: bindings.SchemaEngine, target: Target, migrations: readonly Migration[]) {
  const migrationsList = {
    baseDir: ROOT,
    lockfile: { path: 'migration_lock.toml', content: `provider = "${target.provider}"\n` },
    shadowDbInitScript: '',
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    })),
  }
  return (await engine.applyMigrations({ migrationsList, filters: filtersOf(target) })).appliedMigrationNames
}

/** Passes the engine to `work`, connected to the target, and closes both. Its rejections become readable. */
async function withEngine<T>({ adapter, schema }: Target, work: (engine: bindings.SchemaEngine) => Promise<T>) {
  await loadEngine()
  const { factory, close } = closable(adapter)
  const engine = await bindings.SchemaEngine.new({ datamodels: [['schema.prisma', schema]] }, () => {}, factory)
  try {
    return await work(engine)
  } catch (error) {
    throw new Error(readableMessage(error, factory.errorRegistry), { cause: error })
  } finally {
    engine.free()
    await close()
  }
}

/** The engine keeps the database locked and never closes its connections, so they are collected here. */
function closable(origin: SqlMigrationAwareDriverAdapterFactory) {
  const open: SqlDriverAdapter[] = []
  const remember = async (connecting: Promise<SqlDriverAdapter>) => {
    const connection = await connecting
    open.push(connection)
    return connection
  }
  const factory = bindMigrationAwareSqlAdapterFactory({
    provider: origin.provider,
    adapterName: origin.adapterName,
    connect: () => remember(origin.connect()),
    connectToShadowDb: () => remember(origin.connectToShadowDb()),
  })
  return { factory, close: () => Promise.allSettled(open.map((connection) => connection.dispose())) }
}

/** The engine's message without its call stack, where an error of the adapter is only a number. */
function readableMessage(error: unknown, registry: ErrorRegistry): string {
  const spoken = messageOf(error).replace(/External error id#(\d+)/, (unknown, number) => {
    return messageOf(registry.consumeError(Number(number))?.error ?? unknown)
  })
  return spoken.split('\n   0: ')[0]?.trim() ?? ''
}

/** The codes of the type "char", which Prisma's adapter does not know, and of text. */
const CHAR = 18
const TEXT = 25

/** Prisma's adapter with the additions that its schema engine needs. */
class MigrationAdapter extends PrismaPg {
  constructor(url: string) {
    // A lock belongs to a connection, so the pool has exactly one.
    super(new pg.Pool({ connectionString: url, max: 1, application_name: 'plateful migrations' }), {
      disposeExternalPool: true,
    })
  }

  override async connect() {
    const connection = await super.connect()
    const queryRaw = connection.queryRaw.bind(connection)
    // biome-ignore lint/complexity/useLiteralKeys: the adapter declares it private
    const performIO = connection['performIO'].bind(connection)
    /** Which columns of the last answer were of the type "char"; the engine asks one thing at a time. */
    let chars: boolean[] = []
    return Object.assign(connection, {
      // The adapter's own version splits at every semicolon, also inside functions.
      executeScript: async (script: string) => void (await connection.underlyingDriver().query(script)),
      async performIO(query: SqlQuery) {
        const result = await performIO(query)
        chars = result.fields.map(({ dataTypeID }: pg.FieldDef) => dataTypeID === CHAR)
        for (const field of result.fields) if (field.dataTypeID === CHAR) field.dataTypeID = TEXT
        return result
      },
      async queryRaw(query: SqlQuery) {
        const found = await queryRaw(query)
        const columnTypes = found.columnTypes.map((type, at) => (chars[at] ? ColumnTypeEnum.Character : type))
        return { ...found, columnTypes }
      },
    })
  }
}
