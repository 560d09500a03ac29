import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { type Account, listen, openRestaurant, type Restaurant, signUp } from './fixtures'
import { cardOf, openBoard } from './kitchen'
import { placeOrder } from './ordering'
import { test } from './own-servers'

/** A process without notices asks the database once a second; its screens follow. */
const BY_ASKING = { timeout: 4_000 }
/** A browser reopens its stream some seconds after it broke, or up to half a minute after a longer outage. */
const BACK_AGAIN = { timeout: 45_000 }

type Site = { contexts: BrowserContext[]; board: Page; restaurant: Restaurant; customer: Account; tracking: Page }

/** An owner's board at one server, and a customer's browser at one on the same database. */
async function openSite(browser: Browser, urls: { owner: string; customer: string }, complaints: string[]) {
  const owner = await browser.newContext({ baseURL: urls.owner })
  const own = await browser.newContext({ baseURL: urls.customer })
  listen(owner, complaints)
  listen(own, complaints)
  const restaurant = await openRestaurant(await signUp(owner.request, { firstName: 'Olivia' }))
  const customer = await signUp(own.request)
  const board = await owner.newPage()
  await openBoard(board, restaurant)
  return { contexts: [owner, own], board, restaurant, customer, tracking: await own.newPage() } satisfies Site
}

test('customer and kitchen follow each other over two processes', async ({ browser, serve, complaints }) => {
  const urls = { owner: await serve({}), customer: await serve({}) }
  const { contexts, board, restaurant, customer, tracking } = await openSite(browser, urls, complaints)
  const { id } = await placeOrder(customer, restaurant)
  await expect(cardOf(board, id)).toBeVisible(BY_ASKING)
  const streams = tracking.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await tracking.goto(`/orders/${id}`)
  await streams
  await board.getByRole('button', { name: `Start preparing order ${id}` }).click()
  await expect(tracking).toHaveTitle('Preparing · Plateful', BY_ASKING)
  await Promise.all(contexts.map((context) => context.close()))
})

test('a server that restarts loses no order: the board says so, and is up to date when it is back', async ({
  browser,
  serve,
  restart,
  complaints,
}) => {
  const urls = { owner: await serve({}), customer: await serve({}) }
  const { contexts, board, restaurant, customer } = await openSite(browser, urls, complaints)
  const before = await placeOrder(customer, restaurant)
  await expect(cardOf(board, before.id)).toBeVisible(BY_ASKING)
  let missed = { id: 0 }
  await restart(urls.owner, async () => {
    await expect(board.getByText(/^No connection since/)).toBeVisible(BACK_AGAIN)
    missed = await placeOrder(customer, restaurant)
    await customer.api.call('PUT', `/api/orders/${before.id}/cancel`)
  })
  await expect(cardOf(board, missed.id)).toBeVisible(BACK_AGAIN)
  await expect(cardOf(board, before.id)).toContainText('Canceled – do not make')
  await expect(board.getByText(/^No connection/)).toBeHidden()
  // Before the servers stop: the browser complains of each attempt of the stream.
  await Promise.all(contexts.map((context) => context.close()))
  complaints.splice(0)
})
