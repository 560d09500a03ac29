/** Production servers for tests: one, or two processes behind one address. */
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import { freePort } from '../setup/port.mjs'
import { startServer } from '../setup/server.mjs'

type Options = Omit<Parameters<typeof startServer>[0], 'port'>

/** Runs a server on a free port until `work(url, pid)` is done. Resolves to its result and the server's exit code. */
export async function withServer<T>(
  { env = {}, ...options }: Options,
  work: (url: string, pid: number) => Promise<T>,
): Promise<{ result: T; exitCode: number }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const { child, exit } = await startServer({ port, env: { APP_URL: url, ...env }, ...options })
  const result = await work(url, child.pid ?? 0).finally(() => child.kill('SIGTERM'))
  return { result, exitCode: await exit }
}

type Door = { readonly port: number }

/** Runs two servers behind a proxy until `work(url)` is done; each call may reach another one than the call before. */
export async function withTwoServers<T>(
  options: Omit<Options, 'env'>,
  work: (url: string) => Promise<T>,
): Promise<{ result: T }> {
  const doors: Door[] = []
  const balancer = await Balancer.start(doors)
  const url = `http://localhost:${balancer.port}`
  const start = <R>(next: () => Promise<R>) =>
    withServer({ ...options, env: { APP_URL: url } }, (own) => {
      doors.push({ port: Number(new URL(own).port) })
      return next()
    })
  try {
    return (await start(() => start(() => work(url)))).result
  } finally {
    balancer.close()
  }
}

/** A proxy in front of several processes that gives each request to the next one, and past those that are down. */
export class Balancer {
  isUp = true
  mayRefuse = true
  port = 0
  #turn = 0
  readonly #doors: readonly Door[]
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #server = http.createServer((request, response) => void this.#take(request, response))

  /** `doors` are the processes, which may change later. */
  constructor(doors: readonly Door[]) {
    this.#doors = doors
  }

  static async start(doors: readonly Door[]): Promise<Balancer> {
    const balancer = new Balancer(doors)
    await new Promise<void>((resolve) => balancer.#server.listen(0, resolve))
    const address = balancer.#server.address()
    balancer.port = typeof address === 'object' ? (address?.port ?? 0) : 0
    return balancer
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
      await this.#forward(request, Buffer.concat(chunks), response)
    } catch {
      // Looks to the client like a process that dies: no answer.
      request.socket.destroy()
    }
  }

  async #forward(request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    for (let left = this.#doors.length; ; left--) {
      const { port = 0 } = this.#doors[this.#turn++ % this.#doors.length] ?? {}
      try {
        return await this.#exchange(port, request, body, response)
      } catch (error) {
        const isDown = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
        if (!isDown || left <= 1) throw error
      }
    }
  }

  #exchange(port: number, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<void> {
    const { method, url, headers } = request
    return new Promise((resolve, reject) => {
      const onward = http.request({ host: 'localhost', port, method, path: url, headers, agent: this.#agent })
      // A stream ends when its reader is gone.
      response.on('close', () => onward.destroy())
      onward.on('error', reject)
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.on('end', resolve)
        answer.on('error', reject)
      })
      onward.end(body)
    })
  }
}
