/** The db:* commands of package.json. `node scripts/database.mjs` lists them. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { backUp, defaultBackupFile, restore } from './database/backup.mjs'
import { claimAlone, fileFromUrl, ROOT, removeDatabase } from './database/files.mjs'
import { applyMigrations, diffToSchema, migrationStatus, writeMigration } from './database/migrations.mjs'
import { loadEnvironment } from './setup/environment.mjs'

const USAGE = `Commands:
  migrate                     apply the migrations that the database lacks
  diff [--live] [--check]     print the SQL that leads from the migrations (or the live tables) to schema.prisma
  diff --name add_x           write that SQL as a new migration
  seed [--restaurants N]      fill in the demo data; running it again changes nothing; --reviews R makes more of them
  reset [--force]             delete the database, then migrate and seed a new one
  backup [file]               copy the database, also while the server runs
  restore <file>              put a backup in the database's place; the present one is kept beside it
  ledger                      check that balances, orders, refunds and ratings add up, also while the server runs`

const commands = { migrate, diff, seed, reset, backup, restore: restoreBackup, ledger }

async function migrate(database) {
  const { pending, edited } = migrationStatus(database)
  if (edited.length > 0) {
    console.warn(`Edited since they were applied here, which changes nothing in this database: ${edited.join(', ')}`)
  }
  if (pending.length > 0 && existsSync(database)) {
    // SQLite runs a migration statement by statement: a failed one leaves the tables half changed.
    await backup(database, [])
  }
  const applied = await applyMigrations(database)
  console.log(applied.length > 0 ? `Applied ${applied.join(', ')}` : 'The database is up to date.')
}

async function diff(database, args) {
  const { values } = parseArgs({
    args,
    options: { live: { type: 'boolean' }, check: { type: 'boolean' }, name: { type: 'string' } },
  })
  const sql = await diffToSchema(values.live ? { file: database } : {})
  if (!sql) {
    console.log(`No difference between ${values.live ? 'the database' : 'the migrations'} and schema.prisma.`)
    return
  }
  console.log(sql)
  if (values.name) reportNewMigration(writeMigration(values.name, sql), sql)
  if (values.check)
    throw new Error('The schema has moved on. Write a migration: npm run db:diff -- --name what_changes')
}

function reportNewMigration(file, sql) {
  console.log(`Wrote ${path.relative(ROOT, file)}. Read it, then apply it with npm run db:migrate.`)
  if (sql.includes('-- RedefineTables')) {
    console.warn('It makes a table anew: copy that table’s CHECK constraints over by hand, Prisma does not know them.')
  }
}

function seed(_database, args) {
  if (runTypeScript('prisma/seed/main.ts', args) !== 0) throw new Error('Seeding failed.')
}

function ledger(database, args) {
  // Opening a missing database would create an empty one, whose ledger always adds up.
  if (!existsSync(database)) throw new Error(`There is no database at ${database}.`)
  process.exitCode = runTypeScript('scripts/database/check-ledger.ts', args)
}

/** Runs a script that uses the site's own code, and returns its exit code. */
function runTypeScript(script, args) {
  // Modules marked server-only refuse to load outside React's server condition.
  const nodeArgs = ['--conditions=react-server', '--import', 'tsx', script, ...args]
  return spawnSync(process.execPath, nodeArgs, { cwd: ROOT, stdio: 'inherit' }).status ?? 1
}

async function reset(database, args) {
  const { values } = parseArgs({ args, options: { force: { type: 'boolean' } } })
  if (process.env.NODE_ENV === 'production' && !values.force) {
    throw new Error('This deletes every account and order. In production it needs --force.')
  }
  if (existsSync(database)) claimAlone(database)
  removeDatabase(database)
  await migrate(database)
  seed(database, [])
}

async function backup(database, args) {
  const target = args[0] ? path.resolve(args[0]) : defaultBackupFile(database)
  await backUp(database, target)
  console.log(`Backed up to ${target}`)
}

async function restoreBackup(database, args) {
  if (!args[0]) throw new Error('Name the backup: npm run db:restore -- <file>')
  const kept = await restore(path.resolve(args[0]), database)
  console.log(`Restored ${args[0]}.${kept ? ` What was there before is kept as ${kept}` : ''}`)
  await migrate(database)
}

async function main([name, ...args]) {
  const command = commands[name]
  if (!command) throw new Error(USAGE)
  loadEnvironment()
  await command(fileFromUrl(process.env.DATABASE_URL), args)
}

main(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
