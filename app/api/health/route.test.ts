import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { queueMail } from '@/lib/mail/server/outbox'
import { Browser } from '@/tests/api'
import { freshDatabase } from '@/tests/db'
import { directRows } from '@/tests/rows'
import { ON_POSTGRES } from '@/tests/second-engine.mjs'

beforeEach(freshDatabase)

const health = () => new Browser().send('GET', '/api/health')

test('a database that can be read and written, with all migrations, is healthy [7.7.1]', async () => {
  for (let time = 0; time < 2; time++) {
    const answer = await health()
    expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  }
  const beat = await db.read.heartbeat.findUniqueOrThrow({ where: { id: 1 } })
  expect(Date.now() - beat.at.getTime()).toBeLessThan(10_000)
})

test('the readiness check tells how many mails wait [7.7.1]', async () => {
  const ready = () => new Browser().send('GET', '/api/health/ready')
  expect((await ready()).body).toEqual({ status: 'ok', waitingMails: 0 })
  await db.write((tx) => queueMail({ kind: 'welcome' }, { tx, now: new Date() }))
  expect((await ready()).body).toEqual({ status: 'ok', waitingMails: 1 })
})

test('a database that lacks a migration is not healthy', async () => {
  const restore = () => directRows.run("UPDATE _prisma_migrations SET migration_name = ltrim(migration_name, 'x-')")
  onTestFinished(restore)
  await directRows.run("UPDATE _prisma_migrations SET migration_name = 'x-' || migration_name")
  const message = 'The database is waiting for its migrations.'
  const answer = await health()
  expect([answer.status, answer.body]).toEqual([503, { message, error: message, errors: {} }])
  await restore()
  expect((await health()).status).toBe(200)
})

test('a database that cannot be written is not healthy, and the answer does not say why [V13.4.2–5]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await directRows.run(
    ON_POSTGRES
      ? `CREATE FUNCTION broken() RETURNS trigger LANGUAGE plpgsql
           AS $$ BEGIN RAISE EXCEPTION 'disk /dev/sda1 is full'; END $$;
         CREATE TRIGGER broken BEFORE INSERT ON Heartbeat FOR EACH ROW EXECUTE FUNCTION broken();`
      : "CREATE TRIGGER broken BEFORE INSERT ON Heartbeat BEGIN SELECT RAISE(ABORT, 'disk /dev/sda1 is full'); END",
  )
  onTestFinished(() => directRows.run(ON_POSTGRES ? 'DROP TRIGGER broken ON Heartbeat' : 'DROP TRIGGER broken'))
  const message = 'The database cannot be used.'
  const answer = await health()
  expect([answer.status, answer.body]).toEqual([503, { message, error: message, errors: {} }])
  expect(logged).toHaveBeenCalledOnce()
})
