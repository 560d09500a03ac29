import { FORWARDED_HEADER } from '@/lib/http/client-address'
import type { Step } from './step'

/** Appends the socket's address, as a proxy would: Next adds it only when the client sent no such header. */
export const noteSocketAddress: Step = (request) => {
  const sent = request.headers[FORWARDED_HEADER]
  const own = request.socket.remoteAddress ?? 'unknown'
  request.headers[FORWARDED_HEADER] = sent === undefined ? own : `${sent}, ${own}`
}
