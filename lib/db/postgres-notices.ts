import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { z } from 'zod'
import type { ContentVersion } from './engine'
import { connectionSettings, sendInTurn } from './postgres-connection'

/** The one PostgreSQL channel for all notices. */
const CHANNEL = 'plateful'
/** Payloads: triggers of the migrations report changes of the public content, processes report other commits. */
const CATALOG = 'content:catalog'
const LIKES = 'content:likes'
const COMMITTED = 'committed'

/** How often the connection is tested: a silently dropped connection looks like an idle one. */
const BEAT_MS = 1_000
const BEAT_LIMIT_MS = 2_000
const RECONNECT_MS = 500
/** How long a process collects commits before it notifies the others again. */
const TELL_EVERY_MS = 50

/**
 * Receives the notices of all processes over its own connection, and counts those about the public content. While
 * disconnected, the content version is unknown; after a gap, all earlier content counts as out of date.
 */
export class NoticeConnection {
  readonly #url: string
  readonly #listeners = new Set<() => void>()
  /** The server's process ids of our write connections. */
  readonly #writers = new Set<number>()
  readonly #version: ContentVersion = { catalog: 0, likes: 0 }
  #isStarted = false
  #isClosed = false
  #isCertain = false
  #hasNews = false
  #isTelling = false
  #client: pg.Client | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(url: string, writers: pg.Pool) {
    this.#url = url
    // A write connection receives its own notice before its commit is acknowledged. So a process never shows content
    // older than its own writes; other processes follow when the notice reaches them.
    const verify = (client: pg.PoolClient, done: (error?: Error) => void) => {
      const own = numberOf(client)
      this.#writers.add(own)
      client.on('notification', (notice) => notice.processId === own && this.#hearContent(notice))
      client.query(`LISTEN ${CHANNEL}`).then(() => done(), done)
    }
    Object.assign(writers.options, { verify })
    // The connection may have been lost between a commit and its notice.
    writers.on('remove', (client) => {
      this.#writers.delete(numberOf(client))
      this.#bumpAll()
    })
  }

  contentVersion(): ContentVersion | null {
    this.#start()
    return this.#isCertain ? this.#version : null
  }

  watch(listener: () => void): () => void {
    this.#start()
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Called after a commit of this process: notifies its listeners at once, the other processes soon. */
  committed(): void {
    this.#start()
    this.#tell()
    this.#hasNews = true
    void this.#tellOthers()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#drop()
  }

  /** Connects, and reconnects whenever the connection breaks. */
  #start(): void {
    if (this.#isStarted || this.#isClosed) return
    this.#isStarted = true
    void this.#connect()
  }

  async #connect(): Promise<void> {
    const settings = connectionSettings(this.#url, 'listener')
    const client = new pg.Client({
      ...settings,
      connectionTimeoutMillis: BEAT_LIMIT_MS,
      query_timeout: BEAT_LIMIT_MS,
    })
    sendInTurn(client)
    this.#client = client
    client.on('error', () => void this.#lost(client))
    client.on('end', () => void this.#lost(client))
    client.on('notification', (notice) => this.#hear(notice, client))
    try {
      await client.connect()
      await client.query(`LISTEN ${CHANNEL}`)
      if (this.#client !== client) return
      this.#bumpAll()
      this.#isCertain = true
      // Notices of commits in the meantime were missed, here and perhaps elsewhere.
      this.#tell()
      void this.#tellOthers()
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

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /**
   * Runs outside the write: commits that send notices wait for each other in the server, and one notice serves many
   * commits. If this process dies before sending it, the others notice the commit a few seconds later by polling.
   */
  async #tellOthers(): Promise<void> {
    if (this.#isTelling) return
    this.#isTelling = true
    while (this.#hasNews && this.#isCertain) {
      this.#hasNews = false
      await this.#client?.query(`NOTIFY ${CHANNEL}, '${COMMITTED}'`).catch(() => undefined)
      await sleep(TELL_EVERY_MS, undefined, { ref: false })
    }
    this.#isTelling = false
  }

  #hear(notice: pg.Notification, client: pg.Client): void {
    if (notice.payload === COMMITTED && notice.processId !== numberOf(client)) this.#tell()
    if (!this.#writers.has(notice.processId)) this.#hearContent(notice)
  }

  #hearContent({ payload }: pg.Notification): void {
    if (payload === CATALOG) this.#version.catalog += 1
    if (payload === LIKES) this.#version.likes += 1
  }

  #bumpAll(): void {
    this.#version.catalog += 1
    this.#version.likes += 1
  }
}

/** The driver's types lack `processID`. */
const numbered = z.object({ processID: z.number() })

/** The server's process id of a connection, which its notices carry. */
function numberOf(client: pg.ClientBase): number {
  return numbered.parse(client).processID
}
