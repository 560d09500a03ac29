import { expect, type Page } from '@playwright/test'
import { alertOf } from './ordering'
import { type Screen, screen, toCheckout } from './screens'

/** The checkout with its dialogs, sheets and refusals. */
export const CHECKOUT_OVERLAYS: readonly Screen[] = [
  ...screen('checkout-schedule', ['customer'], '/orders', {
    async open(page, stage) {
      await toCheckout(page, stage)
      await page.getByRole('radio', { name: /^Schedule/ }).check()
      await page.getByRole('radio', { name: /^Tomorrow/ }).check()
      await page.getByRole('radio', { name: /^Wallet/ }).check()
      await expect(page.getByRole('group', { name: 'Time' })).toBeVisible()
    },
  }),
  ...screen('checkout-summary', ['customer'], '/orders', {
    async open(page, stage) {
      await toCheckout(page, stage)
      // On a wide window the summary is always shown.
      const show = page.getByRole('button', { name: 'Show order summary' })
      if (await show.isVisible()) await show.click()
    },
  }),
  ...screen('checkout-refused', ['customer'], '/orders', {
    refused: 402,
    async open(page, stage) {
      await toCheckout(page, stage)
      await openTip(page)
      await page.getByLabel('Tip amount').fill('1000')
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await page.getByRole('radio', { name: /^Wallet/ }).check()
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(alertOf(page, 'Insufficient funds in your wallet.')).toBeVisible()
    },
  }),
  ...screen('checkout-updated', ['customer'], '/orders', {
    // The other tab's order is made up, so a page that reads it gets this.
    refused: 404,
    async open(page, stage) {
      await toCheckout(page, stage)
      // As another tab does when it begins an order.
      await page.evaluate(() => {
        const key = 'currentOrder'
        const order = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...order, id: order.id + 1 }))
        window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
      })
      await expect(alertOf(page, 'Your order was updated in another tab')).toBeVisible()
    },
  }),
  ...screen('checkout-changes', ['customer'], '/orders', {
    refused: 409,
    back: 'Place order',
    async open(page, stage) {
      const [soup, pasta] = stage.restaurant.items
      const changes = [
        { kind: 'gone', menu_item_id: soup.id, name: soup.name },
        { kind: 'price', menu_item_id: pasta.id, name: pasta.name, from: pasta.price, to: 18 },
      ]
      // The order stays as it is for the other tests of the stage.
      const text = 'Your order has changed'
      const json = { message: text, error: text, errors: {}, changes }
      await page.route('**/submit', (route) => route.fulfill({ status: 409, json }))
      await toCheckout(page, stage)
      await page.getByRole('button', { name: 'Place order' }).click()
      await expect(page.getByRole('alertdialog', { name: text })).toBeVisible()
    },
  }),
  ...screen('tip-dialog', ['customer'], '/orders', {
    back: 'Custom',
    async open(page, stage) {
      await toCheckout(page, stage)
      await openTip(page)
    },
  }),
  ...screen('address-dialog', ['customer'], '/orders', {
    back: 'Change delivery address',
    async open(page, stage) {
      await toCheckout(page, stage)
      await page.getByRole('button', { name: 'Change delivery address' }).click()
      await expect(page.getByRole('dialog', { name: 'Where should we bring it?' })).toBeVisible()
    },
  }),
]

async function openTip(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Custom' }).click()
  await expect(page.getByRole('dialog', { name: 'Add a tip' })).toBeVisible()
}
