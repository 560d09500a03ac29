import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '@/lib/env'

/** Ends with the address of the socket, appended by lib/server/socket-address.ts. */
export const FORWARDED_HEADER = 'x-forwarded-for'

/**
 * The address of the client: its socket's, or with `TRUST_PROXY` the entry that many places before it, written by the
 * site's own proxies. Earlier entries are the client's claim. An IPv6 address is cut to its /64, since one client may
 * use any address in it.
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get(FORWARDED_HEADER) ?? '').split(',').map((entry) => entry.trim())
  const address = entries[Math.max(0, entries.length - 1 - env.TRUST_PROXY)] || 'unknown'
  // ipaddr.js also accepts '1' and '0x7f.1' as addresses.
  if (!isIP(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`
}
