/** Prisma's schema engine as WebAssembly, without the native program that its command line would download. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import * as bindings from '@prisma/schema-engine-wasm/schema_engine_bg'

const WASM_FILE = createRequire(import.meta.url)
  .resolve('@prisma/schema-engine-wasm/schema_engine_bg')
  .replace(/\.js$/, '.wasm')

/** Migrations and diffs include all tables. */
export const NO_FILTERS = { externalTables: [], externalEnums: [] }

let ready

/** Node 20 cannot import a .wasm module, so the package's own entry point does not work. */
function loadEngine() {
  ready ??= readFile(WASM_FILE).then(async (bytes) => {
    const { instance } = await WebAssembly.instantiate(bytes, { './schema_engine_bg.js': bindings })
    bindings.__wbg_set_wasm(instance.exports)
    instance.exports.__wbindgen_start()
  })
  return ready
}

/** Passes the engine to `work`, connected through an adapter, and closes both. Its rejections become readable. */
export async function withEngine({ adapter, schema }, work) {
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
function closable(origin) {
  const open = []
  const remember = async (connecting) => {
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
function readableMessage(error, registry) {
  const text = error instanceof Error ? error.message : String(error)
  const spoken = text.replace(/External error id#(\d+)/, (unknown, number) => {
    return registry.consumeError(Number(number))?.error.message ?? unknown
  })
  return spoken.split('\n   0: ')[0].trim()
}
