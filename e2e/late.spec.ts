import { expect, type Page } from '@playwright/test'
import { test } from './fixtures'
import { trafficOf } from './traffic'

/** The code that is loaded after the page: dialogs, toasts and the rules of forms. */

/** Loads a page and blocks all scripts that it requests afterwards. Returns a function that ends the blocking. */
async function withoutLateScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  await page.route('**/_next/static/**/*.js', (route) => (isLoaded ? route.abort() : route.continue()))
  await page.goto(path, { waitUntil: 'load' })
  return () => page.unroute('**/_next/static/**/*.js')
}

/** The browser logs each script that it could not load. */
const forgiveLostScripts = (complaints: string[]) => {
  const others = complaints.filter((text) => !/net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text))
  complaints.splice(0, complaints.length, ...others)
}

test('sheets are loaded when the pointer is moved, and not when the page moves below it', async ({ page }) => {
  await page.goto('/home')
  let untouched = await trafficOf(page)
  // On a busy machine, the page's own requests take a while.
  await expect(async () => {
    const before = untouched
    untouched = await trafficOf(page)
    expect(untouched.lateScripts).toBeGreaterThan(0)
    expect(untouched.lateScripts).toBe(before.lateScripts)
  }).toPass()
  // Chromium itself sends such an event after a change of the layout.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true })))
  expect((await trafficOf(page)).lateScripts).toBe(untouched.lateScripts)
  await page.mouse.move(100, 100)
  await page.mouse.move(200, 200)
  await expect.poll(async () => (await trafficOf(page)).lateScripts).toBeGreaterThan(untouched.lateScripts)
})

test('a sheet whose code could not be loaded opens at the next try', async ({ page, complaints }) => {
  const letThrough = await withoutLateScripts(page, '/home')
  const opener = page.getByRole('button', { name: 'Open menu' })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await letThrough()
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  forgiveLostScripts(complaints)
})

test('a form whose rules could not be loaded says so and sends nothing', async ({ page, account, complaints }) => {
  const letThrough = await withoutLateScripts(page, '/login')
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  await page.getByLabel('Email or phone number').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  const form = page.getByRole('form', { name: 'Log in' })
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(form.getByRole('alert')).toHaveText('Something went wrong. Please try again')
  expect(calls).toEqual([])
  await letThrough()
  await form.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/home')
  forgiveLostScripts(complaints)
})

test('a message needs no connection', async ({ page, context, complaints }) => {
  await page.goto('/home', { waitUntil: 'load' })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })))
  // The region of the messages appears with their code.
  await expect(page.getByRole('region', { name: /^Messages/ })).toBeAttached()
  await context.setOffline(true)
  await page.getByRole('searchbox', { name: 'Search Plateful' }).press('Enter')
  await expect(page.getByText('Feature coming soon')).toBeVisible()
  // The key press also requested the scripts that might be needed next.
  forgiveLostScripts(complaints)
})
