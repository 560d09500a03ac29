import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { isFinal } from '@/lib/mail/rules/schedule'
import { startMailServer } from '@/tests/mail-server'
import { fileTransport, smtpTransport } from './transport'

const SITE = { from: 'Plateful <no-reply@plateful.example>', appUrl: 'https://plateful.example' }
const LOGIN = { user: 'plateful', password: 'open' }
const MAIL = {
  id: 7,
  createdAt: new Date('2026-11-23T12:00:00Z'),
  to: 'ada@example.com',
  letter: { subject: 'Hello', preview: '', blocks: [{ text: 'Your account is ready.' }] },
}

/** Sends a mail; resolves to why not, and whether that is final. */
async function send(url: string, mail = MAIL) {
  const transport = smtpTransport(url, SITE)
  onTestFinished(() => transport.close())
  return transport.send(mail).then(
    () => null,
    (error) => ({ code: error.code, isFinal: isFinal(error) }),
  )
}

/** Speaks TLS with the certificate that comes with the test server, which warns that everybody knows its key. */
function startSecureServer() {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  return startMailServer({ secure: true, login: LOGIN })
}

test('a server with TLS and a login takes a mail [V13.2.1]', async () => {
  const { url, taken } = await startSecureServer()
  expect(await send(`${url}?tls.rejectUnauthorized=false`)).toBeNull()
  expect(taken).toMatchObject([{ subject: 'Hello' }])
})

test('a server whose certificate nobody has signed gets nothing, and the mail waits [V12.3.1–4]', async () => {
  const { url, taken } = await startSecureServer()
  expect(await send(url)).toEqual({ code: expect.any(String), isFinal: false })
  expect(taken).toEqual([])
})

test('a server without TLS gets nothing when the settings require it, and the mail waits', async () => {
  const { url, taken } = await startMailServer()
  expect(await send(`${url}?requireTLS=true`)).toEqual({ code: expect.any(String), isFinal: false })
  expect(taken).toEqual([])
})

test('a refused login is a mistake in the settings, and the mail waits', async () => {
  const { url, taken } = await startMailServer({ login: LOGIN })
  expect(await send(url.replace('open', 'shut'))).toEqual({ code: 'EAUTH', isFinal: false })
  expect(await send(url)).toBeNull()
  expect(taken).toHaveLength(1)
})

test('a mail that is cut off within its text waits, and the next one is sent on another connection', async () => {
  const { url, taken, refuse } = await startMailServer()
  const transport = smtpTransport(url, SITE)
  onTestFinished(() => transport.close())
  refuse.text = 'cut'
  await expect(transport.send(MAIL)).rejects.toSatisfy((error) => !isFinal(error as object))
  refuse.text = null
  await transport.send(MAIL)
  expect(taken).toHaveLength(1)
})

test('a slow server is waited for', async () => {
  const { url, taken } = await startMailServer({ slow: 1_500 })
  expect(await send(url)).toBeNull()
  expect(taken).toHaveLength(1)
})

test('a name and a text cannot add a header, a recipient or a command', async () => {
  const { url, taken } = await startMailServer()
  const letter = {
    subject: 'Hi\r\nBcc: eve@example.com',
    preview: '',
    blocks: [{ text: 'One\r\n.\r\nRCPT TO:<eve@example.com>' }],
  }
  expect(await send(url, { ...MAIL, letter })).toBeNull()
  expect(taken).toHaveLength(1)
  expect(taken[0]).toMatchObject({ subject: 'Hi Bcc: eve@example.com' })
  expect(taken[0]?.bcc).toBeUndefined()
  expect(taken[0]?.text).toContain('RCPT TO:<eve@example.com>')
})

test('a server that hangs at one recipient loses that mail soon, and holds no other one up', async () => {
  const { url, taken, refuse, hanging: waiting } = await startMailServer()
  const transport = smtpTransport(url, SITE, 1_000)
  onTestFinished(() => transport.close())
  refuse.recipient = 'hang'
  const started = performance.now()
  const hanging = Array.from({ length: 9 }, () => transport.send(MAIL).catch((error) => isFinal(error)))
  await vi.waitFor(() => expect(waiting.count).toBe(9))
  refuse.recipient = null
  await transport.send(MAIL)
  expect(taken).toHaveLength(1)
  expect(await Promise.all(hanging)).toEqual(Array(9).fill(false))
  expect(performance.now() - started).toBeLessThan(5_000)
  await transport.send(MAIL)
  expect(taken).toHaveLength(2)
})

test('a folder keeps the newest 200 mails, also when ten are written at once, and is read once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plateful-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = (year: number, id: number) => path.join(folder, `${year}-01-01T12-00-00.000Z-${id}.eml`)
  for (let id = 0; id < 205; id += 1) await writeFile(file(2020, id + 1000), '')
  const transport = fileTransport(folder, SITE)
  await Promise.all(Array.from({ length: 10 }, (_, id) => transport.send({ ...MAIL, id })))
  const names = (await readdir(folder)).toSorted()
  expect(names).toHaveLength(200)
  expect(names.filter((name) => name.startsWith('2026-11-23'))).toHaveLength(10)
  expect(names[0]).toBe('2020-01-01T12-00-00.000Z-1015.eml')
  await writeFile(file(2019, 1), '')
  await transport.send({ ...MAIL, id: 10 })
  expect((await readdir(folder)).toSorted().slice(0, 2)).toEqual([
    '2019-01-01T12-00-00.000Z-1.eml',
    '2020-01-01T12-00-00.000Z-1016.eml',
  ])
})
