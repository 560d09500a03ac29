import { FORWARDED_HEADER } from '@/lib/http/client-address'
import type { Hook } from './hook'

/**
 * Appends the address of the request's socket to `X-Forwarded-For`, as a proxy would. Next sets the header only when
 * the client sent none, and handlers do not see the socket.
 */
export const noteSocketAddress: Hook = ({ request }) => {
  const sent = request.headers[FORWARDED_HEADER]
  const own = request.socket.remoteAddress ?? 'unknown'
  request.headers[FORWARDED_HEADER] = sent === undefined ? own : `${sent}, ${own}`
}
