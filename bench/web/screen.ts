/** Measures one screen in a browser. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { shiftsOf, watchShifts } from '../../e2e/layout-shift'
import type { Screen } from '../../e2e/screens'
import { slowDown } from '../../e2e/slow-phone'
import type { Stage } from '../../e2e/stage'
import { type Traffic, trafficOf } from '../../e2e/traffic'
import { visit } from '../../e2e/visit'

export type Site = { browser: Browser; baseURL: string; stage: Stage; loads: number }

export type Measured = Traffic & {
  shiftOnPhone: number
  shiftOnDesktop: number
  /** Milliseconds until the largest element is painted, on a desktop that has the files. */
  paintsWarm: number[]
  /** The same on a slow phone that has nothing. */
  paintsSlow: number[]
}

const PHONE = { width: 390, theme: 'light' } as const
const DESKTOP = { width: 1440, theme: 'light' } as const

/** Loads a screen `loads` times on a phone, on a desktop and on a slow phone. */
export async function measureScreen(site: Site, screen: Screen): Promise<Measured> {
  return withPage(site, {}, async (page) => {
    await watchShifts(page)
    await visit(page, site.stage, screen, PHONE)
    // A screen that was opened from another is measured as a page of its own.
    await page.reload({ waitUntil: 'load' })
    const traffic = await trafficOf(page)
    const phone = await reloads(page, site.loads)
    await visit(page, site.stage, screen, DESKTOP)
    const desktop = await reloads(page, site.loads)
    await visit(page, site.stage, screen, PHONE)
    await slowDown(page)
    const slow = await reloads(page, site.loads)
    return {
      ...traffic,
      shiftOnPhone: Math.max(...phone.shifts, ...slow.shifts),
      shiftOnDesktop: Math.max(...desktop.shifts),
      paintsWarm: desktop.paints,
      paintsSlow: slow.paints,
    }
  })
}

async function reloads(page: Page, times: number): Promise<{ shifts: number[]; paints: number[] }> {
  const shifts: number[] = []
  const paints: number[] = []
  for (let load = 0; load < times; load += 1) {
    await page.reload({ waitUntil: 'load' })
    shifts.push(await shiftsOf(page))
    paints.push(await largestPaintOf(page))
  }
  return { shifts, paints }
}

function largestPaintOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

/** The milliseconds from a click on the first restaurant of /home until its page is drawn. */
export function clickToRestaurant(site: Site): Promise<number> {
  return withPage(site, { viewport: { width: 1440, height: 900 } }, async (page) => {
    await page.goto('/home', { waitUntil: 'load' })
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await page.evaluate(() => {
      const isReady = () =>
        location.pathname.startsWith('/restaurants/') &&
        document.querySelector('[aria-label="Find on this menu"]') !== null
      window.readyAfter = new Promise((resolve) => {
        document.addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => (isReady() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look))
            look()
          },
          { once: true, capture: true },
        )
      })
    })
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    return page.evaluate(() => window.readyAfter)
  })
}

declare global {
  interface Window {
    readyAfter: Promise<number>
  }
}

async function withPage<T>(
  { browser, baseURL }: Site,
  options: BrowserContextOptions,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', timezoneId: 'America/New_York', ...options })
  // tsx keeps the names of functions with a helper, so functions that run in the page need it there.
  await context.addInitScript('globalThis.__name = (named) => named')
  try {
    return await work(await context.newPage())
  } finally {
    await context.close()
  }
}
