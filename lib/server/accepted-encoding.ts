import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether the client accepts an encoding. */
export function accepts({ headers }: IncomingMessage, encoding: 'br' | 'gzip'): boolean {
  return String(headers['accept-encoding'] ?? '')
    .split(',')
    .some((part) => {
      const [name = '', quality = ''] = part.trim().toLowerCase().split(';')
      return name.trim() === encoding && !/q=0(\.0*)?$/.test(quality.trim())
    })
}

/** Tells caches that the answer depends on `Accept-Encoding`. */
export function addVary(response: ServerResponse): void {
  response.setHeader('Vary', withEncoding([response.getHeader('Vary') ?? []].flat().join(', ')))
}

/** A `Vary` with `Accept-Encoding`. */
export function withEncoding(vary: string): string {
  if (/accept-encoding/i.test(vary)) return vary
  return vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding'
}
