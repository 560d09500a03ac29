import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import { freshDatabase } from '@/tests/db'
import { startMailServer } from '@/tests/mail-server'
import { addCustomer } from '@/tests/world'
import { AT_ONCE, type Compose, claimMails, countWaitingMails, queueMail, removeOldMails, sendDueMails } from './outbox'
import { fileTransport, smtpTransport } from './transport'

const NOW = new Date('2026-11-23T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const SITE = { from: 'Plateful <no-reply@plateful.example>', appUrl: 'https://plateful.example' }

const compose: Compose = async ({ userId }) => ({
  subject: `Hello ${userId}\r\nBcc: eve@example.com`,
  preview: '',
  blocks: [{ text: 'Your account is ready.' }],
})

vi.hoisted(() => {
  process.env.LIMIT_UNPROVEN_MAILS = '10'
})

beforeEach(freshDatabase)

/** An account with a mail that is due. */
async function queued(over: Parameters<typeof addCustomer>[0] = {}) {
  const { id } = await addCustomer({ email: 'ada@example.com', ...over })
  await db.write((tx) => queueMail({ kind: 'welcome', userId: id }, { tx, now: NOW }))
  return id
}

async function setUp() {
  const server = await startMailServer()
  const transport = smtpTransport(server.url, SITE)
  onTestFinished(() => transport.close())
  const send = (now: Date) => sendDueMails({ transport, compose }, { db, now })
  return { ...server, transport, send }
}

const row = () => db.read.mail.findFirstOrThrow()

test('a mail reaches the account in text and HTML, once, and nothing waits any more [V1.3.10–11]', async () => {
  const { send, taken } = await setUp()
  const id = await queued()
  expect(await countWaitingMails({ db })).toBe(1)
  expect(await send(NOW)).toBe(1)
  expect(await send(later(60))).toBe(0)
  expect(taken).toHaveLength(1)
  expect(taken[0]).toMatchObject({
    from: { value: [{ name: 'Plateful', address: 'no-reply@plateful.example' }] },
    to: { value: [{ address: 'ada@example.com' }] },
    messageId: `<${NOW.getTime()}.1@plateful.example>`,
  })
  expect(taken[0]?.text).toContain('Your account is ready.')
  expect(taken[0]?.html).toContain('Your account is ready.</p>')
  expect(taken[0]?.subject).toContain(`Hello ${id}`)
  expect(taken[0]?.bcc).toBeUndefined()
  expect(await row()).toMatchObject({ sentAt: NOW, dueAt: null, attempts: 0 })
  expect(await countWaitingMails({ db })).toBe(0)
})

test('nothing of a transaction that is rolled back is ever sent [4.25.4]', async () => {
  const { send, taken } = await setUp()
  const { id } = await addCustomer()
  const failing = db.write(async (tx) => {
    await queueMail({ kind: 'welcome', userId: id }, { tx, now: NOW })
    throw new Error('rolled back')
  })
  await expect(failing).rejects.toThrow('rolled back')
  expect(await send(NOW)).toBe(0)
  expect(taken).toEqual([])
})

test('of two processes that look at the same time, one sends a mail [4.25.4]', async () => {
  const { send, taken } = await setUp()
  for (let count = 0; count < 25; count += 1) await queued({ email: `ada${count}@example.com`, phoneNumber: null })
  let sent = 0
  while (sent < 25) sent += (await Promise.all([send(NOW), send(NOW), send(NOW)])).reduce((sum, one) => sum + one, 0)
  expect(sent).toBe(25)
  expect(new Set(taken.map(({ messageId }) => messageId)).size).toBe(25)
  expect(taken).toHaveLength(25)
})

test('a mail of a process that died with it is taken over, and both copies have one Message-ID [4.25.4]', async () => {
  const { send, taken, transport } = await setUp()
  await queued()
  // The process sends, and dies before it can say so.
  const dying = {
    ...transport,
    send: async (mail: Parameters<typeof transport.send>[0]) => {
      await transport.send(mail)
      await new Promise(() => {})
    },
  }
  void sendDueMails({ transport: dying, compose }, { db, now: NOW })
  await vi.waitFor(() => expect(taken).toHaveLength(1))
  expect(await send(later(4))).toBe(0)
  expect(await send(later(5))).toBe(1)
  expect(taken.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${NOW.getTime()}.1@plateful.example>`))
})

test('a mail that the server cannot take now is tried again, and arrives', async () => {
  const { send, taken, refuse } = await setUp()
  await queued()
  refuse.text = 451
  await send(NOW)
  expect(await row()).toMatchObject({ attempts: 1, dueAt: later(1), sentAt: null })
  refuse.text = null
  expect(await send(NOW)).toBe(0)
  await send(later(1))
  expect(taken).toHaveLength(1)
})

test('a mail waits while there is no server, and is given up after a day [V16.5.1–3]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { send, close } = await setUp()
  await close()
  await queued()
  for (const minutes of [0, 1, 6, 36]) expect(await send(later(minutes))).toBe(1)
  expect(await row()).toMatchObject({ attempts: 4, dueAt: later(96) })
  expect(logged).not.toHaveBeenCalled()
  await send(later(24 * 60))
  expect(await row()).toMatchObject({ attempts: 5, dueAt: null, sentAt: null })
  expect(logged).toHaveBeenCalledOnce()
  expect(await countWaitingMails({ db })).toBe(0)
})

test('a mail whose recipient the server will never know is given up at once, and the log does not name the address [4.25.5]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { send, refuse } = await setUp()
  await queued()
  refuse.recipient = 550
  await send(NOW)
  expect(await row()).toMatchObject({ attempts: 1, dueAt: null, sentAt: null })
  expect(logged).toHaveBeenCalledOnce()
  expect(String(logged.mock.calls[0])).toContain('"responseCode":550')
  expect(String(logged.mock.calls[0])).not.toContain('ada@example.com')
})

test('demo accounts and accounts without an email get no mail [4.25.6]', async () => {
  const { send, taken } = await setUp()
  await queued({ demo: true })
  await queued({ email: null, phoneNumber: '2125550177' })
  expect(await send(NOW)).toBe(2)
  expect(taken).toEqual([])
  expect(await db.read.mail.count()).toBe(0)
})

test('mails of 30 days ago are removed, those that still wait are not [4.25.9]', async () => {
  const { send } = await setUp()
  await queued()
  await send(NOW)
  await queued({ email: 'bob@example.com', phoneNumber: '2125550177' })
  await removeOldMails({ db, now: later(30 * 24 * 60) })
  expect(await db.read.mail.count()).toBe(2)
  await removeOldMails({ db, now: later(30 * 24 * 60 + 1) })
  expect(await db.read.mail.findMany({ select: { sentAt: true } })).toEqual([{ sentAt: null }])
})

test('without a server a mail is a file [4.25.8]', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-mail-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await queued()
  await sendDueMails({ transport: fileTransport(folder, SITE), compose }, { db, now: NOW })
  const files = readdirSync(folder)
  expect(files).toEqual(['2026-11-23T12-00-00.000Z-1.eml'])
  const file = path.join(folder, files[0] ?? '')
  // Windows has no such modes.
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
  const mail = await simpleParser(readFileSync(file))
  expect(mail.text).toContain('Your account is ready.')
})

test('mails about passwords go first, and have slots that no other mail takes', async () => {
  const userId = await queued()
  const queue = (kind: 'verify' | 'password_reset', count: number) =>
    db.write(async (tx) => {
      for (let at = 0; at < count; at += 1) await queueMail({ kind, userId }, { tx, now: NOW })
    })
  await queue('verify', 20)
  await queue('password_reset', 1)
  const kinds = async (free: number) => (await claimMails(free, { db, now: NOW })).map(({ kind }) => kind)
  const claimed = await kinds(AT_ONCE)
  expect(claimed[0]).toBe('password_reset')
  expect(claimed.filter((kind) => kind !== 'password_reset')).toHaveLength(8)
  expect(await kinds(1)).toEqual([])
  await queue('password_reset', 3)
  expect(await kinds(2)).toEqual(['password_reset', 'password_reset'])
  expect(await kinds(0)).toEqual([])
})

test('a mail that cannot be written fails alone, and is tried again', async () => {
  const { transport, taken } = await setUp()
  const bob = await queued({ email: 'bob@example.com', phoneNumber: '2125550177' })
  await queued()
  const failing: Compose = (mail, deps) => {
    if (mail.userId === bob) throw new Error('No words')
    return compose(mail, deps)
  }
  expect(await sendDueMails({ transport, compose: failing }, { db, now: NOW })).toBe(2)
  expect(taken.map(({ to }) => to)).toMatchObject([{ value: [{ address: 'ada@example.com' }] }])
  expect(await row()).toMatchObject({ userId: bob, attempts: 1, dueAt: later(1) })
})

test('an address that its account has not proven gets ten mails an hour, one that it has proven gets all', async () => {
  const { send, taken } = await setUp()
  const ada = await queued()
  const bob = await queued({ email: 'bob@example.com', phoneNumber: '2125550177' })
  await db.write(async (tx) => {
    await tx.user.update({ where: { id: bob }, data: { emailVerifiedAt: NOW } })
    for (let at = 0; at < 14; at += 1) {
      for (const userId of [ada, bob]) await queueMail({ kind: 'verify', userId }, { tx, now: NOW })
    }
  })
  while ((await send(NOW)) > 0);
  const to = (address: string) => taken.filter((mail) => JSON.stringify(mail.to).includes(address)).length
  expect([to('ada@example.com'), to('bob@example.com')]).toEqual([10, 15])
  await db.write((tx) => queueMail({ kind: 'verify', userId: ada }, { tx, now: later(61) }))
  await send(later(61))
  expect(to('ada@example.com')).toBe(11)
})
