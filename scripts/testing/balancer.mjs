/** Several processes of the site behind one address. */
import http from 'node:http'
import { withServer } from '../setup/server.mjs'

/** Runs two servers behind a proxy until `work(url)` is done; each call may reach another one than the call before. */
export async function withTwoServers(options, work) {
  const doors = []
  const balancer = await Balancer.start(doors)
  const url = `http://localhost:${balancer.port}`
  const start = (next) =>
    withServer({ ...options, env: { ...options.env, APP_URL: url } }, (own) => {
      doors.push({ port: Number(new URL(own).port) })
      return next()
    })
  try {
    return (await start(() => start(() => work(url)))).result.result
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
  #doors
  #agent = new http.Agent({ keepAlive: true })
  #server = http.createServer((request, response) => void this.#take(request, response))

  /** @param {readonly { readonly port: number }[]} doors */
  constructor(doors) {
    this.#doors = doors
  }

  /** @param {readonly { readonly port: number }[]} doors the processes, which may change later */
  static async start(doors) {
    const balancer = new Balancer(doors)
    await new Promise((resolve) => balancer.#server.listen(0, () => resolve(undefined)))
    balancer.port = balancer.#server.address().port
    return balancer
  }

  close() {
    this.#server.close()
    this.#server.closeAllConnections()
    this.#agent.destroy()
  }

  async #take(request, response) {
    const chunks = []
    try {
      for await (const chunk of request) chunks.push(chunk)
      await this.#forward(request, Buffer.concat(chunks), response)
    } catch {
      // As a client sees a process that dies: no answer.
      request.socket.destroy()
    }
  }

  async #forward(request, body, response) {
    for (let left = this.#doors.length; ; left--) {
      const door = this.#doors[this.#turn++ % this.#doors.length]
      try {
        return await this.#exchange(door.port, request, body, response)
      } catch (error) {
        if (error.code !== 'ECONNREFUSED' || left <= 1) throw error
      }
    }
  }

  #exchange(port, request, body, response) {
    const { method, url, headers } = request
    return new Promise((resolve, reject) => {
      const onward = http.request({ host: 'localhost', port, method, path: url, headers, agent: this.#agent })
      // A stream ends when its reader is gone.
      response.on('close', () => onward.destroy())
      onward.on('error', reject)
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode, answer.headers)
        answer.pipe(response)
        answer.on('end', resolve)
        answer.on('error', reject)
      })
      onward.end(body)
    })
  }
}
