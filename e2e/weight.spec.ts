import { expect } from '@playwright/test'
import { expectWithinBudget } from './budget'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { PAGES } from './screens'
import { test } from './stage'
import { forgiveStatus, visit } from './visit'

for (const name of new Set(PAGES.map((page) => page.name))) {
  const screen = PAGES.find((page) => page.name === name)
  if (!screen) continue
  test(`${name} stays within its budget and does not move while it loads`, async ({ page, stage, complaints }) => {
    await watchShifts(page)
    await visit(page, stage, screen, { width: 390, theme: 'light' })
    expect(await shiftsOf(page), 'how much moves at 390 px').toBeLessThanOrEqual(SHIFT_LIMIT)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await expectWithinBudget(page)
    expect(await shiftsOf(page), 'how much moves at 1440 px').toBeLessThanOrEqual(SHIFT_LIMIT)
    forgiveStatus(complaints, screen)
  })
}
