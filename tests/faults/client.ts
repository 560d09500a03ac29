import http from 'node:http'
import https from 'node:https'
import { addressOf, type Path } from '@/lib/contract/paths'

/** The public address. The sites under test all have it, whatever port their processes listen on. */
export const ORIGIN = 'http://localhost:3000'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string }
export type Sending = { body?: object; headers?: Record<string, string>; signal?: AbortSignal }

type Call = Sending & { params?: { id: string | number | undefined }; query?: Record<string, string> }

/** A call that must succeed was refused. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly answer: Answer,
  ) {
    super(message)
  }
}

/** A request that ended without an answer, so that its effect is unknown. */
export class NoAnswer extends Error {
  /** The connection was refused, so the request had no effect. */
  get refused(): boolean {
    return this.cause instanceof Error && 'code' in this.cause && this.cause.code === 'ECONNREFUSED'
  }
}

/** The HTTP side of a browser: cookies, and the anti-forgery token that goes with them. */
export class Client {
  readonly #cookies = new Map<string, string>()
  readonly #net: typeof http | typeof https
  readonly #agent: http.Agent

  /** `origin` is the public address of the site, `host` the machine that is asked. */
  constructor(
    public port: number,
    readonly origin = ORIGIN,
    readonly host = 'localhost',
  ) {
    this.#net = origin.startsWith('https:') ? https : http
    this.#agent = new this.#net.Agent({ keepAlive: true })
  }

  /** Makes a request. Throws `NoAnswer` when the connection fails before the whole answer is there. */
  async send(method: string, path: string, { body, headers, signal }: Sending = {}): Promise<Answer> {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/auth')
    const answer = await this.#exchange(method, path, {
      body: method === 'GET' ? '' : JSON.stringify(body ?? {}),
      headers: { ...this.#headers(method), ...headers },
      signal,
    })
    this.#keepCookies(answer.headers['set-cookie'] ?? [])
    return answer
  }

  /** Calls an endpoint, which must succeed, and returns its answer. */
  async call<T>(schema: { parse(value: unknown): T }, row: Path, { params, query, ...sending }: Call = {}): Promise<T> {
    const path = addressOf(row, { params, query })
    const answer = await this.send(row.method, path, sending)
    if (answer.status >= 400)
      throw new Refusal(`${row.method} ${path} answered ${answer.status} ${answer.text}`, answer)
    return schema.parse(JSON.parse(answer.text))
  }

  /** What the next request sends as its cookies. */
  get cookie(): string {
    return [...this.#cookies].map((pair) => pair.join('=')).join('; ')
  }

  /** The same browser at another process. */
  at(port: number): Client {
    const other = new Client(port, this.origin, this.host)
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value)
    return other
  }

  /** Closes the kept-alive connections. */
  close(): void {
    this.#agent.destroy()
  }

  #exchange(
    method: string,
    path: string,
    { body, headers, signal }: { body: string; headers: Record<string, string>; signal: AbortSignal | undefined },
  ): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const lost = (error: Error) => reject(new NoAnswer(`${method} ${path}: ${error.message}`, { cause: error }))
      const request = this.#net.request({
        host: this.host,
        port: this.port,
        method,
        path,
        headers,
        agent: this.#agent,
        signal,
      })
      request.on('error', lost)
      request.on('response', (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', lost)
        response.on('end', () => {
          if (!response.complete) return lost(new Error('the answer was cut short'))
          const text = Buffer.concat(chunks).toString('utf8')
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        })
      })
      request.end(body)
    })
  }

  #headers(method: string): Record<string, string> {
    const { cookie } = this
    const { host } = new URL(this.origin)
    if (method === 'GET') return { host, cookie }
    return {
      host,
      cookie,
      origin: this.origin,
      'content-type': 'application/json',
      'xsrf-token': this.#cookies.get('XSRF-TOKEN') ?? '',
    }
  }

  #keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
