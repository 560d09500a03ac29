import { expect } from '@playwright/test'
import { expectAccessible, SELECTED, viewOf } from './axe'
import { PAGES } from './screens'
import { test } from './stage'
import { expectLandmarks, expectNoSidewaysScroll, forgiveStatus, visit } from './visit'

for (const name of new Set(PAGES.map((page) => page.name))) {
  const screens = SELECTED.filter((page) => page.name === name)
  test(`${name} loads for the ${screens.map(({ role }) => role).join(', ')}`, async ({ page, stage, complaints }) => {
    for (const screen of screens) {
      const view = viewOf(screen)
      await visit(page, stage, screen, view)
      await expectLandmarks(page)
      await expectAccessible(page, `for the ${screen.role} at ${view.width} px in ${view.theme}`)
      await page.setViewportSize({ width: 320, height: 800 })
      await expectNoSidewaysScroll(page)
      forgiveStatus(complaints, screen)
      expect(complaints, `what the console says to the ${screen.role}`).toEqual([])
    }
  })
}
