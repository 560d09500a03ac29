import { isIPv6 } from 'node:net'
import { env } from '@/lib/env'

/** Ends with the address of the socket, which lib/server/socket-address.ts adds. */
export const FORWARDED_HEADER = 'x-forwarded-for'

/**
 * The address that a request came from: its socket's, or with `TRUST_PROXY` so many entries before it, which the site's
 * own proxies have put there. What stands further to the front is the caller's claim. An IPv6 address is cut to the /64
 * that a household has, since its owner may use any address in it.
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get(FORWARDED_HEADER) ?? '').split(',').map((entry) => entry.trim())
  const address = entries[Math.max(0, entries.length - 1 - env.TRUST_PROXY)] || 'unknown'
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  return isIPv6(address) ? networkOf(address) : address
}

/** The first four groups of an IPv6 address in full. */
function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const [head = '', tail] = bare.split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [first, last] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length)
  const all = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
