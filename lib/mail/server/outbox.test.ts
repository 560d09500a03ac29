import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { simpleParser } from 'mailparser'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { db } from '@/lib/db/client'
import type { MailKind } from '@/lib/mail/rules/kinds'
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
  for (let hour = 1; hour < 24; hour += 1) expect(await send(later(36 + hour * 60))).toBe(1)
  expect(await row()).toMatchObject({ attempts: 27, dueAt: null, sentAt: null })
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
  const userId = await queued({ emailVerifiedAt: NOW })
  const queue = (kind: 'order_placed' | 'password_reset', count: number) =>
    db.write(async (tx) => {
      for (let at = 0; at < count; at += 1) await queueMail({ kind, userId }, { tx, now: NOW })
    })
  await queue('order_placed', 20)
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

describe('an address that its account has not verified', () => {
  /** Queues emails to an account, a second apart; returns their ids, the oldest first. */
  async function queue(kind: MailKind, userId: number, count: number, from = NOW) {
    for (let at = 0; at < count; at += 1) {
      const now = new Date(from.getTime() + at * 1_000)
      await db.write((tx) => queueMail({ kind, userId }, { tx, now }))
    }
    return (await db.read.mail.findMany({ where: { kind, userId }, orderBy: { id: 'asc' } })).map(({ id }) => id)
  }

  /** Sends what is due, in three processes; returns the ids of what arrived at an address. */
  async function arrivals({ send, taken }: Awaited<ReturnType<typeof setUp>>, now: Date, address = 'ada@example.com') {
    const before = taken.length
    while ((await Promise.all([send(now), send(now), send(now)])).some((count) => count > 0));
    return taken
      .slice(before)
      .filter(({ to }) => JSON.stringify(to).includes(address))
      .map(({ messageId = '' }) => Number(/\.(\d+)@/.exec(messageId)?.[1]))
      .toSorted((one, other) => one - other)
  }

  const unverified = async (over = {}) => (await addCustomer({ email: 'ada@example.com', ...over })).id

  test('gets ten emails an hour, and the others later, the oldest first and each once [4.25.12]', async () => {
    const site = await setUp()
    const ids = await queue('order_placed', await unverified(), 25)
    const hours = [await arrivals(site, later(1)), await arrivals(site, later(60)), await arrivals(site, later(61))]
    hours.push(await arrivals(site, later(121)), await arrivals(site, later(122)), await arrivals(site, later(600)))
    expect(hours.map((sent) => sent.length)).toEqual([10, 0, 10, 5, 0, 0])
    expect(hours.flat().toSorted((one, other) => one - other)).toEqual(ids)
    expect(hours[3]).toEqual(ids.slice(20))
    expect(await countWaitingMails({ db })).toBe(0)
  })

  test('has emails wait without taking the slots of others, and a verified one gets all at once [4.25.12]', async () => {
    const site = await setUp()
    const bob = await addCustomer({ email: 'bob@example.com', phoneNumber: null, emailVerifiedAt: NOW })
    await queue('order_placed', await unverified(), 40)
    await queue('order_placed', bob.id, 15, later(1))
    expect(await claimMails(10, { db, now: later(2) })).toHaveLength(8)
    expect(await claimMails(10, { db, now: later(2) })).toMatchObject([{}, {}, ...Array(6).fill({ userId: bob.id })])
    expect(await arrivals(site, later(2), 'bob@example.com')).toHaveLength(9)
    // Each email waits for its own hour: no more than ten are looked at again in any.
    const where = { dueAt: { gt: later(30) } }
    const waiting = await db.read.mail.groupBy({ by: ['dueAt'], where, _count: true })
    expect(waiting.map(({ _count }) => _count)).toEqual([10, 10, 10])
  })

  test('gets links for its account before what waits [4.25.12]', async () => {
    const site = await setUp()
    const ada = await unverified()
    const receipts = await queue('order_placed', ada, 40)
    await arrivals(site, later(1))
    const [link] = await queue('verify', ada, 1, later(2))
    expect(await arrivals(site, later(2))).toEqual([])
    expect(await arrivals(site, later(61))).toEqual([...receipts.slice(10, 19), link])
  })

  test('gets no more emails after an outage than otherwise [4.25.12]', async () => {
    const site = await setUp()
    await queue('order_placed', await unverified(), 30)
    site.refuse.text = 451
    for (let minutes = 1; minutes < 300; minutes += 5) await arrivals(site, later(minutes))
    site.refuse.text = null
    const hours = []
    for (let hour = 5; hour < 12; hour += 1) hours.push((await arrivals(site, later(hour * 61))).length)
    expect(Math.max(...hours)).toBe(10)
    expect(hours.reduce((sum, count) => sum + count, 0)).toBe(30)
  })

  test('loses no email that had to wait for days when the server then cannot take it at once [4.25.5, 4.25.12]', async () => {
    const site = await setUp()
    await queue('order_placed', await unverified(), 1)
    await db.write((tx) => tx.mail.updateMany({ data: { dueAt: later(3 * 24 * 60) } }))
    site.refuse.text = 451
    await arrivals(site, later(3 * 24 * 60))
    site.refuse.text = null
    expect(await arrivals(site, later(3 * 24 * 60 + 1))).toHaveLength(1)
  })
})
