import { expectAccessible, SCREENS, THEMES, WIDTHS } from './looks'
import { test } from './stage'
import { expectNoSidewaysScroll, forgiveStatus, visit } from './visit'

/** The tests of `npm run test:a11y`: every screen, dialog and sheet at every width in both themes. */

for (const screen of SCREENS) {
  for (const width of WIDTHS) {
    const view = `${screen.name} for the ${screen.role} at ${width} px`
    test(`${view} is accessible`, async ({ page, stage, complaints }) => {
      for (const theme of THEMES) {
        if (theme === THEMES[0]) await visit(page, stage, screen, { width, theme })
        else await page.emulateMedia({ colorScheme: theme })
        await expectAccessible(page, `on ${view} in ${theme}`)
      }
      await expectNoSidewaysScroll(page)
      forgiveStatus(complaints, screen)
    })
  }
}
