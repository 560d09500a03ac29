import { expect, type Page } from '@playwright/test'
import type { Role, Stage } from './stage'

/** A screen as one role sees it, or a dialog or sheet on it. */
export type Screen = {
  /** Unique together with the role; the name of its screenshot. */
  name: string
  role: Role
  path: (stage: Stage) => string
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
const ofOwner = (name: string, path: Screen['path']) => [
  ...screen(name, ['owner'], path),
  ...screen(name, ['customer', 'guest'], path, REFUSED),
]

const firstItem = ({ restaurant }: Stage) => restaurant.items[0].id

/** Every screen of the product (spec §2.1), for every role with content of its own there. */
export const PAGES: readonly Screen[] = [
  ...screen('landing', ['visitor'], '/'),
  ...screen('login', ['visitor', 'guest'], '/login'),
  ...screen('signup', ['visitor', 'guest'], '/signup'),
  ...screen('home', EVERYONE, '/home'),
  ...screen('home-filtered', ['customer'], '/home?cuisine=italian&price=moderate&sort=rating'),
  ...screen('home-nothing-found', ['visitor'], '/home?cuisine=greek&price=very_expensive&rating=4.5&time=20'),
  ...screen('restaurant', EVERYONE, ({ restaurant }) => `/restaurants/${restaurant.id}`),
  ...screen('restaurant-inactive', ['visitor'], ({ inactive }) => `/restaurants/${inactive.id}`),
  ...screen('restaurant-bare', ['customer'], ({ bare }) => `/restaurants/${bare.id}`),
  ...screen('restaurant-missing', ['visitor'], '/restaurants/999999999', { status: 404 }),
  ...screen('menu-items', EVERYONE, '/menu-items'),
  ...screen('menu-item', EVERYONE, (stage) => `/menu-items/${firstItem(stage)}`),
  ...screen('menu-item-inactive', ['customer'], ({ inactive }) => `/menu-items/${inactive.items[0].id}`),
  ...screen('menu-item-missing', ['guest'], '/menu-items/999999999', { status: 404 }),
  ...screen('reviews-of-restaurant', EVERYONE, ({ restaurant }) => `/reviews/restaurant/${restaurant.id}`),
  ...screen('reviews-of-restaurant-none', ['visitor'], ({ bare }) => `/reviews/restaurant/${bare.id}`),
  ...screen(
    'rate-order',
    ['customer'],
    ({ restaurant, orders }) => `/reviews/restaurant/${restaurant.id}?orderId=${orders.placed}`,
  ),
  ...screen(
    'rate-order-rated',
    ['customer'],
    ({ restaurant, orders }) => `/reviews/restaurant/${restaurant.id}?orderId=${orders.reviewed}`,
  ),
  ...screen('my-reviews', CUSTOMERS, '/reviews'),
  ...screen('orders', CUSTOMERS, '/orders'),
  ...screen('order', ['customer'], ({ orders }) => `/orders/${orders.placed}`),
  ...screen('order-canceled', ['customer'], ({ orders }) => `/orders/${orders.canceled}`),
  ...screen('order-missing', ['customer'], '/orders/999999999', { status: 404 }),
  ...screen('favorites', CUSTOMERS, '/favorites'),
  ...screen('wallet', CUSTOMERS, '/wallet'),
  ...screen('account', CUSTOMERS, '/account'),
  ...screen('account-name', CUSTOMERS, '/account/name'),
  ...screen('account-phone', CUSTOMERS, '/account/phone'),
  ...screen('account-email', CUSTOMERS, '/account/email'),
  ...screen('restaurant-new', ['customer', 'owner'], '/restaurants/new'),
  ...screen('restaurant-new', ['guest'], '/restaurants/new', REFUSED),
  ...ofOwner('restaurant-update', ({ restaurant }) => `/restaurants/${restaurant.id}/update`),
  ...screen('manage', ['owner', 'customer'], '/restaurants/manage'),
  ...screen('manage', ['guest'], '/restaurants/manage', REFUSED),
  ...ofOwner('manage-menu', ({ restaurant }) => `/restaurants/${restaurant.id}/menu`),
  ...screen('manage-menu-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/menu`),
  ...ofOwner('order-board', ({ restaurant }) => `/restaurants/${restaurant.id}/orders`),
  ...screen('order-board-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/orders`),
  ...ofOwner(
    'order-ticket',
    ({ restaurant, orders }) => `/restaurants/${restaurant.id}/orders/${orders.placed}/ticket`,
  ),
  ...ofOwner('menu-item-new', () => '/menu-items/new'),
  ...ofOwner('menu-item-update', (stage) => `/menu-items/${firstItem(stage)}/update`),
  ...ofOwner('menu-item-delete', (stage) => `/menu-items/${firstItem(stage)}/delete`),
  ...screen('checkout', ['customer'], '/orders', { open: toCheckout }),
  ...screen('checkout', ['guest'], '/checkout'),
  ...screen('coming-soon', EVERYONE, '/gift-cards', { status: 404 }),
  ...screen('api-docs', ['visitor'], '/api/docs'),
]

/** From the orders to the checkout of the Active one. */
export async function toCheckout(page: Page, { orders }: Stage): Promise<void> {
  await page.getByRole('button', { name: `Continue to checkout order ${orders.active}` }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
}
