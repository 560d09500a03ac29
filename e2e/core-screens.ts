import { expect } from '@playwright/test'
import { expectAccessible, VIEWS } from './axe'
import { expectWithinBudget } from './budget'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { PAGES } from './screens'
import { test } from './stage'
import { expectLandmarks, expectNoSidewaysScroll, visit } from './visit'

/**
 * The screens that `npm test` looks at, each loaded once: what screens.spec.ts and weight.spec.ts check on every screen. Only `npm test`
 * runs these; `npm run test:all` runs the two.
 */
const NAMES = [
  'landing',
  'login',
  'signup',
  'home',
  'restaurant',
  'menu-item',
  'reviews-of-restaurant',
  'rate-order',
  'orders',
  'order',
  'wallet',
  'checkout',
  'restaurant-update',
  'order-board',
  'manage-menu',
]

for (const [turn, name] of NAMES.entries()) {
  const screen = PAGES.find((page) => page.name === name)
  const view = VIEWS[turn % VIEWS.length]
  if (!screen || !view) throw new Error(`${name} is not among the screens`)
  test(`${name} is sound for the ${screen.role}`, { tag: '@core' }, async ({ page, stage, complaints }) => {
    await watchShifts(page)
    await visit(page, stage, screen, view)
    // A screen that is opened from another one is loaded for itself, or else the other one would be measured.
    if (screen.open) await page.reload()
    await expectWithinBudget(page)
    expect(await shiftsOf(page), 'how much moves').toBeLessThanOrEqual(SHIFT_LIMIT)
    await expectLandmarks(page)
    await expectAccessible(page, `at ${view.width} px in ${view.theme}`)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    expect(complaints, 'what the console says').toEqual([])
  })
}
