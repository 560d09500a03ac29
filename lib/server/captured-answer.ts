import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** An answer as it was about to be sent. */
export type CapturedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Buffers the data written to a response instead of sending it; passes on null if the connection closes before. */
export function captureAnswer(response: ServerResponse, done: (answer: CapturedAnswer | null) => void): void {
  const { writeHead, write, end, flushHeaders } = response
  const chunks: Buffer[] = []
  let isDone = false
  const finish = (answer: CapturedAnswer | null) => {
    if (isDone) return
    isDone = true
    Object.assign(response, { writeHead, write, end, flushHeaders })
    done(answer)
  }
  const keep = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string') chunks.push(Buffer.from(chunk, encodingOf(encoding)))
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }
  Object.assign(response, {
    flushHeaders: () => {},
    writeHead(status: number, ...rest: unknown[]) {
      response.statusCode = status
      const headers = rest.find((part) => typeof part === 'object' && part !== null)
      for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
      return response
    },
    write(chunk: unknown, ...rest: unknown[]) {
      keep(chunk, rest[0])
      callBack(rest)
      return true
    },
    end(...rest: unknown[]) {
      keep(rest[0], rest[1])
      finish({ status: response.statusCode, headers: response.getHeaders(), body: Buffer.concat(chunks) })
      callBack(rest)
      return response
    },
  })
  response.once('close', () => finish(null))
}

function encodingOf(encoding: unknown): BufferEncoding {
  return typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'
}

function callBack(parts: unknown[]): void {
  const callback = parts.find((part) => typeof part === 'function')
  if (callback) queueMicrotask(() => callback())
}
