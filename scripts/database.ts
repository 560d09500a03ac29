/** The db:* commands of package.json. `node --import tsx scripts/database.ts` lists them. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { withChecks } from './database/checks'
import { copyRows } from './database/copy'
import {
  applyMigrations,
  diffOfMigrations,
  diffToSchema,
  FOLDERS,
  migrationStatus,
  migrationsOnDisk,
  writeMigration,
} from './database/migrations'
import { openSite } from './database/site'
import { loadEnvironment } from './setup/environment.mjs'
import { messageOf, ROOT, runTypeScriptVisibly } from './setup/processes.mjs'

const USAGE = `Commands:
  migrate                     apply the migrations that the database lacks
  diff [--live] [--check]     print the SQL that leads from the migrations (or the live tables) to schema.prisma
  diff --name add_x           write that SQL as a new migration of each engine
  seed [--restaurants N]      fill in the demo data; running it again changes nothing; --reviews R makes more of them
  prepare                     migrate, and seed unless there are accounts
  reset [--force]             delete the database, then migrate and seed a new one
  backup [file]               copy the database, also while the server runs
  restore <file> [--force]    check a backup and put it in the database's place; the present one is kept beside it;
                              --force also takes one whose ledger does not add up
  copy <from> <to> [--force]  check a database and copy all its rows to another, as in copy file:./.data/plateful.db postgresql://…
  ledger                      check that balances, orders, refunds and ratings add up, also while the server runs
  operator add MAIL           make the account an operator; prints what its device and its safe need, once
  operator list | remove MAIL
  search                      build the index of the search anew, also while the server runs`

type Command = (url: string, args: string[]) => Promise<void>

const commands: Record<string, Command> = {
  migrate: async (url) => console.log(await migrate(url)),
  diff,
  seed: (_, args) => seed(args),
  prepare,
  reset,
  backup,
  restore,
  copy,
  ledger,
  operator,
  search,
}

/** Applies the missing migrations; returns a sentence that names them. */
async function migrate(url: string): Promise<string> {
  const { edited } = await migrationStatus(url)
  if (edited.length > 0) {
    console.warn(`Edited since they were applied here, which changes nothing in this database: ${edited.join(', ')}`)
  }
  return applied(await openSite(url).migrate((file) => console.log(`Backed up to ${file}`)))
}

const applied = (names: readonly string[]) =>
  names.length > 0 ? `Applied ${names.join(', ')}` : 'The database is up to date.'

/** Prints a line of JSON for scripts/setup/prepare.mjs. */
async function prepare(url: string): Promise<void> {
  const migrated = await migrate(url)
  const site = openSite(url)
  const seeded = await site.seedOnce(() => seed([]))
  const names = (await site.demoAccounts()).map(
    ({ firstName, restaurantOwner }) => firstName + (restaurantOwner ? ' (owner)' : ''),
  )
  console.log(JSON.stringify({ migrated, seeded, demoAccounts: names }))
}

async function seed(args: string[]): Promise<void> {
  if ((await runTypeScriptVisibly('prisma/seed/main.ts', args)) !== 0) throw new Error('Seeding failed.')
}

type Diffs = { sqlite?: string | null; postgres?: string | null; live?: string | null }

async function diff(url: string, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { live: { type: 'boolean' }, check: { type: 'boolean' }, name: { type: 'string' } },
  })
  const found: Diffs = values.live ? { live: await diffToSchema(url) } : await diffs()
  if (Object.values(found).every((sql) => sql === null)) {
    console.log(`No difference between ${values.live ? 'the database' : 'the migrations'} and schema.prisma.`)
    return
  }
  for (const [engine, sql] of Object.entries(found)) console.log(values.live ? sql : `-- ${engine}\n${sql ?? ''}`)
  if (values.name) writeMigrations(values.name, found)
  if (values.check)
    throw new Error('The schema has moved on. Write a migration: npm run db:diff -- --name what_changes')
}

/** The SQL from the migrations of each engine to the schema; null without a difference. PostgreSQL needs a server. */
async function diffs(): Promise<Diffs> {
  const { postgresSource, temporaryDatabase } = await import('./testing/postgres-server')
  const sqlite = await diffOfMigrations()
  if (!postgresSource()) {
    console.warn('The migrations of PostgreSQL were not compared, since there is no PostgreSQL here.')
    return { sqlite }
  }
  const database = await temporaryDatabase(`plateful_diff_${process.pid}`)
  try {
    await applyMigrations(database.url)
    const postgres = withChecks('postgres', await diffToSchema(database.url), migrationsOnDisk(FOLDERS.postgres))
    return { sqlite, postgres }
  } finally {
    await database.remove()
  }
}

function writeMigrations(name: string, found: Diffs): void {
  const now = new Date()
  const files = (['sqlite', 'postgres'] as const).flatMap((engine) => {
    const sql = found[engine]
    return sql ? writeMigration(name, sql, { folder: FOLDERS[engine], now }) : []
  })
  const names = files.map((file) => path.relative(ROOT, file)).join(' and ')
  console.log(`Wrote ${names}. Read them, then apply them with npm run db:migrate.`)
  if (found.sqlite?.includes('RedefineTables')) {
    console.warn('SQLite makes a table anew, which drops its triggers: write them into the migration again.')
  }
}

async function ledger(url: string): Promise<void> {
  await openSite(url).assertThere()
  process.exitCode = await checkLedger(url)
}

async function operator(url: string, args: string[]): Promise<void> {
  await openSite(url).assertThere()
  process.exitCode = await runTypeScriptVisibly('scripts/database/operators.ts', args, { DATABASE_URL: url })
}

async function search(url: string): Promise<void> {
  await openSite(url).assertThere()
  process.exitCode = await runTypeScriptVisibly('scripts/database/rebuild-search.ts', [], { DATABASE_URL: url })
}

function checkLedger(url: string): Promise<number> {
  return runTypeScriptVisibly('scripts/database/check-ledger.ts', [], { DATABASE_URL: url })
}

async function reset(url: string, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean' } } })
  if (process.env.NODE_ENV === 'production' && !values.force) {
    throw new Error('This deletes every account and order. In production it needs --force.')
  }
  await openSite(url).clear()
  console.log(await migrate(url))
  await seed([])
}

async function backup(url: string, [target]: string[]): Promise<void> {
  console.log(`Backed up to ${await openSite(url).backUp(target)}`)
}

async function restore(url: string, args: string[]): Promise<void> {
  const { values, positionals } = withForce(args)
  const [file] = positionals
  if (!file) throw new Error('Name the backup: npm run db:restore -- <file>')
  const kept = await openSite(url).restore(file, async (restored) => {
    const site = openSite(restored)
    await site.assertKnown()
    console.log(applied(await site.migrate()))
    await assertLedger(restored, values.force)
  })
  console.log(`Restored ${file}.${kept ? ` The replaced database is kept as ${kept}` : ''}`)
}

async function copy(_: string, args: string[]): Promise<void> {
  const { values, positionals } = withForce(args)
  const [from, to] = positionals
  if (!from || !to) throw new Error('Name both databases: npm run db:copy -- file:./.data/plateful.db postgresql://…')
  const source = openSite(from)
  await source.assertThere()
  await source.assertKnown()
  const { pending } = await migrationStatus(from)
  if (pending.length > 0) throw new Error(`Migrate ${from} first. It lacks ${pending.join(', ')}.`)
  await assertLedger(from, values.force)
  console.log(await migrate(to))
  await openSite(to).assertKnown()
  const counts = await copyRows(from, to)
  for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`)
  await assertLedger(to, values.force)
}

const withForce = (args: string[]) =>
  parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } })

/** Throws when the ledger does not add up; with `force` that is only a warning. */
async function assertLedger(url: string, force = false): Promise<void> {
  if ((await checkLedger(url)) === 0) return
  if (!force)
    throw new Error('The ledger could not be checked or does not add up; see above. --force goes on all the same.')
  console.warn('The ledger could not be checked or does not add up; going on because of --force.')
}

async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(USAGE)
  loadEnvironment()
  await command(process.env.DATABASE_URL ?? '', args)
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
