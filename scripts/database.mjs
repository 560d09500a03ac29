/** The db:* commands of package.json. `node scripts/database.mjs` lists them. */
import path from 'node:path'
import { parseArgs } from 'node:util'
import { copyRows } from './database/copy.mjs'
import { diffs, writeMigrations } from './database/diff.mjs'
import { openSite, seed } from './database/site.mjs'
import { loadEnvironment } from './setup/environment.mjs'
import { ROOT, runTypeScriptVisibly } from './setup/processes.mjs'

const USAGE = `Commands:
  migrate                     apply the migrations that the database lacks
  diff [--live] [--check]     print the SQL that leads from the migrations (or the live tables) to schema.prisma
  diff --name add_x           write that SQL as a new migration of each engine
  seed [--restaurants N]      fill in the demo data; running it again changes nothing; --reviews R makes more of them
  reset [--force]             delete the database, then migrate and seed a new one
  backup [file]               copy the database, also while the server runs
  restore <file>              put a backup in the database's place; the present one is kept beside it
  copy <from> <to>            copy all rows of one database to another, as in copy file:./.data/plateful.db postgresql://…
  ledger                      check that balances, orders, refunds and ratings add up, also while the server runs`

const commands = { migrate, diff, seed: (_, args) => seed(args), reset, backup, restore, copy, ledger }

async function migrate(site) {
  const { edited } = await site.status()
  if (edited.length > 0) {
    console.warn(`Edited since they were applied here, which changes nothing in this database: ${edited.join(', ')}`)
  }
  const applied = await site.migrate({ onBackup: (file) => console.log(`Backed up to ${file}`) })
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date.')
}

async function diff(site, args) {
  const { values } = parseArgs({
    args,
    options: { live: { type: 'boolean' }, check: { type: 'boolean' }, name: { type: 'string' } },
  })
  const found = values.live ? { live: await site.diffLive() } : await diffs()
  const changes = Object.values(found).filter((sql) => sql !== null)
  if (changes.length === 0) {
    console.log(`No difference between ${values.live ? 'the database' : 'the migrations'} and schema.prisma.`)
    return
  }
  for (const [engine, sql] of Object.entries(found)) console.log(values.live ? sql : `-- ${engine}\n${sql ?? ''}`)
  if (values.name) reportNewMigrations(writeMigrations(values.name, found))
  if (values.check)
    throw new Error('The schema has moved on. Write a migration: npm run db:diff -- --name what_changes')
}

function reportNewMigrations(files) {
  const names = files.map((file) => path.relative(ROOT, file)).join(' and ')
  console.log(`Wrote ${names}. Read them, then apply them with npm run db:migrate.`)
  console.warn('Prisma does not know CHECK constraints: write new ones into both by hand.')
  console.warn('Where SQLite makes a table anew ("RedefineTables"), copy its old ones over.')
}

async function ledger(site) {
  await site.assertThere()
  process.exitCode = await checkLedger()
}

function checkLedger(env) {
  return runTypeScriptVisibly('scripts/database/check-ledger.ts', [], env)
}

async function reset(site, args) {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean' } } })
  if (process.env.NODE_ENV === 'production' && !values.force) {
    throw new Error('This deletes every account and order. In production it needs --force.')
  }
  await site.clear()
  await migrate(site)
  await seed()
}

async function backup(site, args) {
  console.log(`Backed up to ${await site.backUp(args[0])}`)
}

async function restore(site, args) {
  if (!args[0]) throw new Error('Name the backup: npm run db:restore -- <file>')
  const kept = await site.restore(args[0])
  console.log(`Restored ${args[0]}.${kept ? ` What was there before is kept as ${kept}` : ''}`)
  await migrate(site)
}

async function copy(_, [from, to]) {
  if (!from || !to) throw new Error('Name both databases: npm run db:copy -- file:./.data/plateful.db postgresql://…')
  await openSite(from).assertThere()
  await migrate(openSite(to))
  const counts = await copyRows(from, to)
  for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`)
  for (const url of [from, to]) {
    process.exitCode ||= await checkLedger({ DATABASE_URL: url })
  }
}

async function main([name, ...args]) {
  const command = commands[name]
  if (!command) throw new Error(USAGE)
  loadEnvironment()
  await command(openSite(process.env.DATABASE_URL), args)
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
