/** Somebody who visits the site: a cookie jar and the anti-forgery token that goes with it. */

const PATIENCE_MS = 30_000

export class Visitor {
  #cookies = new Map()
  #site

  /** `site` is the origin of the server. */
  constructor(site) {
    this.#site = site
  }

  /** Makes a request and resolves to `{ status, text }`; rejects when no whole answer comes within half a minute. */
  async send(method, path, body) {
    if (method !== 'GET' && !this.#cookies.has('XSRF-TOKEN')) await this.send('GET', '/api/auth')
    const response = await fetch(this.#site + path, {
      method,
      headers: this.#headers(method),
      body: method === 'GET' ? null : JSON.stringify(body ?? {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    this.#keepCookies(response.headers.getSetCookie())
    return { status: response.status, text: await response.text() }
  }

  /** Makes a call that must succeed, and resolves to its answer. */
  async call(method, path, body) {
    const { status, text } = await this.send(method, path, body)
    if (status >= 400) throw new Error(`${method} ${path} answered ${status} ${text}`)
    return JSON.parse(text)
  }

  #headers(method) {
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ')
    // Unpacking answers would cost this side, which shares the machine with the server, more than it tells.
    const headers = { cookie, 'accept-encoding': 'identity' }
    if (method === 'GET') return headers
    const token = this.#cookies.get('XSRF-TOKEN') ?? ''
    return { ...headers, origin: this.#site, 'content-type': 'application/json', 'xsrf-token': token }
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
