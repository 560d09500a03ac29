import { expect, type Page } from '@playwright/test'
import { expectAccessible, SELECTED, viewOf } from './axe'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { PAGES } from './screens'
import { test } from './stage'
import { trafficOf } from './traffic'
import { expectNoSidewaysScroll, forgiveStatus, visit } from './visit'

/** What a screen may load, in bytes and requests. */
const BUDGET = { scripts: 165_000, requests: 60 }

for (const name of new Set(PAGES.map((page) => page.name))) {
  const screens = SELECTED.filter((page) => page.name === name)
  test(`${name} loads for the ${screens.map(({ role }) => role).join(', ')}`, async ({ page, stage, complaints }) => {
    await watchShifts(page)
    for (const screen of screens) {
      const view = viewOf(screen)
      await visit(page, stage, screen, view)
      // What was opened from another screen is measured as a page of its own.
      if (screen.open) await page.reload()
      await expectWithinBudget(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.getByRole('main')).toHaveCount(1)
      await expect(page).toHaveTitle(/^(.+ · Plateful|Plateful: .+)$/)
      await expectAccessible(page, `for the ${screen.role} at ${view.width} px in ${view.theme}`)
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
      forgiveStatus(complaints, screen)
      expect(complaints, `what the console says to the ${screen.role}`).toEqual([])
    }
  })
}

/** Fails when the loaded page took more than its budget, or moved while it was loaded. */
async function expectWithinBudget(page: Page) {
  const { scripts, requests } = await trafficOf(page)
  expect(scripts, 'the scripts were seen').toBeGreaterThan(50_000)
  expect(scripts, 'bytes of scripts').toBeLessThanOrEqual(BUDGET.scripts)
  expect(requests, 'requests').toBeLessThanOrEqual(BUDGET.requests)
  expect(await shiftsOf(page), 'how much moved').toBeLessThanOrEqual(SHIFT_LIMIT)
}
