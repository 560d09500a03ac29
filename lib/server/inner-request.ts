import { type IncomingHttpHeaders, IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { LastStep } from './step'

/** Only a rendering that hangs takes this long; nobody may wait for it forever. */
const PATIENCE_MS = 30_000

/** An answer that was kept instead of sent. */
export type InnerAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** The answer to a GET that came over no connection, and from nobody. */
export function askInside(last: LastStep, url: string, headers: IncomingHttpHeaders): Promise<InnerAnswer> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 })
  request.push(null)
  const response = new KeptResponse(request)
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => response.destroy(), PATIENCE_MS).unref()
    response.once('finish', () => {
      clearTimeout(limit)
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(response.parts) })
    })
    response.once('close', () => reject(new Error('An answer was cut short.')))
    last(request, response).catch(reject)
  })
}

/** Keeps what is written to it. */
class KeptResponse extends ServerResponse {
  readonly parts: Buffer[] = []

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
    return this
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#keep(chunk, rest[0])
    callBack(rest)
    return true
  }

  override end(...rest: unknown[]): this {
    if (this.finished) return this
    this.#keep(rest[0], rest[1])
    this.finished = true
    callBack(rest)
    this.emit('finish')
    this.emit('close')
    return this
  }

  override destroy(error?: Error): this {
    this.emit('close')
    return super.destroy(error)
  }

  #keep(chunk: unknown, encoding: unknown): void {
    if (typeof chunk === 'string') this.parts.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) this.parts.push(Buffer.from(chunk))
  }
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'
}

function callBack(parts: unknown[]): void {
  const callback = parts.find((part) => typeof part === 'function')
  if (callback) queueMicrotask(() => callback())
}
