import 'server-only'
import path from 'node:path'
import { db } from '@/lib/db/client'
import { reportError } from '@/lib/db/error-counts'
import { isUnavailable } from '@/lib/db/failures'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { oneAtATime } from '@/lib/one-at-a-time'
import { AT_ONCE, type Compose, claimMails, sendMail } from './outbox'
import { fileTransport, smtpTransport } from './transport'

/** How often it polls, in milliseconds: for retries, and mails of a process that died. */
const LOOK_EVERY_MS = 5_000
/** How long it collects commits before it looks, in milliseconds. */
const SOON_MS = 200

/** Sends the outbox's mails soon after their commit, until stopped. */
export class Mailer {
  readonly #transport = openTransport()
  readonly #compose: Compose
  readonly #unwatch: () => void
  readonly #looks: NodeJS.Timeout
  #soon: NodeJS.Timeout | null = null
  #looking: Promise<void> = Promise.resolve()
  readonly #inHand = new Set<Promise<void>>()
  #isStopped = false

  constructor(compose: Compose) {
    this.#compose = compose
    const look = oneAtATime(() => {
      this.#looking = this.#fillSlots(look)
      return this.#looking
    })
    this.#unwatch = db.watch(() => {
      this.#soon ??= setTimeout(() => {
        this.#soon = null
        look()
      }, SOON_MS).unref()
    })
    this.#looks = setInterval(look, LOOK_EVERY_MS).unref()
  }

  /** Waits for the mails being sent; the next process sends the rest. */
  async stop(): Promise<void> {
    this.#isStopped = true
    this.#unwatch()
    clearInterval(this.#looks)
    if (this.#soon) clearTimeout(this.#soon)
    await this.#looking
    await Promise.all(this.#inHand)
    this.#transport.close()
  }

  /** Starts as many mails as there are free slots; each slot is freed when its mail ends. */
  async #fillSlots(look: () => void): Promise<void> {
    await this.#attempt(async () => {
      if (this.#isStopped) return
      const now = new Date()
      const sending = { transport: this.#transport, compose: this.#compose }
      for (const mail of await claimMails(AT_ONCE - this.#inHand.size, { db, now })) {
        const sent = this.#attempt(() => sendMail(mail, sending, { db, now }))
        this.#inHand.add(sent)
        void sent.then(() => {
          this.#inHand.delete(sent)
          if (!this.#isStopped) look()
        })
      }
    })
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // The health check reports a database that cannot be used; the next look tries again.
      if (!isUnavailable(error)) reportError({ err: error }, 'mails could not be sent')
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
