import 'server-only'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { type Letter, letterHtml, letterText } from '@/lib/mail/rules/letter'

type Addressed = { id: number; createdAt: Date; to: string; letter: Letter }

/** How mails leave the process. */
export type Transport = {
  /** Resolves once the server has taken the mail; throws Nodemailer's error. */
  send(mail: Addressed): Promise<void>
  close(): void
}

type Site = { from: string; appUrl: string }

/** The longest that a server may be silent, in milliseconds; well below the time after which another process tries. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 }
/** The longest that one mail may take, however slowly the server answers. */
const LIMIT_MS = 2 * 60_000
/** The longest that a server may think about a recipient: some hang at the addresses that they cannot reach. */
const RECIPIENT_MS = 10_000

type Line = { send(message: ReturnType<typeof messageOf>): Promise<unknown>; close(): void }

/** Sends to an SMTP server, as in `smtps://user:password@mail.example:465`, each mail on a connection that no other waits for. */
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

/** A connection that is kept for the next mail, and that a mail which takes too long loses. */
function lineTo(url: string, recipientMs: number): Line {
  let cut = new AbortController()
  let asked: NodeJS.Timeout | undefined
  // Nodemailer has no limit for a single command; its log has the commands and the answers. Those to the sender, the recipient and the
  // wish to send the text may come at once: the last one is no 250.
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

/** Older ones go: the folder is for looking at the newest. */
const KEPT_FILES = 200

/** Without a mail server: writes each mail to a file of the folder, as a mail server would get it. */
export function fileTransport(folder: string, site: Site): Transport {
  const writer = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await writer.sendMail(messageOf(mail, site))
      await mkdir(folder, { recursive: true })
      const name = `${mail.createdAt.toISOString().replaceAll(':', '-')}-${mail.id}.eml`
      const part = path.join(folder, `${name}.part`)
      // Some have links that set a password.
      await writeFile(part, message, { mode: 0o600 })
      await rename(part, path.join(folder, name))
      const files = (await readdir(folder)).filter((file) => file.endsWith('.eml')).toSorted()
      for (const old of files.slice(0, -KEPT_FILES)) await rm(path.join(folder, old), { force: true })
    },
    close: () => {},
  }
}

function messageOf({ id, createdAt, to, letter }: Addressed, { from, appUrl }: Site) {
  return {
    from,
    // An object: a text would be read as a list of addresses.
    to: { name: '', address: to },
    subject: letter.subject,
    text: letterText(letter, appUrl),
    html: letterHtml(letter, appUrl),
    // The same each time that this row is sent, so that a second copy can be recognized.
    messageId: `<${createdAt.getTime()}.${id}@${new URL(appUrl).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  }
}
