import type { Page } from '@playwright/test'

/** A shift below this is not visible. */
export const SHIFT_LIMIT = 0.01

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

/** Watches the layout shifts of every page that is loaded from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    const add = (entry: PerformanceEntry) => {
      if (!entry.hadRecentInput) window.layoutShift += entry.value ?? 0
    }
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Waits until a loaded page is idle and draws nothing more for now, and returns the sum of its layout shifts. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 }))
    // The last changes are drawn and measured with the next frame. A page that has nothing to draw may have no frame.
    const drawn = () =>
      Promise.race([new Promise(requestAnimationFrame), new Promise((wake) => setTimeout(wake, 2_000))])
    for (let frame = 0; frame < 2; frame += 1) await drawn()
    return window.layoutShift
  })
}
