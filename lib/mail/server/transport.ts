import 'server-only'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { type Letter, letterHtml, letterText } from '@/lib/mail/rules/letter'

type Addressed = { id: number; createdAt: Date; to: string; letter: Letter }

/** A way to send mails. */
export type Transport = {
  /** Resolves once the server has taken the mail; throws Nodemailer's error. */
  send(mail: Addressed): Promise<void>
  close(): void
}

type Site = { from: string; appUrl: string }

/** How long a server may be silent, in milliseconds; well below the time after which another process retries. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** The longest that one mail may take, however slowly the server answers. */
const LIMIT_MS = 2 * 60_000
/** How long a server may take to accept a recipient: some hang on addresses that they cannot reach. */
const RECIPIENT_MS = 10_000

type Line = { send(message: ReturnType<typeof messageOf>): Promise<unknown>; close(): void }

/** Sends to an SMTP server, such as `smtps://user:password@mail.example:465`; no mail waits for another's connection. */
export function smtpTransport(url: string, site: Site, recipientMs = RECIPIENT_MS): Transport {
  const lines = new Set<Line>()
  const idle: Line[] = []
  const openLine = () => {
    const line = lineTo(url, recipientMs)
    lines.add(line)
    return line
  }
  return {
    async send(mail) {
      const line = idle.pop() ?? openLine()
      try {
        await line.send(messageOf(mail, site))
      } finally {
        idle.push(line)
      }
    },
    close() {
      for (const line of lines) line.close()
    },
  }
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const

/** A connection kept for the next mail, and cut when a mail takes too long. */
function lineTo(url: string, recipientMs: number): Line {
  let cut = new AbortController()
  let asked: NodeJS.Timeout | undefined
  // Nodemailer has no limit for a single command, but its log shows commands and answers. The answers about the sender,
  // the recipient and DATA may arrive together; the last one is not a 250.
  const note = ({ tnx }: { tnx?: string }, text: unknown) => {
    const isRecipient = tnx === 'client' && String(text).startsWith('RCPT TO:')
    if (isRecipient || (tnx === 'server' && !String(text).startsWith('250'))) clearTimeout(asked)
    if (isRecipient) asked = setTimeout(() => cut.abort(), recipientMs)
  }
  const logger = Object.fromEntries(LOG_LEVELS.map((level) => [level, note]))
  const server = createTransport({ url, pool: true, maxConnections: 1, ...PATIENCE, transactionLog: true, logger })
  return {
    async send(message) {
      cut = new AbortController()
      const slow = setTimeout(() => cut.abort(), LIMIT_MS)
      try {
        return await server.sendMail({ ...message, signal: cut.signal })
      } finally {
        clearTimeout(slow)
        clearTimeout(asked)
      }
    },
    close: () => server.close(),
  }
}

/** Older files are deleted: the folder is for viewing the newest mails. */
const KEPT_FILES = 200

/**
 * Without a mail server: writes each mail to a file in the folder, as a mail server would receive it. Reads the folder
 * once; several processes each keep their own newest files.
 */
export function fileTransport(folder: string, site: Site): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  let names: Promise<Set<string>> | undefined
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, site))
      await mkdir(folder, { recursive: true })
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      const part = path.join(folder, `${name}.part`)
      // Some mails have links that set a password.
      await writeFile(part, message, { mode: 0o600 })
      await rename(part, path.join(folder, name))
      names ??= mailsIn(folder).catch((error: unknown) => {
        names = undefined
        throw error
      })
      const kept = (await names).add(name)
      const surplus = [...kept].slice(0, -KEPT_FILES)
      // Before the first wait, so that mails sent at the same time do not delete the same files.
      for (const old of surplus) kept.delete(old)
      for (const old of surplus) await rm(path.join(folder, old), { force: true })
    },
    close: () => {},
  }
}

/** The names of the mails in a folder, oldest first. */
async function mailsIn(folder: string): Promise<Set<string>> {
  return new Set((await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted())
}

function messageOf({ id, createdAt, to, letter }: Addressed, { from, appUrl }: Site) {
  return {
    from,
    // As an object: a string would be parsed as a list of addresses.
    to: { name: '', address: to },
    subject: letter.subject,
    text: letterText(letter, appUrl),
    html: letterHtml(letter, appUrl),
    // The same for each attempt of this row, so that a second copy can be recognized.
    messageId: `<${createdAt.getTime()}.${id}@${new URL(appUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
