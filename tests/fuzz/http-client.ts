import http from 'node:http'
import { gunzipSync } from 'node:zlib'
import { firstEventIn, isStream } from '@/tests/first-event'
import type { Reply } from './verdict'

/** Longer than any answer takes unless the server hangs. */
const PATIENCE_MS = 30_000

export type HttpReply = Reply & { cookies: string[] }
type Sent = { headers: Record<string, string>; body: string | Uint8Array }

/** Sends requests as they are, without the corrections that a browser or `fetch` makes. */
export class Client {
  readonly #base: URL
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 8 })
  /** The time of the slowest answer in milliseconds. */
  slowest = 0

  constructor(base: string) {
    this.#base = new URL(base)
  }

  async send(method: string, path: string, { headers, body }: Sent): Promise<HttpReply> {
    const started = performance.now()
    const reply = await this.#exchange(method, path, { headers, body })
    this.slowest = Math.max(this.slowest, performance.now() - started)
    return reply
  }

  #exchange(method: string, path: string, { headers, body }: Sent): Promise<HttpReply> {
    const { hostname, port } = this.#base
    const sent = method === 'GET' || method === 'HEAD' ? Buffer.alloc(0) : Buffer.from(body)
    // Node sends no length with a DELETE by itself, and its body would be read as the next request.
    const length = sent.length > 0 ? { 'content-length': String(sent.length) } : {}
    return new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: 599, type: null, text: String(error), cookies: [] })
      const all = { ...headers, ...length }
      const options = { hostname, port, method, path, headers: all, agent: this.#agent, timeout: PATIENCE_MS }
      const request = http.request(options, (response) => {
        const chunks: Buffer[] = []
        const { statusCode = 0, headers: told } = response
        const type = told['content-type'] ?? null
        const done = (text: string) => resolve({ status: statusCode, type, text, cookies: told['set-cookie'] ?? [] })
        response.on('data', (chunk) => {
          chunks.push(chunk)
          const event = isStream(type) ? firstEventIn(Buffer.concat(chunks).toString('utf8')) : null
          if (event === null) return
          done(event)
          request.destroy()
        })
        response.on('error', fail)
        response.on('end', () => done(textOf(Buffer.concat(chunks), told['content-encoding'])))
      })
      request.on('timeout', () => request.destroy(new Error('no answer')))
      request.on('error', fail)
      request.end(sent)
    })
  }

  close(): void {
    this.#agent.destroy()
  }
}

/** Some requests ask for an answer that is compressed. */
function textOf(bytes: Buffer, encoding: string | undefined): string {
  return (encoding === 'gzip' && bytes.length > 0 ? gunzipSync(bytes) : bytes).toString('utf8')
}
