import { expect, type Page } from '@playwright/test'
import { expectAccessible, SELECTED, THEMES, viewOf, WIDTHS } from './axe'
import { OVERLAYS } from './overlays'
import { ROLES, test } from './stage'
import { expectNoSidewaysScroll, forgiveStatus, visit } from './visit'

/*
 * The screens themselves are looked at in screens.spec.ts, where they are loaded anyway; everything in every view by
 * `npm run test:a11y`.
 */

for (const screen of OVERLAYS) {
  test(`${screen.name} is accessible to the ${screen.role}`, async ({ page, stage, complaints }) => {
    const view = viewOf(screen)
    await visit(page, stage, screen, view)
    await expectAccessible(page, `at ${view.width} px in ${view.theme}`)
    await page.setViewportSize({ width: 320, height: 800 })
    await expectNoSidewaysScroll(page)
    if (screen.back) await expectFocusBack(page, screen.back)
    forgiveStatus(complaints, screen)
  })
}

test('the views together cover every role, width and theme', () => {
  const seen = new Set(
    SELECTED.map((screen) => ({ ...viewOf(screen), role: screen.role })).map(
      ({ role, width, theme }) => `${role} ${width} ${theme}`,
    ),
  )
  const every = ROLES.flatMap((role) => WIDTHS.flatMap((width) => THEMES.map((theme) => `${role} ${width} ${theme}`)))
  expect([...seen].sort()).toEqual(every.sort())
})

/** Escape closes what is open and returns the focus. */
async function expectFocusBack(page: Page, name: string | RegExp) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveAccessibleName(name)
}
