import pg from 'pg'
import { z } from 'zod'
import type { ContentVersion } from './content-version'
import type { Tx } from './engine'
import { Prisma } from './generated/client'
import type { Listeners, Notice } from './notices'
import { connectionSettings } from './postgres-connection'

/** The one channel of PostgreSQL that everything goes through; its payload is `channel:payload`. */
const CHANNEL = 'plateful'
/** What the triggers of the migrations send, followed by the name of a version. */
const CONTENT = 'content'

/** How often the connection is tried out: one that was cut off without a word looks like one on which nothing happens. */
const BEAT_MS = 1_000
const BEAT_LIMIT_MS = 2_000
const RECONNECT_MS = 500

/**
 * Hears the notices of all processes over a connection of its own, and counts those about the public content. While it is not connected the
 * content is unknown, and whatever was known before the gap counts as out of date.
 */
export class NoticeConnection {
  readonly #url: string
  readonly #listeners: Listeners
  /** The server's numbers of the connections that write. */
  readonly #writers = new Set<number>()
  readonly #version: ContentVersion = { catalog: 0, likes: 0 }
  #isStarted = false
  #isClosed = false
  #isCertain = false
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(url: string, listeners: Listeners, writers: pg.Pool) {
    this.#url = url
    this.#listeners = listeners
    // The connection that writes hears its own notice before it is told that the commit is done. So a process never shows what was
    // before one of its own writes; the others follow as soon as the notice reaches them.
    const verify = (client: pg.PoolClient, done: (error?: Error) => void) => {
      const own = numberOf(client)
      this.#writers.add(own)
      client.on('notification', (notice) => notice.processId === own && this.#hearContent(notice))
      client.query(`LISTEN ${CHANNEL}`).then(() => done(), done)
    }
    Object.assign(writers.options, { verify })
    // It may have been lost between a commit and its notice.
    writers.on('remove', (client) => {
      this.#writers.delete(numberOf(client))
      this.#bumpAll()
    })
  }

  /** Connects, and again whenever the connection breaks. */
  start(): void {
    if (this.#isStarted) return
    this.#isStarted = true
    void this.#connect()
  }

  contentVersion(): ContentVersion | null {
    this.start()
    return this.#isCertain ? this.#version : null
  }

  /** Sends notices as part of a transaction. */
  async send(tx: Tx, notices: readonly Notice[]): Promise<void> {
    const payloads = notices.map(
      ({ channel, payload }) => Prisma.sql`pg_notify(${CHANNEL}, ${`${channel}:${payload}`})`,
    )
    // PostgreSQL's answer has no type that Prisma knows; counting the rows avoids it.
    await tx.$executeRaw`SELECT ${Prisma.join(payloads)}`
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#drop()
  }

  async #connect(): Promise<void> {
    const settings = connectionSettings(this.#url, 'listener')
    const client = new pg.Client({
      ...settings,
      connectionTimeoutMillis: BEAT_LIMIT_MS,
      query_timeout: BEAT_LIMIT_MS,
    })
    this.#client = client
    client.on('error', () => void this.#lost(client))
    client.on('end', () => void this.#lost(client))
    client.on('notification', (notice) => this.#hear(notice))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      if (this.#client !== client) return
      this.#bumpAll()
      this.#isCertain = true
      this.#listeners.tellGap()
      this.#beatLater(client)
    } catch {
      await this.#lost(client)
    }
  }

  #beatLater(client: pg.Client): void {
    this.#timer = setTimeout(() => {
      client.query('SELECT 1').then(
        () => this.#client === client && this.#beatLater(client),
        () => this.#lost(client),
      )
    }, BEAT_MS)
    this.#timer.unref()
  }

  async #lost(client: pg.Client): Promise<void> {
    if (this.#client !== client) return
    await this.#drop()
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#connect(), RECONNECT_MS)
    this.#timer.unref()
  }

  async #drop(): Promise<void> {
    const client = this.#client
    this.#client = null
    this.#isCertain = false
    clearTimeout(this.#timer)
    await client?.end().catch(() => undefined)
  }

  #hear(notice: pg.Notification): void {
    const { channel, payload } = parse(notice)
    if (channel !== CONTENT) this.#listeners.tell({ channel, payload })
    else if (!this.#writers.has(notice.processId)) this.#hearContent(notice)
  }

  #hearContent(notice: pg.Notification): void {
    const { channel, payload } = parse(notice)
    if (channel === CONTENT && (payload === 'catalog' || payload === 'likes')) this.#version[payload] += 1
  }

  #bumpAll(): void {
    this.#version.catalog += 1
    this.#version.likes += 1
  }
}

/** The types of the driver lack it. */
const numbered = z.object({ processID: z.number() })

/** The server's number of a connection, which its notices carry. */
function numberOf(client: pg.PoolClient): number {
  return numbered.parse(client).processID
}

function parse({ payload: text = '' }: pg.Notification): Notice {
  const at = text.indexOf(':')
  return { channel: text.slice(0, at), payload: text.slice(at + 1) }
}
