import http from 'node:http'
import type { Door } from './customer'

/** A proxy in front of several processes that gives each request to the next one, and past those that are down. */
export class Balancer implements Door {
  readonly isUp = true
  readonly mayRefuse = true
  port = 0
  #turn = 0
  readonly #agent = new http.Agent({ keepAlive: true })
  readonly #server = http.createServer((request, response) => void this.#take(request, response))

  private constructor(private readonly doors: readonly Door[]) {}

  static async start(doors: readonly Door[]): Promise<Balancer> {
    const balancer = new Balancer(doors)
    await new Promise<void>((resolve) => balancer.#server.listen(0, resolve))
    const address = balancer.#server.address()
    balancer.port = typeof address === 'object' && address ? address.port : 0
    return balancer
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  async #take(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    try {
      for await (const chunk of request) chunks.push(chunk)
      await this.#forward(request, Buffer.concat(chunks), response)
    } catch {
      // As a client sees a process that dies: no answer.
      request.socket.destroy()
    }
  }

  async #forward(request: http.IncomingMessage, body: Buffer, response: http.ServerResponse): Promise<void> {
    for (let left = this.doors.length; ; left--) {
      const door = this.doors[this.#turn++ % this.doors.length]
      try {
        return await this.#exchange(door?.port ?? 0, request, body, response)
      } catch (error) {
        const isDown = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
        if (!isDown || left <= 1) throw error
      }
    }
  }

  #exchange(port: number, request: http.IncomingMessage, body: Buffer, response: http.ServerResponse): Promise<void> {
    const { method, url, headers } = request
    return new Promise((resolve, reject) => {
      const onward = http.request({ host: 'localhost', port, method, path: url, headers, agent: this.#agent })
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
