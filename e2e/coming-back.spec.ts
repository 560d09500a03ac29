import { expect, type Page } from '@playwright/test'
import { type Account, Api, signUp, test } from './fixtures'

// Playwright turns the back/forward cache off.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

/** The text that a page from the back/forward cache shows, frame by frame. */
type Seen = { visibility: string; texts: string[] }

/** Opens a public page as its user, and notes what is seen once it comes back. */
async function openHome(page: Page, { address }: Account) {
  const last = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/returning'))
  await page.goto('/home')
  await last
  await expect(page.getByRole('textbox', { name: 'Address' }).filter({ visible: true })).toHaveValue(address)
  await page.evaluate(() => {
    const seen: Seen[] = []
    const look = () => {
      seen.push({
        visibility: getComputedStyle(document.body).visibility,
        texts: Array.from(document.querySelectorAll('input'), ({ value }) => value),
      })
      sessionStorage.setItem('seen', JSON.stringify(seen))
      requestAnimationFrame(look)
    }
    window.addEventListener('pageshow', ({ persisted }) => persisted && look())
  })
}

/** The headless shell keeps no page: there, the page only hears that it was left and came back. */
const KEEPS = !/headless[-_]shell/.test(process.env.PLATEFUL_BROWSER ?? '')

/** Leaves the page for another one, and goes back once `meanwhile` is done. */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown> = async () => {}) {
  const tell = (type: string) =>
    page.evaluate((name) => window.dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  if (KEEPS) await page.goto('/help')
  else await tell('pagehide')
  await meanwhile()
  if (KEEPS) await page.evaluate(() => history.back()).catch(() => undefined)
  else await tell('pageshow')
  await expect(page).toHaveURL('/home')
}

async function seenBy(page: Page): Promise<Seen[]> {
  const read = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]') as Seen[]).catch(() => [])
  await expect.poll(async () => (await read()).length, 'the page came out of the cache').toBeGreaterThan(0)
  return read()
}

/** Each frame in which the page was visible. */
const visible = (seen: Seen[]) => seen.filter(({ visibility }) => visibility === 'visible')

test('a page that comes back to its user is shown as it was left [4.7.8]', async ({ page, customer }) => {
  await openHome(page, customer)
  await leaveAndReturn(page)
  await expect.poll(async () => visible(await seenBy(page)).length).toBeGreaterThan(0)
  expect((await seenBy(page))[0]).toMatchObject({ visibility: 'hidden' })
  await expect(page.getByRole('link', { name: 'Your account' })).toBeVisible()
})

test('a page that comes back to another user shows nothing of the one who left it [4.7.8, T24]', async ({
  page,
  context,
  customer,
  newJar,
}) => {
  const { address, email, password } = await signUp(await newJar(), { address: '9 Other Street' })
  await openHome(page, customer)
  await leaveAndReturn(page, async () => {
    await context.request.get('/api/auth/logout')
    await new Api(context.request).call('POST', '/api/auth/login', { credential: email, password })
  })
  const box = page.getByRole('textbox', { name: 'Address' }).filter({ visible: true })
  await expect(box).toHaveValue(address)
  expect(visible(await seenBy(page))).toEqual([])
})

test('a page that comes back after a logout shows nothing of its user [4.7.8, T24]', async ({
  page,
  context,
  customer,
}) => {
  await openHome(page, customer)
  await leaveAndReturn(page, () => context.request.get('/api/auth/logout'))
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(visible(await seenBy(page))).toEqual([])
  await expect(page.getByRole('textbox', { name: 'Address' }).filter({ visible: true })).toHaveValue('')
})
