import { expect } from '@playwright/test'
import { SCREENS } from '../lib/api/screens'
import { test } from './fixtures'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { slowDown } from './slow-phone'

/** How often each screen is loaded: a shift depends on what arrives first, so a single load says little. */
const LOADS = 3
/** The screens with kept answers, where visits begin, and the login and signup screens. */
const NAMES = Object.entries(SCREENS)
  .filter(([, { kept, audience }]) => kept || audience === 'visitors and guests')
  .map(([route]) => route)

test.describe('on a slow phone', () => {
  // One after another: Chromium slows a CPU down by keeping it busy, and several slow phones would starve the machine.
  test.describe.configure({ mode: 'default' })
  test.use({ viewport: { width: 390, height: 800 } })

  for (const name of NAMES) {
    test(`nothing moves while ${name} is loaded [2.6.8]`, async ({ page }) => {
      await slowDown(page)
      await watchShifts(page)
      const shifts: number[] = []
      for (let load = 0; load < LOADS; load += 1) {
        await page.goto(name.replace('[id]', '1'), { waitUntil: 'load' })
        shifts.push(await shiftsOf(page))
      }
      expect(Math.max(...shifts), `the most that moved in ${LOADS} loads`).toBeLessThanOrEqual(SHIFT_LIMIT)
    })
  }
})
