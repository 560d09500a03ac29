import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
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
  // ipaddr.js also takes '1' and '0x7f.1' for addresses.
  if (!isIP(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
