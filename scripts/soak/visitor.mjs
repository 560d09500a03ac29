/** Somebody who visits the site: a cookie jar and the anti-forgery token that goes with it. */
import http from 'node:http'

const PATIENCE_MS = 30_000

export class Visitor {
  #cookies = new Map()
  #site
  #agent

  /** `site` is the address of the server; `agent` keeps the connections, which visitors may share as behind a proxy. */
  constructor(site, agent) {
    this.#site = new URL(site)
    this.#agent = agent
  }

  /** Makes a request and resolves to `{ status, text }`; rejects when no whole answer comes within half a minute. */
  async send(method, path, body) {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/auth')
    const answer = await this.#exchange(method, path, method === 'GET' ? '' : JSON.stringify(body ?? {}))
    this.#keepCookies(answer.headers['set-cookie'] ?? [])
    return answer
  }

  /** Makes a call that must succeed, and resolves to its answer. */
  async call(method, path, body) {
    const { status, text } = await this.send(method, path, body)
    if (status >= 400) throw new Error(`${method} ${path} answered ${status} ${text}`)
    return JSON.parse(text)
  }

  #exchange(method, path, body) {
    return new Promise((resolve, reject) => {
      const { hostname: host, port } = this.#site
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const request = http.request({
        host,
        port,
        method,
        path,
        headers: this.#headers(method),
        agent: this.#agent,
        signal,
      })
      request.on('error', reject)
      request.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (chunk) => {
          text += chunk
        })
        response.on('error', reject)
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
      })
      request.end(body)
    })
  }

  #headers(method) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    if (method === 'GET') return { cookie }
    const token = this.#cookies.get('XSRF-TOKEN') ?? ''
    return { cookie, origin: this.#site.origin, 'content-type': 'application/json', 'xsrf-token': token }
  }

  #keepCookies(lines) {
    for (const line of lines) {
      const [pair, ...attributes] = line.split('; ')
      const [name, value = ''] = pair.split(/=(.*)/s)
      if (attributes.includes('Max-Age=0')) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
