import type { Page } from '@playwright/test'

/** A phone with a bad connection: 1.6 Mbit/s with 150 ms, a quarter of the CPU speed, and an empty cache. */
const SLOW_NET = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 95_000 }
const SLOWER_CPU = { rate: 4 }

/** Makes the browser such a phone. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', SLOW_NET)
  await devtools.send('Emulation.setCPUThrottlingRate', SLOWER_CPU)
}
