import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { test as base, listen, openRestaurant, type Restaurant, signUp } from './fixtures'

/** A restaurant whose owner has a browser of their own. */
export type Kitchen = { restaurant: Restaurant; context: BrowserContext; page: Page }

type KitchenFixtures = { kitchen: Kitchen }

/** A customer's browser, and beside it that of a restaurant's owner with an open order board. */
export const test = base.extend<KitchenFixtures>({
  kitchen: async ({ browser, complaints }, use) => {
    const context = await browser.newContext()
    listen(context, complaints)
    const restaurant = await openRestaurant(await signUp(context.request, { firstName: 'Olivia' }))
    const page = await context.newPage()
    await openBoard(page, restaurant)
    await use({ restaurant, context, page })
    await context.close()
  },
})

/** Opens the order board and waits for its stream, so that all later changes arrive by the stream. */
export async function openBoard(page: Page, { id, name }: Restaurant): Promise<void> {
  const streams = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto(`/restaurants/${id}/orders`)
  await expect(page.getByRole('heading', { name: `Orders of ${name}` })).toBeVisible()
  await streams
}

/** The card of an order on the board. */
export const cardOf = (page: Page | Locator, id: number) => page.getByRole('article', { name: `Order ${id}` })

/** A column of the board. */
export const columnOf = (page: Page, name: string) => page.getByRole('region', { name })

/** How long a change may take to be on another screen, in milliseconds. */
export const AT_ONCE = { timeout: 1_000 }
