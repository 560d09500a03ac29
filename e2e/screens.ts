import { expect, type Page } from '@playwright/test'
import type { Role, Stage } from './stage'

/** A screen as one kind of person sees it, or a dialog or sheet on it. */
export type Screen = {
  /** Unique together with the role; the name of its screenshot. */
  name: string
  role: Role
  path: (stage: Stage) => string
  /** What the server answers; 200 unless said. */
  status?: number
  /** Goes on from the path to what this is about. */
  open?: (page: Page, stage: Stage) => Promise<void>
}

const screen = (name: string, roles: readonly Role[], path: Screen['path'] | string, more: Partial<Screen> = {}) =>
  roles.map((role): Screen => ({ name, role, path: typeof path === 'string' ? () => path : path, ...more }))

const EVERYONE: readonly Role[] = ['visitor', 'guest', 'customer', 'owner']
// The first is the one who sees most there.
const CUSTOMERS: readonly Role[] = ['customer', 'guest', 'owner']
const OWNERS: readonly Role[] = ['owner', 'customer', 'guest']

const firstDish = ({ kitchen }: Stage) => kitchen.items[0].id

/** Every screen of the product (spec §2), for everyone who sees something of their own there. */
export const PAGES: readonly Screen[] = [
  ...screen('landing', ['visitor'], '/'),
  ...screen('login', ['visitor', 'guest'], '/login'),
  ...screen('signup', ['visitor', 'guest'], '/signup'),
  ...screen('home', EVERYONE, '/home'),
  ...screen('home-filtered', ['customer'], '/home?cuisine=italian&price=moderate&sort=rating'),
  ...screen('home-nothing-found', ['visitor'], '/home?cuisine=greek&price=very_expensive&rating=4.5&time=20'),
  ...screen('restaurant', EVERYONE, ({ kitchen }) => `/restaurants/${kitchen.id}`),
  ...screen('restaurant-inactive', ['visitor'], ({ inactive }) => `/restaurants/${inactive.id}`),
  ...screen('restaurant-bare', ['customer'], ({ bare }) => `/restaurants/${bare.id}`),
  ...screen('restaurant-missing', ['visitor'], '/restaurants/999999999', { status: 404 }),
  ...screen('menu-items', EVERYONE, '/menu-items'),
  ...screen('menu-item', EVERYONE, (stage) => `/menu-items/${firstDish(stage)}`),
  ...screen('menu-item-inactive', ['customer'], ({ inactive }) => `/menu-items/${inactive.items[0].id}`),
  ...screen('menu-item-missing', ['guest'], '/menu-items/999999999', { status: 404 }),
  ...screen('reviews-of-restaurant', EVERYONE, ({ kitchen }) => `/reviews/restaurant/${kitchen.id}`),
  ...screen('reviews-of-restaurant-none', ['visitor'], ({ bare }) => `/reviews/restaurant/${bare.id}`),
  ...screen(
    'rate-order',
    ['customer'],
    ({ kitchen, orders }) => `/reviews/restaurant/${kitchen.id}?orderId=${orders.placed}`,
  ),
  ...screen(
    'rate-order-rated',
    ['customer'],
    ({ kitchen, orders }) => `/reviews/restaurant/${kitchen.id}?orderId=${orders.reviewed}`,
  ),
  ...screen('my-reviews', CUSTOMERS, '/reviews'),
  ...screen('orders', CUSTOMERS, '/orders'),
  ...screen('favorites', CUSTOMERS, '/favorites'),
  ...screen('wallet', CUSTOMERS, '/wallet'),
  ...screen('account', CUSTOMERS, '/account'),
  ...screen('account-name', CUSTOMERS, '/account/name'),
  ...screen('account-phone', CUSTOMERS, '/account/phone'),
  ...screen('account-email', CUSTOMERS, '/account/email'),
  ...screen('restaurant-new', CUSTOMERS, '/restaurants/new'),
  ...screen('restaurant-update', OWNERS, ({ kitchen }) => `/restaurants/${kitchen.id}/update`),
  ...screen('manage', OWNERS, '/restaurants/manage'),
  ...screen('manage-menu', OWNERS, ({ kitchen }) => `/restaurants/${kitchen.id}/menu`),
  ...screen('manage-menu-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/menu`),
  ...screen('menu-item-new', OWNERS, '/menu-items/new'),
  ...screen('menu-item-update', OWNERS, (stage) => `/menu-items/${firstDish(stage)}/update`),
  ...screen('menu-item-delete', OWNERS, (stage) => `/menu-items/${firstDish(stage)}/delete`),
  ...screen('checkout', ['customer'], '/orders', { open: toCheckout }),
  ...screen('checkout', ['guest'], '/checkout'),
  ...screen('coming-soon', EVERYONE, '/gift-cards', { status: 404 }),
  ...screen('api-docs', ['visitor'], '/api/docs'),
]

/** Every dialog and sheet, and what forms and messages look like in the middle of things. */
export const OVERLAYS: readonly Screen[] = [
  ...screen('menu', EVERYONE, '/home', { open: openMenu }),
  ...screen('cart-empty', ['visitor'], '/home', { open: (page) => openCart(page, 'Open cart, empty') }),
  ...screen('cart', ['guest', 'customer'], kitchenPath, { open: fillCart }),
  ...screen('signup-window', ['guest'], '/home', { open: openSignup }),
  ...screen('signup-window-errors', ['guest'], '/home', {
    async open(page) {
      await openSignup(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Sign up' }).click()
      await expect(page.getByRole('dialog').getByLabel('First name')).toHaveAttribute('aria-invalid', 'true')
    },
  }),
  ...screen('cart-conflict', ['customer'], ({ elsewhere }) => `/restaurants/${elsewhere.id}`, {
    async open(page, stage) {
      await add(page)
      await page.goto(kitchenPath(stage))
      await add(page)
      await expect(page.getByRole('dialog', { name: 'One restaurant at a time' })).toBeVisible()
    },
  }),
  ...screen('checkout-schedule', ['customer'], '/orders', {
    async open(page, stage) {
      await toCheckout(page, stage)
      await page.getByRole('radio', { name: /^Schedule/ }).check()
      await page.getByRole('radio', { name: /^Tomorrow/ }).check()
      await page.getByRole('radio', { name: /^Wallet/ }).check()
      await expect(page.getByRole('group', { name: 'Time' })).toBeVisible()
    },
  }),
  ...screen('tip-dialog', ['customer'], '/orders', {
    async open(page, stage) {
      await toCheckout(page, stage)
      await page.getByRole('button', { name: 'Custom' }).click()
      await expect(page.getByRole('dialog', { name: 'Add a tip' })).toBeVisible()
    },
  }),
  ...screen('address-dialog', ['customer'], '/orders', {
    async open(page, stage) {
      await toCheckout(page, stage)
      await page.getByRole('button', { name: 'Change delivery address' }).click()
      await expect(page.getByRole('dialog', { name: 'Where should we bring it?' })).toBeVisible()
    },
  }),
  ...screen('reorder-conflict', ['customer'], ({ elsewhere }) => `/restaurants/${elsewhere.id}`, {
    async open(page, { orders }) {
      await add(page)
      await page.goto('/orders')
      await page.getByRole('button', { name: `Reorder order ${orders.placed}` }).click()
      await expect(page.getByRole('dialog', { name: 'One restaurant at a time' })).toBeVisible()
    },
  }),
  ...screen('order-cancel', ['customer'], '/orders', {
    open: (page, { orders }) => ask(page, `Cancel order ${orders.active}`),
  }),
  ...screen('review-edit', ['customer'], '/reviews', {
    async open(page) {
      await page.getByRole('button', { name: /^Edit your review/ }).click()
      await expect(page.getByRole('dialog', { name: 'Edit your review' })).toBeVisible()
    },
  }),
  ...screen('review-delete', ['customer'], '/reviews', { open: (page) => ask(page, /^Delete your review/) }),
  ...screen('restaurant-deactivate', ['owner'], '/restaurants/manage', { open: (page) => ask(page, /^Deactivate /) }),
  ...screen('restaurant-delete', ['owner'], '/restaurants/manage', {
    open: (page) => ask(page, 'Delete Trattoria Olivia'),
  }),
  ...screen('menu-inline-new', ['owner'], menuPath, {
    async open(page) {
      await page.getByRole('button', { name: 'Add dessert' }).click()
      await page.getByRole('form', { name: 'New menu item' }).getByRole('button', { name: 'Add to menu' }).click()
      await expect(page.getByRole('form', { name: 'New menu item' }).getByLabel('Name')).toHaveAttribute(
        'aria-invalid',
        'true',
      )
    },
  }),
  ...screen('menu-inline-edit', ['owner'], menuPath, {
    async open(page) {
      await page.getByRole('button', { name: 'Edit Tomato Soup' }).click()
      await expect(page.getByRole('form', { name: 'Edit Tomato Soup' })).toBeVisible()
    },
  }),
  ...screen('menu-inline-delete', ['owner'], menuPath, { open: (page) => ask(page, 'Delete Tomato Soup') }),
  ...screen('unsaved-changes', ['owner'], '/restaurants/new', {
    async open(page) {
      await page.getByLabel('Name', { exact: true }).fill('X')
      await page.getByLabel('Description').fill('Short')
      await page.getByLabel('City').fill('N3w York')
      await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  }),
  ...screen('login-errors', ['visitor'], '/login', {
    async open(page) {
      await page.getByRole('button', { name: 'Log in', exact: true }).click()
      await expect(page.getByLabel('Email or phone number')).toHaveAttribute('aria-invalid', 'true')
    },
  }),
  ...screen('message', ['visitor'], kitchenPath, {
    async open(page) {
      await page
        .getByRole('button', { name: /^Add .+ to cart/ })
        .first()
        .click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  }),
]

function kitchenPath({ kitchen }: Stage): string {
  return `/restaurants/${kitchen.id}`
}

function menuPath({ kitchen }: Stage): string {
  return `/restaurants/${kitchen.id}/menu`
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
}

/** Puts the first dish of the restaurant on the screen into the cart. */
async function add(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Add .+ to cart/ })
    .first()
    .click()
}

async function openCart(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
}

async function fillCart(page: Page): Promise<void> {
  await add(page)
  await openCart(page, 'Open cart, 1 item')
}

async function openSignup(page: Page): Promise<void> {
  await openMenu(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Orders' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign up to continue' })).toBeVisible()
}

async function toCheckout(page: Page, { orders }: Stage): Promise<void> {
  await page.getByRole('button', { name: `Continue to checkout order ${orders.active}` }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
}

async function ask(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}
