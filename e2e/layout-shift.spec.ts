import { expect } from '@playwright/test'
import { test } from './fixtures'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { slowDown } from './slow-phone'

/** How often each screen is loaded: a shift depends on what arrives first, so a single load says little. */
const LOADS = 3
const SCREENS = [
  ['the landing page', '/'],
  ['the list of restaurants', '/home'],
  ['a restaurant', '/restaurants/1'],
  ['the list of its reviews', '/reviews/restaurant/1'],
  ['the list of menu items', '/menu-items'],
  ['a menu item', '/menu-items/1'],
  ['the login', '/login'],
  ['the signup', '/signup'],
] as const

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  for (const [name, path] of SCREENS) {
    test(`nothing moves while ${name} is loaded`, async ({ page }) => {
      await slowDown(page)
      await watchShifts(page)
      const shifts: number[] = []
      for (let load = 0; load < LOADS; load += 1) {
        await page.goto(path, { waitUntil: 'load' })
        shifts.push(await shiftsOf(page))
      }
      expect(Math.max(...shifts), `the most that moved in ${LOADS} loads`).toBeLessThanOrEqual(SHIFT_LIMIT)
    })
  }
})
