import { expect, type Page } from '@playwright/test'
import { test } from './fixtures'

/** How often each screen is loaded: a shift depends on what arrives first, so a single load says little. */
const LOADS = 5
/** A shift below this is not visible. */
const LIMIT = 0.01

/** A phone with a bad connection: 1.6 Mbit/s with 150 ms, a quarter of the CPU speed, and an empty cache. */
const SLOW_NET = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 95_000 }
const SLOWER_CPU = { rate: 4 }

declare global {
  interface Window {
    /** The sum of the layout shifts that no input caused. */
    layoutShift: number
  }
  interface PerformanceEntry {
    value?: number
    hadRecentInput?: boolean
  }
}

async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.emulateNetworkConditions', SLOW_NET)
  await devtools.send('Emulation.setCPUThrottlingRate', SLOWER_CPU)
  await page.addInitScript(() => {
    window.layoutShift = 0
    const add = (entry: PerformanceEntry) => {
      if (!entry.hadRecentInput) window.layoutShift += entry.value ?? 0
    }
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Loads a page until it is idle, and returns the sum of its layout shifts. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'load' })
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
    // The last changes are drawn and measured with the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return window.layoutShift
  })
}

const SCREENS = [
  ['the landing page', '/'],
  ['the list of restaurants', '/home'],
  ['a restaurant', '/restaurants/1'],
  ['the list of its reviews', '/reviews/restaurant/1'],
  ['the list of menu items', '/menu-items'],
  ['a menu item', '/menu-items/1'],
  ['the login', '/login'],
  ['the signup', '/signup'],
] as const

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  for (const [name, path] of SCREENS) {
    test(`nothing moves while ${name} is loaded`, async ({ page }) => {
      await slowDown(page)
      const shifts: number[] = []
      for (let load = 0; load < LOADS; load += 1) shifts.push(await shiftOf(page, path))
      expect(Math.max(...shifts), `the most that moved in ${LOADS} loads`).toBeLessThanOrEqual(LIMIT)
    })
  }
})
