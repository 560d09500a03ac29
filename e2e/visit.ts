import { expect, type Locator, type Page } from '@playwright/test'
import type { Screen } from './screens'
import type { Stage } from './stage'

/** How a screen is viewed: the width in CSS pixels and the color scheme. */
export type View = { width: number; theme: 'light' | 'dark' }

/** The height of a screen of a width: a phone, a tablet or a laptop. */
const heightOf = (width: number) => (width < 600 ? 800 : width < 1200 ? 1024 : 900)

/** Signs in, goes to a screen and opens the state in question, without waiting for animations. */
export async function visit(page: Page, stage: Stage, { role, path, status = 200, open }: Screen, view: View) {
  await page.setViewportSize({ width: view.width, height: heightOf(view.width) })
  await page.emulateMedia({ colorScheme: view.theme, reducedMotion: 'reduce' })
  // The browser keeps nothing of the last user, and no open page that would react to the change.
  await page.goto('about:blank')
  await page.context().setStorageState({ cookies: stage.cookies[role], origins: [] })
  const answer = await page.goto(path(stage))
  expect(answer?.status()).toBe(status)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await open?.(page, stage)
}

/** Fails unless the open page has one main heading, one main part and a title of this site. */
export async function expectLandmarks(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page).toHaveTitle(/^(.+ · Plateful|Plateful: .+)$/)
}

/** Removes the browser's own messages about a missing page or a refused call from the complaints. */
export function forgiveStatus(complaints: string[], { status = 200, refused = status }: Screen) {
  if (refused === 200) return
  const others = complaints.filter((text) => !text.includes(String(refused)))
  complaints.splice(0, complaints.length, ...others)
}

/** Fails when the page can be scrolled sideways. A page that was just resized takes a moment. */
export async function expectNoSidewaysScroll(page: Page) {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await expect.poll(excess, { message: 'pixels that the page is wider than the screen', timeout: 2_000 }).toBe(0)
}

/** Waits until a field says that it is wrong. */
export function expectInvalid(field: Locator): Promise<void> {
  return expect(field).toHaveAttribute('aria-invalid', 'true')
}
