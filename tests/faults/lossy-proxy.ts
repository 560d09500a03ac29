import http from 'node:http'

type Loss = 'answer' | 'both ways'

/** A proxy between a client and the site that loses answers on demand. */
export class LossyProxy {
  /** The answers of the site that were not passed on. */
  readonly lost: string[] = []
  #toLose: Loss | null = null
  #swallowed: Promise<void> = Promise.resolve()
  readonly #server = http.createServer((request, response) => this.#forward(request, response))

  constructor(private readonly upstream: number) {}

  async listen(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve))
    const address = this.#server.address()
    return typeof address === 'object' && address ? address.port : 0
  }

  /** Loses the next exchange: its answer, or the whole connection as soon as the request has been forwarded. */
  loseNext(loss: Loss): void {
    this.#toLose = loss
  }

  /** Resolves when the site has finished with the request whose connection was lost. */
  get settled(): Promise<void> {
    return this.#swallowed
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  #forward(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { method, url, headers } = request
    const loss = this.#toLose
    this.#toLose = null
    const onward = http.request({ host: 'localhost', port: this.upstream, method, path: url, headers, agent: false })
    if (loss) this.#swallowed = this.#lose(loss, onward, request)
    else {
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      onward.on('error', () => request.destroy())
    }
    request.pipe(onward)
  }

  #lose(loss: Loss, onward: http.ClientRequest, request: http.IncomingMessage): Promise<void> {
    return new Promise((resolve) => {
      onward.on('response', (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk
        })
        answer.on('end', () => {
          this.lost.push(text)
          request.socket.destroy()
        })
      })
      onward.on('error', () => request.socket.destroy())
      onward.on('close', resolve)
      if (loss === 'both ways') onward.on('finish', () => onward.destroy())
    })
  }
}
