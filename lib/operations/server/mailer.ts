import 'server-only'
import path from 'node:path'
import { composeAccountMail } from '@/lib/accounts/server/mails'
import { db } from '@/lib/db/client'
import { isUnavailable } from '@/lib/db/failures'
import { env } from '@/lib/env'
import { oneAtATime } from '@/lib/live/server/one-at-a-time'
import { log } from '@/lib/log'
import type { MailKind } from '@/lib/mail/rules/kinds'
import { type Compose, sendDueMails } from '@/lib/mail/server/outbox'
import { fileTransport, smtpTransport } from '@/lib/mail/server/transport'
import { composeOrderMail, composeOwnerMail } from '@/lib/orders/server/mails'

const COMPOSERS: Record<MailKind, Compose> = {
  welcome: composeAccountMail,
  verify: composeAccountMail,
  password_reset: composeAccountMail,
  password_changed: composeAccountMail,
  email_changed: composeAccountMail,
  order_placed: composeOrderMail,
  order_canceled: composeOrderMail,
  order_for_owner: composeOwnerMail,
}

/** Writes the mail of a row. */
export const compose: Compose = (mail, deps) => COMPOSERS[mail.kind](mail, deps)

/** How often it looks without being told, in milliseconds: for mails that are tried again, and those of a process that died. */
const LOOK_EVERY_MS = 5_000
/** How long commits add up before it looks, in milliseconds. */
const SOON_MS = 200

/** Sends the mails of the outbox, soon after they are committed, until it is stopped. */
export class Mailer {
  readonly #transport = openTransport()
  readonly #unwatch: () => void
  readonly #looks: NodeJS.Timeout
  #soon: NodeJS.Timeout | null = null
  #sending: Promise<void> = Promise.resolve()
  #isStopped = false

  constructor() {
    const look = oneAtATime(() => {
      this.#sending = this.#sendAll()
      return this.#sending
    })
    this.#unwatch = db.watch(() => {
      this.#soon ??= setTimeout(() => {
        this.#soon = null
        look()
      }, SOON_MS).unref()
    })
    this.#looks = setInterval(look, LOOK_EVERY_MS).unref()
  }

  /** Waits for the mails in hand; the rest is for the next process. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unwatch()
    clearInterval(this.#looks)
    if (this.#soon) clearTimeout(this.#soon)
    await this.#sending
    this.#transport.close()
  }

  async #sendAll(): Promise<void> {
    try {
      const options = { transport: this.#transport, compose }
      while (!this.#isStopped && (await sendDueMails(options, { db, now: new Date() })) > 0);
    } catch (error) {
      // The health check reports a database that cannot be used; the next look tries again.
      if (!isUnavailable(error)) log.error({ err: error }, 'mails could not be sent')
    }
  }
}

function openTransport() {
  const site = { from: env.MAIL_FROM, appUrl: env.APP_URL }
  if (env.SMTP_URL) return smtpTransport(env.SMTP_URL, site)
  const folder = path.resolve(env.MAIL_FOLDER)
  log.info({ folder }, 'SMTP_URL is not set: mails are written to files, which npm run mail shows')
  return fileTransport(folder, site)
}
