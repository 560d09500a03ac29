import { expect, type Page } from '@playwright/test'
import { type Audience, SCREENS } from '../lib/api/screens'
import type { Restaurant } from './fixtures'
import type { Role, Stage } from './stage'

/** A screen as one role sees it, or a dialog or sheet on it. */
export type Screen = {
  /** Unique together with the role; the name of its screenshot. */
  name: string
  role: Role
  path: (stage: Stage) => string
  /** The most database statements of the page, for the role that sees most of it. Lower it when it takes fewer. */
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

/** The roles of the stage that see a screen, and those that are refused. */
const ROLES_OF: Record<Audience, { seeing: readonly Role[]; refused?: readonly Role[] }> = {
  visitors: { seeing: ['visitor'] },
  'visitors and guests': { seeing: ['visitor', 'guest'] },
  everyone: { seeing: EVERYONE },
  'signed in': { seeing: ['customer', 'guest', 'owner'] },
  customers: { seeing: ['owner', 'customer'], refused: ['guest'] },
  'its customer': { seeing: ['customer'] },
  'owners and managers': { seeing: ['owner'], refused: ['customer', 'guest'] },
  'its staff': { seeing: ['owner'], refused: ['customer', 'guest'] },
  'its managers': { seeing: ['owner'], refused: ['customer', 'guest'] },
  'its owner': { seeing: ['owner'], refused: ['customer', 'guest'] },
  // operate.spec.ts looks at these.
  operators: { seeing: [] },
}

/** `npm test` looks at these and at the checkout. */
const CORE = [
  '/',
  '/login',
  '/signup',
  '/home',
  '/restaurants/[id]',
  '/menu-items/[id]',
  '/reviews/restaurant/[id]',
  '/orders',
  '/orders/[id]',
  '/wallet',
  '/restaurants/[id]/update',
  '/restaurants/[id]/orders',
  '/restaurants/[id]/menu',
]

/** The path of a route with these ids filled in. */
export function pathOf(route: string, { restaurant, placed }: { restaurant: Restaurant; placed: number }): string {
  const id = route.startsWith('/menu-items') ? restaurant.items[0].id : restaurant.id
  return route.replace('[orderId]', `${placed}`).replace('[id]', `${/^\/(operate\/)?orders/.test(route) ? placed : id}`)
}

/**
 * The most database statements of each screen, for the role that sees most of it, where it is not the usual one for the
 * session and one for the screen. Lower a number when it takes fewer.
 */
const STATEMENTS: Readonly<Record<string, number>> = {
  '/': 1,
  '/home': 8,
  '/login': 3,
  '/signup': 1,
  '/restaurants/[id]': 9,
  '/menu-items': 4,
  '/menu-items/[id]': 6,
  '/favorites': 7,
  '/checkout': 8,
  '/orders': 8,
  '/orders/[id]': 7,
  '/orders/[id]/receipt': 7,
  '/reviews': 6,
  '/reviews/restaurant/[id]': 8,
  '/wallet': 5,
  '/account': 4,
  '/restaurants/manage': 9,
  // The first answer also keeps the sums of its days.
  '/restaurants/[id]/insight': 22,
  '/restaurants/[id]/statement': 4,
  '/restaurants/[id]/update': 3,
  '/restaurants/[id]/hours': 3,
  '/restaurants/[id]/staff': 5,
  '/restaurants/[id]/reviews': 8,
  '/restaurants/[id]/menu': 6,
  '/restaurants/[id]/menu/choices': 9,
  '/restaurants/[id]/menu/order': 5,
  '/menu-items/new': 3,
  '/menu-items/[id]/update': 7,
  '/menu-items/[id]/delete': 4,
  '/restaurants/[id]/orders': 14,
  '/restaurants/[id]/orders/[orderId]/ticket': 9,
  '/help': 1,
  '/contact': 1,
  '/terms': 1,
  '/privacy': 1,
}

function screensAt([route, { audience }]: [string, (typeof SCREENS)[string]]): Screen[] {
  const name = route.replaceAll(/[[\]]/g, '').slice(1).replaceAll('/', '-') || 'landing'
  const path = ({ restaurant, orders }: Stage) => pathOf(route, { restaurant, placed: orders.placed })
  const { seeing, refused = [] } = ROLES_OF[audience]
  const statements = STATEMENTS[route] ?? 2
  return [
    ...screen(name, seeing, path, { statements, isCore: CORE.includes(route) }),
    ...screen(name, refused, path, { statements, status: 403 }),
  ]
}

/** Every screen (spec §2.1), for every role with content of its own there, and other states of screens. */
export const PAGES: readonly Screen[] = [
  ...Object.entries(SCREENS)
    .filter(([route]) => route !== '/checkout')
    .flatMap(screensAt),
  ...screen('checkout', ['customer'], '/orders', { statements: 8, isCore: true, open: toCheckout }),
  ...screen('checkout', ['guest'], '/checkout', { statements: 8 }),
  ...screen('home-filtered', ['customer'], '/home?cuisine=italian&price=moderate&sort=rating', { statements: 4 }),
  ...screen('home-nothing-found', ['visitor'], '/home?cuisine=greek&price=very_expensive&rating=4.5&time=20', {
    statements: 2,
  }),
  // The first search after a change reads the changed words again.
  ...screen('home-search', ['customer', 'visitor'], '/home?q=chicken', { statements: 30 }),
  ...screen('home-search-nothing', ['visitor'], '/home?q=tirimisu', { statements: 8 }),
  ...screen('restaurant-inactive', ['visitor'], ({ inactive }) => `/restaurants/${inactive.id}`, { statements: 8 }),
  ...screen('restaurant-bare', ['customer'], ({ bare }) => `/restaurants/${bare.id}`, { statements: 8 }),
  ...screen('restaurant-missing', ['visitor'], '/restaurants/999999999', { statements: 1, status: 404 }),
  ...screen('menu-item-inactive', ['customer'], ({ inactive }) => `/menu-items/${inactive.items[0].id}`, {
    statements: 6,
  }),
  ...screen('menu-item-missing', ['guest'], '/menu-items/999999999', { statements: 2, status: 404 }),
  ...screen('reviews-of-restaurant-none', ['visitor'], ({ bare }) => `/reviews/restaurant/${bare.id}`, {
    statements: 6,
  }),
  ...screen('rate-order', ['customer'], (stage) => ratingPath(stage, stage.orders.placed), {
    statements: 12,
    isCore: true,
  }),
  ...screen('rate-order-rated', ['customer'], (stage) => ratingPath(stage, stage.orders.reviewed), { statements: 12 }),
  ...screen('order-canceled', ['customer'], ({ orders }) => `/orders/${orders.canceled}`, { statements: 7 }),
  ...screen('order-missing', ['customer'], '/orders/999999999', { statements: 7, status: 404 }),
  ...screen('menu-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/menu`, { statements: 6 }),
  ...screen('order-board-empty', ['owner'], ({ bare }) => `/restaurants/${bare.id}/orders`, { statements: 14 }),
  ...screen('coming-soon', EVERYONE, '/gift-cards', { statements: 2, status: 404 }),
]

export function ratingPath({ restaurant }: Pick<Stage, 'restaurant'>, orderId: number): string {
  return `/reviews/restaurant/${restaurant.id}?orderId=${orderId}`
}

/** From the orders to the checkout of the Active one. */
export async function toCheckout(page: Page, { orders }: Stage): Promise<void> {
  await page.getByRole('button', { name: `Continue to checkout order ${orders.active}` }).click()
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
}
