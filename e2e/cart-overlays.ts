import { expect, type Page } from '@playwright/test'
import { type Screen, screen } from './screens'
import type { Stage } from './stage'

/** The cart in all its forms, and the confirmations before an item is added. */
export const CART_OVERLAYS: readonly Screen[] = [
  ...screen('cart-empty', ['visitor'], '/home', {
    open: (page) => openCart(page, 'Open cart, empty'),
    back: 'Open cart, empty',
  }),
  ...screen('cart', ['guest', 'customer', 'owner'], restaurantPath, { open: fillCart, back: 'Open cart, 1 item' }),
  ...screen('cart-cleared', ['customer'], restaurantPath, {
    async open(page) {
      await fillCart(page)
      await page.getByRole('button', { name: 'Clear cart' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    },
  }),
  ...screen('cart-note', ['customer'], restaurantPath, {
    async open(page) {
      await fillCart(page)
      await page.getByRole('button', { name: /^Add a note/ }).click()
      await page.getByRole('textbox', { name: /^Note for/ }).fill('No nuts please, I am allergic to them')
    },
  }),
  ...screen('cart-with-note', ['customer'], restaurantPath, {
    back: 'Open cart, 1 item',
    async open(page) {
      await fillCart(page)
      await page.getByRole('button', { name: /^Add a note/ }).click()
      await page.getByRole('textbox', { name: /^Note for/ }).fill('No nuts please, I am allergic to them')
      await page.getByRole('button', { name: /^Save note/ }).click()
      await expect(page.getByRole('button', { name: /^Edit note/ })).toBeFocused()
    },
  }),
  ...screen('item-sheet', ['customer', 'visitor'], restaurantPath, {
    open: openPizza,
    back: /^Add Margherita to cart/,
  }),
  ...screen('item-sheet-short', ['customer'], restaurantPath, {
    async open(page) {
      await openPizza(page)
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await expect(page.getByRole('radio', { name: 'Personal, 10 inch' })).toBeFocused()
      await expect(page.getByText('Choose a Size', { exact: true })).toBeVisible()
    },
  }),
  ...screen('cart-choices', ['customer'], restaurantPath, {
    back: 'Open cart, 1 item',
    async open(page) {
      await openPizza(page)
      await page.getByRole('radio', { name: /^Large/ }).check()
      for (const name of ['Fresh basil', 'Olives']) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
      await page.getByRole('button', { name: /^Add to cart/ }).click()
      await openCart(page, 'Open cart, 1 item')
      await expect(page.getByRole('button', { name: /^Change choices/ })).toBeVisible()
    },
  }),
  ...screen('cart-conflict', ['customer'], ({ elsewhere }) => `/restaurants/${elsewhere.id}`, {
    back: /^Add .+ to cart/,
    async open(page, stage) {
      await addFirstItem(page)
      await page.goto(restaurantPath(stage))
      await addFirstItem(page)
      await expect(page.getByRole('dialog', { name: 'One restaurant at a time' })).toBeVisible()
    },
  }),
]

export function restaurantPath({ restaurant }: Stage): string {
  return `/restaurants/${restaurant.id}`
}

/** Adds the first menu item of the restaurant on the screen to the cart. */
export async function addFirstItem(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add .+ to cart/ })
    .first()
    .click()
}

/** The sheet of an item that requires a choice. */
async function openPizza(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Add Margherita to cart/ }).click()
  await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
}

async function openCart(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
}

async function fillCart(page: Page): Promise<void> {
  await addFirstItem(page)
  await openCart(page, 'Open cart, 1 item')
}
