import { addressOf, PATHS, type Path } from '@/lib/contract/paths'
import { ORIGIN } from '../tests/faults/client'
import type { Server } from './figure'
import { AS_BROWSERS } from './load'
import { navigation } from './navigation'

/** The calls that the start script of each page makes. */
export const CALLS_OF_A_LOAD = [PATHS.getSession.path]

type Call = { params?: { id: number }; body?: object }

/** The requests of a signed-in person's browser, without the files that it has already. */
export class Browser {
  readonly #url: string
  readonly #headers: Record<string, string>

  constructor({ url }: Server, cookie: string) {
    this.#url = url
    const token = /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? ''
    this.#headers = { ...AS_BROWSERS, cookie, origin: ORIGIN, 'xsrf-token': token, 'content-type': 'application/json' }
  }

  /** Loads a page. */
  async open(path: string): Promise<void> {
    for (const one of [path, ...CALLS_OF_A_LOAD]) await this.#ask('GET', one)
  }

  /** Goes from one page to another one, or refreshes the same page. */
  async go(from: string, to: string): Promise<void> {
    const { path, headers } = await navigation(from, to)
    await this.#ask('GET', path, { headers })
  }

  /** Makes a call as the site's pages do, with a key when it changes something. Returns the parsed answer. */
  async call<T>(schema: { parse(value: unknown): T }, row: Path, { params, body }: Call = {}): Promise<T> {
    const key: Record<string, string> = body ? { 'idempotency-key': crypto.randomUUID() } : {}
    const sent = body ? { headers: key, body: JSON.stringify(body) } : {}
    return schema.parse(JSON.parse(await this.#ask(row.method, addressOf(row, { params }), sent)))
  }

  async #ask(method: string, path: string, { headers, ...rest }: RequestInit = {}): Promise<string> {
    const sent = { ...this.#headers, ...Object.fromEntries(new Headers(headers)) }
    const answer = await fetch(this.#url + path, { method, headers: sent, redirect: 'error', ...rest })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status} ${text}`)
    return text
  }
}
