import { expect, type Page } from '@playwright/test'
import { SHIFT_LIMIT, shiftsOf, watchShifts } from './layout-shift'
import { expectAccessible, LOOKS, type Look, THEMES, WIDTHS } from './looks'
import { ROLES, test } from './stage'
import { expectWithinBudget } from './traffic'
import { expectLandmarks, expectNoSidewaysScroll, forgiveStatus, visit } from './visit'

const nameOf = ({ screen, view }: Look) => `${screen.name} for the ${screen.role} at ${view.width} px in ${view.theme}`

for (const look of LOOKS.filter(({ of }) => of === 'page')) {
  const { screen, view, isCore } = look
  test(`${nameOf(look)} is sound`, { tag: isCore ? '@core' : [] }, async ({ page, stage, complaints }) => {
    await watchShifts(page)
    await visit(page, stage, screen, view)
    // Reloads a screen that was opened from another one, so that the other one is not measured.
    if (screen.open) await page.reload()
    await expectWithinBudget(page)
    expect(await shiftsOf(page), 'how much moves').toBeLessThanOrEqual(SHIFT_LIMIT)
    await expectLandmarks(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    forgiveStatus(complaints, screen)
  })
}

for (const look of LOOKS.filter(({ of }) => of === 'overlay')) {
  const { screen, view } = look
  test(`${nameOf(look)} is accessible`, async ({ page, stage, complaints }) => {
    await visit(page, stage, screen, view)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    if (screen.back) await expectFocusBack(page, screen.back)
    forgiveStatus(complaints, screen)
  })
}

test('the looks together cover every role, width and theme', () => {
  const seen = LOOKS.map(({ screen, view }) => `${screen.role} ${view.width} ${view.theme}`)
  const every = ROLES.flatMap((role) => WIDTHS.flatMap((width) => THEMES.map((theme) => `${role} ${width} ${theme}`)))
  expect([...new Set(seen)].sort()).toEqual(every.sort())
})

/** Escape closes what is open and returns the focus. */
async function expectFocusBack(page: Page, name: string | RegExp) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAccessibleName(name)
}
