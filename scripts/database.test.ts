import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-commands-'))
  file = path.join(folder, 'plateful.db')
  copyFileSync(inject('templateDatabase'), file)
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a db:* command on a separate database, as npm does. */
function run(args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/database.ts', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: `file:${file}`, ...env },
  })
  return { status, stdout, stderr }
}

test('db:migrate creates the database, and a second run changes nothing', () => {
  rmSync(file)
  expect(run(['migrate'])).toMatchObject({ status: 0, stdout: expect.stringContaining('Applied 2026') })
  expect(run(['migrate'])).toEqual({ status: 0, stdout: 'The database is up to date.\n', stderr: '' })
})

test('db:diff --check finds no drift, in the migrations or in a migrated database', () => {
  expect(run(['diff', '--check'])).toMatchObject({ status: 0, stderr: '' })
  expect(run(['diff', '--check', '--live'])).toMatchObject({ status: 0, stderr: '' })
})

test('db:diff --check --live fails on a database that was changed by hand', () => {
  new Database(file).exec('DROP TABLE "Heartbeat"').close()
  expect(run(['diff', '--check', '--live'])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('CREATE TABLE "Heartbeat"'),
  })
})

test('db:migrate backs up a database before it changes it', () => {
  rmSync(file)
  const db = new Database(file)
  db.exec('CREATE TABLE "_prisma_migrations" (migration_name, checksum, finished_at, rolled_back_at)').close()
  run(['migrate'])
  expect(readdirSync(path.join(folder, 'backups'))).toHaveLength(1)
})

test('db:backup and db:restore undo the changes made in between', () => {
  const backup = path.join(folder, 'copy.db')
  expect(run(['backup', backup])).toMatchObject({ status: 0, stderr: '' })
  new Database(file).exec('DROP TABLE "Heartbeat"').close()
  expect(run(['restore', backup])).toMatchObject({ status: 0, stderr: '' })
  expect(run(['diff', '--check', '--live'])).toMatchObject({ status: 0 })
})

test('db:restore refuses a file that is not a database', () => {
  copyFileSync('package.json', path.join(folder, 'copy.db'))
  expect(run(['restore', path.join(folder, 'copy.db')])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('it is not a database'),
  })
})

test('db:restore and db:copy refuse what does not add up or has unknown parts; --force only overlooks the ledger [T53]', () => {
  const [backup, copy] = [path.join(folder, 'backup.db'), path.join(folder, 'copy.db')]
  copyFileSync(file, backup)
  const db = new Database(backup)
  db.exec(`INSERT INTO User (id, firstName, walletCents, guestAccount, lastActiveAt, createdAt)
    VALUES (7, 'Augusta', 5, 1, '2026-11-21', '2026-11-21')`)
  const restored = () => new Database(file, { readonly: true }).prepare('SELECT count(*) FROM User').pluck().get()
  const wrong = { status: 1, stdout: expect.stringContaining('walletCents should be 0 and is 5') }
  expect(run(['restore', backup])).toMatchObject(wrong)
  expect(run(['copy', `file:${backup}`, `file:${copy}`])).toMatchObject(wrong)
  expect([restored(), existsSync(copy)]).toEqual([0, false])
  expect(run(['restore', backup, '--force'])).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('going on because of --force'),
  })
  expect(restored()).toBe(1)

  db.exec('CREATE TRIGGER pay AFTER INSERT ON "Order" BEGIN DELETE FROM Review; END').close()
  const strange = { status: 1, stderr: expect.stringContaining('trigger pay') }
  expect(run(['restore', backup, '--force'])).toMatchObject(strange)
  expect(run(['copy', `file:${backup}`, `file:${copy}`, '--force'])).toMatchObject(strange)
  expect(existsSync(copy)).toBe(false)
}, 120_000)

test('ledger:check reports whether the ledger is correct', () => {
  const db = new Database(file)
  const user = `INSERT INTO User (id, firstName, walletCents, guestAccount, lastActiveAt, createdAt)
    VALUES (7, 'Augusta', 0, 1, '2026-11-21', '2026-11-21')`
  db.exec(user)
  expect(run(['ledger'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Checked 0 entries of 1 people.*\nEverything adds up\.\n$/),
  })
  db.exec('UPDATE User SET walletCents = 5')
  expect(run(['ledger'])).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/^User 7: walletCents should be 0 and is 5 \(balance: .*\)\n/),
  })
  db.close()
  rmSync(file)
  expect(run(['ledger'])).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no database') })
  expect(existsSync(file)).toBe(false)
})

test('db:reset asks for --force in production and refuses a database in use', () => {
  expect(run(['reset'], { NODE_ENV: 'production' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--force'),
  })
  const server = new Database(file)
  server.pragma('journal_mode = WAL')
  server.prepare('SELECT 1 FROM "User"').get()
  expect(run(['reset'])).toMatchObject({ status: 1, stderr: expect.stringContaining('is in use') })
  server.close()
  expect(existsSync(file)).toBe(true)
})

test('an unknown command prints the list of commands', () => {
  expect(run(['explode'])).toMatchObject({ status: 1, stderr: expect.stringContaining('Commands:') })
})

test('search:rebuild builds the index of the search anew [4.21.9]', () => {
  expect(run(['search'])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Read the words of \d+ restaurants? in/),
  })
})
