import { FORWARDED_HEADER } from '@/lib/http/client-address'
import type { Hook } from './hook'

/** Appends the address of the socket, as a proxy would: handlers do not see it, and Next adds it to no header sent. */
export const noteSocketAddress: Hook = ({ request }) => {
  const sent = request.headers[FORWARDED_HEADER]
  const own = request.socket.remoteAddress ?? 'unknown'
  request.headers[FORWARDED_HEADER] = sent === undefined ? own : `${sent}, ${own}`
}
