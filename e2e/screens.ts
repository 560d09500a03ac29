import { expect, type Page } from '@playwright/test'
import type { Role, Stage } from './stage'

/** A screen as one role sees it, or a dialog or sheet on it. */
export type Screen = {
  /** Unique together with the role; the name of its screenshot. */
  name: string
  role: Role
  path: (stage: Stage) => string
  /** The most statements of the database that the page takes, for the role that sees the most of it. Lower it when it takes fewer. */
  statements?: number
  /** `npm test` looks at it, as the first of its roles. */
  isCore?: boolean
  /** The status of the page; 200 by default. */
  status?: number
  /** The status of a refused call on the way, if there is one. */
  refused?: number
  /** What Escape closes: the name of the control that gets the focus back. */
  back?: string | RegExp
  /** Leads from the path to the state in question. */
  open?: (page: Page, stage: Stage) => Promise<void>
}

export const screen = (
  name: string,
  roles: readonly Role[],
  path: Screen['path'] | string,
  more: Partial<Screen> = {},
) => roles.map((role): Screen => ({ name, role, path: typeof path === 'string' ? () => path : path, ...more }))

export const EVERYONE: readonly Role[] = ['visitor', 'guest', 'customer', 'owner']
// The first role sees the most there.
const CUSTOMERS: readonly Role[] = ['customer', 'guest', 'owner']

const REFUSED = { status: 403 }
/** A screen of owners: other users see that they are not allowed. */
const ofOwner = (name: string, path: Screen['path'], more: Partial<Screen>) => [
  ...screen(name, ['owner'], path, more),
  ...screen(name, ['customer', 'guest'], path, { ...more, ...REFUSED }),
]

const firstItem = ({ restaurant }: Stage) => restaurant.items[0].id

/** Every screen of the product (spec §2.1), for every role with content of its own there. */
export const PAGES: readonly Screen[] = [
  ...screen('landing', ['visitor'], '/', { statements: 1, isCore: true }),
  ...screen('login', ['visitor', 'guest'], '/login', { statements: 3, isCore: true }),
  ...screen('signup', ['visitor', 'guest'], '/signup', { statements: 1, isCore: true }),
  ...screen('home', EVERYONE, '/home', { statements: 4, isCore: true }),
  ...screen('home-filtered', ['customer'], '/home?cuisine=italian&price=moderate&sort=rating', { statements: 4 }),
  ...screen('home-nothing-found', ['visitor'], '/home?cuisine=greek&price=very_expensive&rating=4.5&time=20', {
    statements: 2,
  }),
  ...screen('restaurant', EVERYONE, ({ restaurant }) => `/restaurants/${restaurant.id}`, {
    statements: 8,
    isCore: true,
  }),
  ...screen('restaurant-inactive', ['visitor'], ({ inactive }) => `/restaurants/${inactive.id}`, { statements: 6 }),
  ...screen('restaurant-bare', ['customer'], ({ bare }) => `/restaurants/${bare.id}`, { statements: 8 }),
  ...screen('restaurant-missing', ['visitor'], '/restaurants/999999999', { statements: 1, status: 404 }),
  ...screen('menu-items', EVERYONE, '/menu-items', { statements: 4 }),
  ...screen('menu-item', EVERYONE, (stage) => `/menu-items/${firstItem(stage)}`, { statements: 5, isCore: true }),
  ...screen('menu-item-inactive', ['customer'], ({ inactive }) => `/menu-items/${inactive.items[0].id}`, {
    statements: 5,
  }),
  ...screen('menu-item-missing', ['guest'], '/menu-items/999999999', { statements: 2, status: 404 }),
  ...screen('reviews-of-restaurant', EVERYONE, ({ restaurant }) => `/reviews/restaurant/${restaurant.id}`, {
    statements: 8,
    isCore: true,
  }),
  ...screen('reviews-of-restaurant-none', ['visitor'], ({ bare }) => `/reviews/restaurant/${bare.id}`, {
    statements: 6,
  }),
  ...screen(
    'rate-order',
    ['customer'],
    ({ restaurant, orders }) => `/reviews/restaurant/${restaurant.id}?orderId=${orders.placed}`,
    { statements: 12, isCore: true },
  ),
  ...screen(
    'rate-order-rated',
    ['customer'],
    ({ restaurant, orders }) => `/reviews/restaurant/${restaurant.id}?orderId=${orders.reviewed}`,
    { statements: 12 },
  ),
  ...screen('my-reviews', CUSTOMERS, '/reviews', { statements: 6 }),
  ...screen('orders', CUSTOMERS, '/orders', { statements: 8, isCore: true }),
  ...screen('order', ['customer'], ({ orders }) => `/orders/${orders.placed}`, { statements: 7, isCore: true }),
  ...screen('order-canceled', ['customer'], ({ orders }) => `/orders/${orders.canceled}`, { statements: 7 }),
  ...screen('order-missing', ['customer'], '/orders/999999999', { statements: 7, status: 404 }),
  ...screen('favorites', CUSTOMERS, '/favorites', { statements: 6 }),
  ...screen('wallet', CUSTOMERS, '/wallet', { statements: 5, isCore: true }),
  ...screen('account', CUSTOMERS, '/account', { statements: 3 }),
  ...screen('account-name', CUSTOMERS, '/account/name', { statements: 2 }),
  ...screen('account-phone', CUSTOMERS, '/account/phone', { statements: 2 }),
  ...screen('account-email', CUSTOMERS, '/account/email', { statements: 2 }),
  ...screen('restaurant-new', ['customer', 'owner'], '/restaurants/new', { statements: 2 }),
  ...screen('restaurant-new', ['guest'], '/restaurants/new', { statements: 2, ...REFUSED }),
  ...ofOwner('restaurant-update', ({ restaurant }) => `/restaurants/${restaurant.id}/update`, {
    statements: 3,
    isCore: true,
  }),
  ...screen('manage', ['owner', 'customer'], '/restaurants/manage', { statements: 8 }),
  ...screen('manage', ['guest'], '/restaurants/manage', { statements: 8, ...REFUSED }),
  ...ofOwner('manage-menu', ({ restaurant }) => `/restaurants/${restaurant.id}/menu`, { statements: 6, isCore: true }),
  ...screen('manage-menu-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/menu`, { statements: 5 }),
  ...ofOwner('order-board', ({ restaurant }) => `/restaurants/${restaurant.id}/orders`, {
    statements: 14,
    isCore: true,
  }),
  ...screen('order-board-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/orders`, { statements: 14 }),
  ...ofOwner(
    'order-ticket',
    ({ restaurant, orders }) => `/restaurants/${restaurant.id}/orders/${orders.placed}/ticket`,
    { statements: 9 },
  ),
  ...ofOwner('menu-item-new', () => '/menu-items/new', { statements: 3 }),
  ...ofOwner('menu-item-update', (stage) => `/menu-items/${firstItem(stage)}/update`, { statements: 4 }),
  ...ofOwner('menu-item-delete', (stage) => `/menu-items/${firstItem(stage)}/delete`, { statements: 4 }),
  ...screen('checkout', ['customer'], '/orders', { statements: 8, isCore: true, open: toCheckout }),
  ...screen('checkout', ['guest'], '/checkout', { statements: 8 }),
  ...screen('coming-soon', EVERYONE, '/gift-cards', { statements: 2, status: 404 }),
  ...screen('api-docs', ['visitor'], '/api/docs', { statements: 0 }),
]

/** From the orders to the checkout of the Active one. */
export async function toCheckout(page: Page, { orders }: Stage): Promise<void> {
  await page.getByRole('button', { name: `Continue to checkout order ${orders.active}` }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
}
