import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { env } from '@/lib/env'

/** Ends with the address of the socket, appended by lib/server/socket-address.ts. */
export const FORWARDED_HEADER = 'x-forwarded-for'

/**
 * The client's address: that of its socket, or with `TRUST_PROXY` the entry that many places earlier, written by the
 * site's own proxies. Earlier entries come from the client and may be false. IPv6 addresses are cut to their /64,
 * since one client may use any address in it.
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
