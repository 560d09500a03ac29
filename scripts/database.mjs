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
  restore <file> [--force]    check a backup and put it in the database's place; the present one is kept beside it;
                              --force also takes one whose ledger does not add up
  copy <from> <to> [--force]  check a database and copy all its rows to another, as in copy file:./.data/plateful.db postgresql://…
  ledger                      check that balances, orders, refunds and ratings add up, also while the server runs`

const commands = { migrate, diff, seed: (_, args) => seed(args), reset, backup, restore, copy, ledger }

async function migrate(site) {
  const { edited } = await site.status()
  if (edited.length > 0) {
    console.warn(`Edited since they were applied here, which changes nothing in this database: ${edited.join(', ')}`)
  }
  report(await site.migrate({ onBackup: (file) => console.log(`Backed up to ${file}`) }))
}

function report(applied) {
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
  const { values, positionals } = withForce(args)
  const [file] = positionals
  if (!file) throw new Error('Name the backup: npm run db:restore -- <file>')
  const kept = await site.restore(file, async (url) => {
    const copy = openSite(url)
    await copy.assertKnown()
    report(await copy.migrate())
    await assertLedger(url, values)
  })
  console.log(`Restored ${file}.${kept ? ` What was there before is kept as ${kept}` : ''}`)
}

async function copy(_, args) {
  const { values, positionals } = withForce(args)
  const [from, to] = positionals
  if (!from || !to) throw new Error('Name both databases: npm run db:copy -- file:./.data/plateful.db postgresql://…')
  const source = openSite(from)
  await source.assertThere()
  await source.assertKnown()
  const { pending } = await source.status()
  if (pending.length > 0) throw new Error(`Migrate ${from} first. It lacks ${pending.join(', ')}.`)
  await assertLedger(from, values)
  await migrate(openSite(to))
  await openSite(to).assertKnown()
  const counts = await copyRows(from, to)
  for (const [table, count] of Object.entries(counts)) console.log(`${table}: ${count}`)
  await assertLedger(to, values)
}

const withForce = (args) => parseArgs({ args, allowPositionals: true, options: { force: { type: 'boolean' } } })

/** Throws when the ledger does not add up; with `force` that is only a warning. */
async function assertLedger(url, { force }) {
  if ((await checkLedger({ DATABASE_URL: url })) === 0) return
  if (!force)
    throw new Error('The ledger could not be checked or does not add up; see above. --force goes on all the same.')
  console.warn('The ledger could not be checked or does not add up; going on because of --force.')
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
