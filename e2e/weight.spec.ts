import { expect } from '@playwright/test'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { PAGES } from './screens'
import { test } from './stage'
import { trafficOf } from './traffic'
import { forgiveStatus, visit } from './visit'

/** What a screen may load, in bytes and requests. */
const BUDGET = { scripts: 165_000, requests: 60 }

for (const name of new Set(PAGES.map((page) => page.name))) {
  const screen = PAGES.find((page) => page.name === name)
  if (!screen) continue
  test(`${name} stays within its budget and does not move while it loads`, async ({ page, stage, complaints }) => {
    await watchShifts(page)
    await visit(page, stage, screen, { width: 390, theme: 'light' })
    expect(await shiftsOf(page), 'how much moves at 390 px').toBeLessThanOrEqual(SHIFT_LIMIT)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    const { scripts, requests } = await trafficOf(page)
    expect(scripts, 'the scripts were seen').toBeGreaterThan(50_000)
    expect(scripts, 'bytes of scripts').toBeLessThanOrEqual(BUDGET.scripts)
    expect(requests, 'requests').toBeLessThanOrEqual(BUDGET.requests)
    expect(await shiftsOf(page), 'how much moves at 1440 px').toBeLessThanOrEqual(SHIFT_LIMIT)
    forgiveStatus(complaints, screen)
  })
}
