import { type IncomingHttpHeaders, IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { LastStep } from './step'

/** Only a rendering that hangs takes this long; its visitors must not wait forever. */
const PATIENCE_MS = 30_000

/** An answer that was collected instead of sent. */
export type InnerAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/**
 * Sends `last` a GET from the process itself, so that no client can abort it. Rejects when the answer is cut short or
 * takes longer than `PATIENCE_MS`.
 */
export function askInside(last: LastStep, url: string, headers: IncomingHttpHeaders): Promise<InnerAnswer> {
  const request = new IncomingMessage(new Socket())
  const version = { httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 }
  Object.assign(request, { method: 'GET', url, headers, complete: true, ...version })
  request.push(null)
  const response = new CollectedResponse(request)
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => response.destroy(), PATIENCE_MS).unref()
    response.once('finish', () => {
      resolve({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(response.parts) })
    })
    response.once('close', () => {
      clearTimeout(limit)
      reject(new Error('An answer was cut short.'))
    })
    last(request, response).catch(reject)
  })
}

/** Collects the written bytes instead of sending them. */
class CollectedResponse extends ServerResponse {
  readonly parts: Buffer[] = []

  override flushHeaders(): void {}

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
    return this
  }

  override write(chunk: unknown, ...rest: unknown[]): boolean {
    this.#collect(chunk, rest[0])
    callBack(rest)
    return true
  }

  /** Without a connection Node would never report that the answer is finished. */
  override end(...rest: unknown[]): this {
    if (this.finished) return this
    this.#collect(rest[0], rest[1])
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

  #collect(chunk: unknown, encoding: unknown): void {
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
