import { expect, type Page } from '@playwright/test'
import { Api, test as base } from './fixtures'
import { OVERLAYS } from './overlays'
import { PAGES } from './screens'
import { test } from './stage'
import { visit } from './visit'

/** Not tests: they take the pictures of `npm run shots`, see scripts/testing/shots.ts. */

const FOLDER = 'test-results/shots'
const WIDTHS = [390, 768, 1440]
const THEMES = ['light', 'dark'] as const

/** Scrolls, to load everything that waits to be visible. */
async function settle(page: Page) {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await document.fonts.ready
  })
}

async function shoot(page: Page, name: string) {
  await settle(page)
  // A sheet or dialog covers the window, however long the page below it is.
  const covered = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0
  await page.screenshot({ path: `${FOLDER}/${name}.png`, fullPage: !covered, animations: 'disabled' })
}

for (const screen of [...PAGES, ...OVERLAYS]) {
  for (const width of WIDTHS) {
    const name = `${screen.name}-${screen.role}-${width}`
    test(`shot ${name}`, async ({ page, stage, complaints }) => {
      for (const theme of THEMES) {
        if (theme === THEMES[0]) await visit(page, stage, screen, { width, theme })
        else await page.emulateMedia({ colorScheme: theme })
        await shoot(page, `${name}-${theme}`)
      }
      complaints.splice(0)
    })
  }
}

base.describe('for the README', () => {
  base.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })

  base('readme home', async ({ page }) => {
    await new Api(page.request).call('POST', '/api/users/demo/1')
    await page.goto('/home')
    await settle(page)
    await page.screenshot({ path: `${FOLDER}/readme-home.png`, animations: 'disabled' })
  })

  base('readme checkout', async ({ page }) => {
    await new Api(page.request).call('POST', '/api/users/demo/2')
    await page.goto('/restaurants/1')
    for (const nth of [0, 4, 7]) {
      await page
        .getByRole('button', { name: /^Add .+ to cart/ })
        .nth(nth)
        .click()
    }
    await page.getByRole('button', { name: 'Open cart, 3 items' }).click()
    await page.getByRole('button', { name: 'Go to checkout' }).click()
    await expect(page).toHaveURL('/checkout')
    await page.getByRole('radio', { name: /^Wallet/ }).check()
    await page.getByRole('radio', { name: /^20%/ }).check()
    // Messages of the cart close by themselves.
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    await settle(page)
    await page.screenshot({ path: `${FOLDER}/readme-checkout.png`, animations: 'disabled' })
  })
})
