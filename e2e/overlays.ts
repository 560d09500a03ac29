import { expect, type Page } from '@playwright/test'
import { addFirstItem, CART_OVERLAYS, restaurantPath } from './cart-overlays'
import { CHECKOUT_OVERLAYS } from './checkout-overlays'
import { signupWindow } from './entrance'
import { alertOf } from './ordering'
import { EVERYONE, ratingPath, type Screen, screen } from './screens'
import type { Stage } from './stage'
import { expectInvalid } from './visit'

/** Every dialog and sheet, and forms and messages in intermediate states. */
export const OVERLAYS: readonly Screen[] = [
  ...screen('menu', EVERYONE, '/home', { open: openMenu, back: /^Open menu/ }),
  ...CART_OVERLAYS,
  ...screen('address-unsaved', ['customer'], '/home', {
    async open(page) {
      const address = page
        .getByRole('banner')
        .or(page.getByRole('region', { name: 'Delivery' }))
        .getByLabel('Delivery address')
      await address.filter({ visible: true }).fill('1 Elm Street, Boston, MA, 02108')
      await expect(page.getByRole('button', { name: 'Save delivery address' })).toBeVisible()
    },
  }),
  ...screen('signup-window', ['guest'], '/home', { open: openSignup, back: 'Open menu' }),
  ...CHECKOUT_OVERLAYS,
  ...screen('reorder-conflict', ['customer'], ({ elsewhere }) => `/restaurants/${elsewhere.id}`, {
    back: /^Reorder order/,
    async open(page, { orders }) {
      await addFirstItem(page)
      await page.goto('/orders')
      await page.getByRole('button', { name: `Reorder order ${orders.placed}` }).click()
      await expect(page.getByRole('dialog', { name: 'One restaurant at a time' })).toBeVisible()
    },
  }),
  ...screen('order-cancel', ['customer'], '/orders', {
    open: (page, { orders }) => ask(page, `Cancel order ${orders.active}`),
    back: /^Cancel order/,
  }),
  ...screen('review-edit', ['customer'], '/reviews', {
    back: /^Edit your review/,
    async open(page) {
      await page.getByRole('button', { name: /^Edit your review/ }).click()
      await expect(page.getByRole('dialog', { name: 'Edit your review' })).toBeVisible()
    },
  }),
  ...screen('review-errors', ['customer'], (stage) => ratingPath(stage, stage.orders.placed), {
    async open(page) {
      await page.getByRole('button', { name: 'Submit review' }).click()
      await expect(page.getByText('Please write a review before submitting.')).toBeVisible()
    },
  }),
  ...screen('restaurant-delete', ['owner'], '/restaurants/manage', {
    open: (page) => ask(page, 'Delete Trattoria Olivia'),
    back: 'Delete Trattoria Olivia',
  }),
  ...screen('order-board-more', ['owner'], boardPath, {
    open: (page, { orders }) => openMore(page, orders.placed),
    back: /^More about order/,
  }),
  ...screen('order-board-cancel', ['owner'], boardPath, {
    async open(page, { orders }) {
      await openMore(page, orders.placed)
      await page.getByRole('button', { name: 'Cancel this order' }).click()
      await page.getByRole('radio', { name: 'Something is sold out' }).check()
      await expect(page.getByRole('checkbox', { name: 'Tomato Soup' })).toBeVisible()
    },
  }),
  ...screen('order-board-pause', ['owner'], boardPath, {
    back: 'Busy or pause',
    async open(page) {
      await page.getByRole('button', { name: 'Busy or pause' }).click()
      await expect(page.getByRole('button', { name: '30 minutes' })).toBeVisible()
    },
  }),
  ...screen('order-board-all-day', ['owner'], boardPath, {
    back: 'All day',
    async open(page) {
      await page.getByRole('button', { name: 'All day' }).click()
      await expect(page.getByRole('dialog', { name: 'All day' }).getByRole('listitem').first()).toBeVisible()
    },
  }),
  ...screen('order-board-sold-out', ['owner'], boardPath, {
    back: 'Sold out',
    async open(page) {
      await page.getByRole('button', { name: 'Sold out' }).click()
      await expect(page.getByRole('switch', { name: /^Available/ }).first()).toBeVisible()
    },
  }),
  ...screen('order-board-settings', ['owner'], boardPath, {
    back: 'Sound, size and printing',
    async open(page) {
      await page.getByRole('button', { name: 'Sound, size and printing' }).click()
      await expect(page.getByRole('slider', { name: /^Volume/ })).toBeVisible()
    },
  }),
  ...screen('menu-inline-new', ['owner'], menuPath, {
    async open(page) {
      await page.getByRole('button', { name: 'Add appetizer' }).click()
      await page.getByRole('form', { name: 'New menu item' }).getByRole('button', { name: 'Add to menu' }).click()
      await expectInvalid(page.getByRole('form', { name: 'New menu item' }).getByLabel('Name'))
    },
  }),
  ...screen('menu-inline-edit', ['owner'], menuPath, {
    async open(page) {
      await page.getByRole('button', { name: 'Edit Tomato Soup' }).click()
      await expect(page.getByRole('form', { name: 'Edit Tomato Soup' })).toBeVisible()
    },
  }),
  ...screen('menu-table', ['owner'], menuPath, { open: openTable }),
  ...screen('menu-table-review', ['owner'], menuPath, {
    async open(page) {
      await openTable(page)
      await page
        .getByRole('textbox', { name: /^Price of/ })
        .first()
        .fill('3.25')
      await page.getByRole('button', { name: 'Review and save' }).click()
      await expect(page.getByRole('dialog', { name: 'Save these changes?' })).toContainText('$3.25')
    },
  }),
  ...screen('menu-import', ['owner'], menuPath, { open: openImport, back: 'Import a file' }),
  ...screen('menu-import-errors', ['owner'], menuPath, {
    async open(page) {
      await openImport(page)
      const buffer = Buffer.from('id;name;price;notes\n999999999;Soup;1,250;x\n;Pea Soup;1.250;\n')
      await page.getByLabel('CSV file').setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer })
      await expect(page.getByRole('region', { name: 'Errors' })).toBeVisible()
    },
  }),
  ...screen('menu-choice-new', ['owner'], ({ restaurant }) => `/restaurants/${restaurant.id}/menu/choices`, {
    async open(page) {
      await page.getByRole('button', { name: 'Add a choice' }).click()
      await page.getByRole('button', { name: 'Add choice' }).click()
      await expectInvalid(page.getByRole('textbox', { name: 'Option 1' }))
    },
  }),
  ...screen('menu-section-new', ['owner'], ({ restaurant }) => `/restaurants/${restaurant.id}/menu/order`, {
    async open(page) {
      await page.getByRole('button', { name: 'Add a section' }).click()
      await page.getByRole('button', { name: 'Add section' }).click()
      await expectInvalid(page.getByRole('textbox', { name: 'Name of the new section' }))
    },
  }),
  ...screen('restaurant-new-errors', ['owner'], '/restaurants/new', {
    async open(page) {
      await fillWrongly(page)
      await expectInvalid(page.getByLabel('City'))
    },
  }),
  ...screen('unsaved-changes', ['owner'], '/restaurants/new', {
    back: 'Cancel',
    async open(page) {
      await fillWrongly(page)
      await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  }),
  ...screen('login-refused', ['visitor'], '/login', {
    refused: 401,
    async open(page) {
      await page.getByLabel('Email or phone number').fill('nobody@plateful.example')
      await page.getByLabel('Password').fill('wrong-password')
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expectInvalid(page.getByLabel('Email or phone number'))
    },
  }),
  ...screen('message-good', ['customer'], restaurantPath, {
    async open(page) {
      await addFirstItem(page)
      await expect(alertOf(page, 'added to cart')).toBeVisible()
    },
  }),
  ...screen('message', ['visitor'], restaurantPath, {
    async open(page) {
      await addFirstItem(page)
      await expect(alertOf(page, 'You must be logged in to add items to the cart!')).toBeVisible()
    },
  }),
]

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit as a table' }).click()
  await expect(page.getByRole('textbox', { name: /^Name of/ }).first()).toBeFocused()
}

async function openImport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import a file' }).click()
  await expect(page.getByRole('dialog', { name: 'Import a menu' })).toBeVisible()
}

function menuPath({ restaurant }: Stage): string {
  return `/restaurants/${restaurant.id}/menu`
}

function boardPath({ restaurant }: Stage): string {
  return `/restaurants/${restaurant.id}/orders`
}

async function openMore(page: Page, orderId: number): Promise<void> {
  await page.getByRole('button', { name: `More about order ${orderId}` }).click()
  await expect(page.getByRole('dialog', { name: `Order ${orderId}` })).toBeVisible()
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

async function openSignup(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Orders' }).click()
  await expect(signupWindow(page)).toBeVisible()
}

async function ask(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

async function fillWrongly(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('X')
  await page.getByLabel('Description').fill('Short')
  await page.getByLabel('City').fill('N3w York')
  await page.getByLabel('Zip').fill('1')
}
