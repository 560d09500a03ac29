import type { Page } from '@playwright/test'

/** Faults of the network between a page and the server. GET requests are neither lost nor failed. */

/** Drops the answers to the first calls of a path, or to all: the server works, but the browser gets no answer. */
export async function loseAnswers(page: Page, path: string, times = Number.POSITIVE_INFINITY): Promise<void> {
  let left = times
  await page.route(path, async (route) => {
    if (route.request().method() === 'GET' || left === 0) return route.fallback()
    left -= 1
    await route.fetch()
    await route.abort()
  })
}

/** Answers the calls of a path as a server that fails. */
export const breakServer = (page: Page, path: string): Promise<unknown> =>
  page.route(path, (route) => (route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500 })))

/** Holds back the requests for a path; the returned function waits for the first one and lets all of them through. */
export async function hold(page: Page, path: string | RegExp): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const asked = page.waitForRequest(path)
  await page.route(path, async (route) => {
    await released
    await route.fallback()
  })
  return async () => {
    await asked
    release()
  }
}
