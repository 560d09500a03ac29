import { describe, expect, test, vi } from 'vitest'

async function addressOf(forwarded: string | null, proxies: number): Promise<string> {
  vi.resetModules()
  process.env.TRUST_PROXY = String(proxies)
  const { clientAddress } = await import('./client-address')
  return clientAddress(new Headers(forwarded === null ? {} : { 'x-forwarded-for': forwarded }))
}

describe('without a proxy the address is the last entry, which the socket adds', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['6.6.6.6, 7.7.7.7,203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['1', '1'],
    ['0x7f.1', '0x7f.1'],
    [null, 'unknown'],
    ['', 'unknown'],
    ['6.6.6.6,', 'unknown'],
  ])('%j: %s', async (forwarded, address) => {
    expect(await addressOf(forwarded, 0)).toBe(address)
  })
})

describe('with our own proxies the address is that many entries before the last [V15.3.3–7]', () => {
  test.each([
    [1, '203.0.113.9, 10.0.0.1', '203.0.113.9'],
    [1, '6.6.6.6, 203.0.113.9, 10.0.0.1', '203.0.113.9'],
    [2, '6.6.6.6, 203.0.113.9, 10.0.0.2, 10.0.0.1', '203.0.113.9'],
    // A client that got past the proxies gets the address that is known.
    [1, '203.0.113.9', '203.0.113.9'],
    [3, '203.0.113.9, 10.0.0.1', '203.0.113.9'],
  ])('%i: %s', async (proxies, forwarded, address) => {
    expect(await addressOf(forwarded, proxies)).toBe(address)
  })
})

describe('an IPv6 address is counted by its network', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s: %s', async (forwarded, address) => {
    expect(await addressOf(forwarded, 0)).toBe(address)
  })
})
