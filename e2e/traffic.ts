import type { Page, Request } from '@playwright/test'

/** What a page loads, in bytes as they come over the network. */
export type Traffic = {
  /** Requests until the page has loaded, with that of the page. */
  requests: number
  /** Scripts until the page has loaded. */
  scripts: number
  /** Scripts that follow when the browser is idle. */
  lateScripts: number
}

/** Loads the open page again without its cache, and measures what comes over the network until the browser is idle. */
export async function trafficOf(page: Page): Promise<Traffic> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  let isLoaded = false
  const own: Request[] = []
  const late: Request[] = []
  const note = (request: Request) => void (isLoaded ? late : own).push(request)
  const noteLoad = () => {
    isLoaded = true
  }
  const address = page.url()
  // Ends what the page is still loading.
  await page.goto('about:blank')
  page.on('request', note)
  page.once('load', noteLoad)
  await page.goto(address, { waitUntil: 'load' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  // Idle callbacks run in turn: what they load has been asked for.
  const traffic = {
    requests: own.filter((request) => !request.url().startsWith('data:')).length,
    scripts: await bytesOfScripts(own),
    lateScripts: await bytesOfScripts(late),
  }
  page.off('request', note)
  await devtools.detach()
  return traffic
}

async function bytesOfScripts(requests: readonly Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const sizes = await Promise.all(
    scripts.map(async (request) => {
      const answer = await request.response()
      // Next may cancel what it no longer needs.
      return answer ? (await request.sizes()).responseBodySize : 0
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
