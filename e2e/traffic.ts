import { expect, type Page } from '@playwright/test'

/** The limits of one screen, in bytes of scripts and requests. */
const BUDGET = { scripts: 165_000, scriptsInAll: 200_000, requests: 80 }

/** What a page loads, in bytes as they come over the network when nothing is cached. */
export type Traffic = {
  /** Requests until the page has loaded, with that of the page. */
  requests: number
  /** Scripts until the page has loaded. */
  scripts: number
  /** Scripts that follow when the browser is idle. */
  lateScripts: number
}

/** A page that has received nothing for this long is loaded, in milliseconds. */
const QUIET_MS = 500

/** Waits until the browser is idle, and measures what the open page has loaded, from the network or from the cache. */
export async function trafficOf(page: Page): Promise<Traffic> {
  // Idle callbacks ask for more, which has its entry once it has come. A stream that stays open has none.
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const end = () => requestIdleCallback(() => resolve(), { timeout: 10_000 })
        let timer = setTimeout(end, quietMs)
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        }).observe({ type: 'resource' })
      }),
    QUIET_MS,
  )
  // The browser's own clock tells what came before the load; the events of a test may overtake each other.
  return page.evaluate(() => {
    const [navigation] = performance.getEntries().filter((entry) => entry instanceof PerformanceNavigationTiming)
    const loadedAt = navigation?.loadEventStart ?? 0
    const entries = performance.getEntries().filter((entry) => entry instanceof PerformanceResourceTiming)
    const own = entries.filter((entry) => entry.startTime <= loadedAt)
    const late = entries.filter((entry) => entry.startTime > loadedAt)
    const bytesOfScripts = (of: PerformanceResourceTiming[]) =>
      of
        .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { requests: own.length + 1, scripts: bytesOfScripts(own), lateScripts: bytesOfScripts(late) }
  })
}

/** Fails when the open page has loaded more than a screen may. */
export async function expectWithinBudget(page: Page): Promise<void> {
  const { scripts, lateScripts, requests } = await trafficOf(page)
  expect(scripts, 'the scripts were seen').toBeGreaterThan(50_000)
  expect(scripts, 'bytes of scripts').toBeLessThanOrEqual(BUDGET.scripts)
  expect(scripts + lateScripts, 'bytes of scripts, with those that follow').toBeLessThanOrEqual(BUDGET.scriptsInAll)
  expect(requests, 'requests').toBeLessThanOrEqual(BUDGET.requests)
}
