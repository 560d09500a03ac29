import { parsePage } from '@/lib/list-pages'
import { dietQuery, parseDiet } from '@/lib/menu/rules/dietary'
import { FOOD_TYPES } from '@/lib/menu/rules/food-types'
import type { RestaurantRole } from '@/lib/policy'
import { parseRestaurantFilter, restaurantFilterQuery } from '@/lib/restaurants/rules/restaurant-filter'
import { parseStars } from '@/lib/reviews/rules/stars'
import { OPERATORS_SCREENS } from './operators-screens'

/** Those who see the screens of a restaurant, and the least role that they have there. */
export const RESTAURANT_AUDIENCES = {
  'its staff': 'kitchen',
  'its managers': 'manager',
  'its owner': 'owner',
} as const satisfies Record<string, RestaurantRole>
type RestaurantAudience = keyof typeof RESTAURANT_AUDIENCES

/**
 * The users who may see a screen. Visitors are sent to the login; other users are refused or redirected. The screens of
 * operators do not exist for anybody else.
 */
export type Audience =
  | 'visitors'
  | 'visitors and guests'
  | 'everyone'
  | 'signed in'
  | 'customers'
  | 'its customer'
  | 'owners and managers'
  | RestaurantAudience
  | 'operators'

export const FOOTER_COLUMNS = ['Eat', 'Your account', 'Partners', 'Plateful'] as const

type ScreenRow = {
  audience: Audience
  /** For a screen that is the same for its whole audience and therefore cached: normalizes its query. */
  kept: ((query: URLSearchParams) => string) | false
  /** One sentence for §2.1 of the specification. */
  says: string
  /** The footer column of its link, and the link's text. */
  inFooter?: readonly [column: (typeof FOOTER_COLUMNS)[number], label: string]
  inSitemap?: true
}

const none = () => ''

const OF_OPERATORS = Object.fromEntries(
  Object.entries(OPERATORS_SCREENS).map(([path, says]): [string, ScreenRow] => [
    path,
    { audience: 'operators', kept: false, says },
  ]),
)

/** Every screen by Next's name for its route. The footer, the sitemap and the specification list them in this order. */
export const SCREENS: Readonly<Record<string, ScreenRow>> = {
  '/': {
    audience: 'visitors',
    kept: none,
    says: 'The landing page (§2.2). Customers and guests are sent on to `/home`.',
    inSitemap: true,
  },
  '/home': {
    audience: 'everyone',
    kept: homeQuery,
    says: 'The restaurants (§2.3).',
    inFooter: ['Eat', 'Restaurants'],
    inSitemap: true,
  },
  '/login': {
    audience: 'visitors and guests',
    kept: false,
    says: 'The form to log in, and the demo accounts. Customers are sent to `/`.',
  },
  '/signup': {
    audience: 'visitors and guests',
    kept: false,
    says: 'The form to sign up, for guests too.',
  },
  '/forgot': {
    audience: 'everyone',
    kept: false,
    says: 'Asks for a mail to replace a forgotten password (§4.26).',
  },
  '/reset': {
    audience: 'everyone',
    kept: false,
    says: 'Takes a new password by the link of that mail (§4.26).',
  },
  '/verify': {
    audience: 'everyone',
    kept: false,
    says: 'Verifies an email by the link of a mail (§4.26).',
  },
  '/invite': {
    audience: 'everyone',
    kept: false,
    says: 'Accepts an invitation by the link of a mail (§4.32).',
  },
  '/restaurants/[id]': {
    audience: 'everyone',
    kept: menuQuery,
    says: 'One restaurant: its facts, its menu in sections, its reviews.',
  },
  '/menu-items': {
    audience: 'everyone',
    kept: menuItemsQuery,
    says: 'All menu items by kind, a page at a time.',
    inFooter: ['Eat', 'All dishes'],
    inSitemap: true,
  },
  '/menu-items/[id]': {
    audience: 'everyone',
    kept: none,
    says: 'One menu item, to be added with its choices, in any number and with special instructions.',
  },
  '/favorites': {
    audience: 'signed in',
    kept: false,
    says: 'The restaurants and the menu items the customer likes.',
    inFooter: ['Eat', 'Favorites'],
  },
  '/checkout': { audience: 'signed in', kept: false, says: 'The checkout of the current order (§4.2).' },
  '/orders': {
    audience: 'signed in',
    kept: false,
    says: "The customer's orders (§4.3).",
    inFooter: ['Your account', 'Orders'],
  },
  '/orders/[id]': {
    audience: 'its customer',
    kept: false,
    says: 'One of them, from placing to delivery (§4.16).',
  },
  '/orders/[id]/receipt': {
    audience: 'its customer',
    kept: false,
    says: 'Its receipt, for paper (§4.25).',
  },
  '/reviews': { audience: 'signed in', kept: false, says: "The customer's own reviews." },
  '/reviews/restaurant/[id]': {
    audience: 'everyone',
    kept: (query) => withPage(starsQuery(query), query),
    says: 'The reviews of a restaurant, all or those with `stars`; with `orderId` and `restaurantName` in the query, also the form to rate that order.',
  },
  '/wallet': {
    audience: 'signed in',
    kept: false,
    says: "The balance, the button 'Add Funds', and the history.",
    inFooter: ['Your account', 'Wallet'],
  },
  '/account': {
    audience: 'signed in',
    kept: false,
    says: 'The profile with its picture, and the ways to what can be changed.',
    inFooter: ['Your account', 'Account'],
  },
  '/account/name': { audience: 'signed in', kept: false, says: 'The form of the name.' },
  '/account/phone': { audience: 'signed in', kept: false, says: 'The form of the phone number.' },
  '/account/email': { audience: 'signed in', kept: false, says: 'The form of the email.' },
  '/account/password': { audience: 'signed in', kept: false, says: 'The form of the password.' },
  '/account/data': {
    audience: 'signed in',
    kept: false,
    says: "The customer's data as a file, the devices signed in, and the deletion of the account.",
  },
  '/restaurants/manage': {
    audience: 'customers',
    kept: false,
    says: "The owner's restaurants, and those where the user works.",
    inFooter: ['Partners', 'For restaurants'],
  },
  '/restaurants/new': { audience: 'customers', kept: false, says: 'The form of a new restaurant.' },
  '/restaurants/[id]/insight': {
    audience: 'its managers',
    kept: false,
    says: 'What the restaurant sold, beside the period before (§4.30).',
  },
  '/restaurants/[id]/statement': {
    audience: 'its owner',
    kept: false,
    says: 'A month of it, day by day, for paper and spreadsheets (§4.30).',
  },
  '/restaurants/[id]/update': {
    audience: 'its owner',
    kept: false,
    says: 'The same form for a restaurant that exists.',
  },
  '/restaurants/[id]/hours': {
    audience: 'its managers',
    kept: false,
    says: "The hours of the owner's restaurant.",
  },
  '/restaurants/[id]/reviews': {
    audience: 'its managers',
    kept: false,
    says: 'What customers say about it.',
  },
  '/restaurants/[id]/staff': {
    audience: 'its owner',
    kept: false,
    says: 'Its members and invitations (§4.32).',
  },
  '/restaurants/[id]/menu': { audience: 'its managers', kept: false, says: "The owner's menu (§4.19)." },
  '/restaurants/[id]/menu/choices': {
    audience: 'its managers',
    kept: false,
    says: 'Its modifier groups (§4.20).',
  },
  '/restaurants/[id]/menu/order': {
    audience: 'its managers',
    kept: false,
    says: 'Its sections, and its order.',
  },
  '/menu-items/new': { audience: 'owners and managers', kept: false, says: 'The form of a new menu item.' },
  '/menu-items/[id]/update': {
    audience: 'its managers',
    kept: false,
    says: 'The same form for a menu item that exists.',
  },
  '/menu-items/[id]/delete': {
    audience: 'its managers',
    kept: false,
    says: 'Asks the owner to confirm the deletion of a menu item.',
  },
  '/restaurants/[id]/orders': {
    audience: 'its staff',
    kept: false,
    says: "The order board of the owner's restaurant (§4.13).",
  },
  '/restaurants/[id]/orders/[orderId]/ticket': {
    audience: 'its staff',
    kept: false,
    says: 'The ticket of an order, for 80 mm paper, A4 or Letter.',
  },
  ...OF_OPERATORS,
  '/api/docs': {
    audience: 'everyone',
    kept: false,
    says: 'The documentation of the API.',
    inFooter: ['Partners', 'For developers'],
  },
  '/help': {
    audience: 'everyone',
    kept: none,
    says: 'What people ask.',
    inFooter: ['Plateful', 'Help'],
    inSitemap: true,
  },
  '/contact': {
    audience: 'everyone',
    kept: none,
    says: "The site's address.",
    inFooter: ['Plateful', 'Contact'],
    inSitemap: true,
  },
  '/terms': {
    audience: 'everyone',
    kept: none,
    says: 'The rules.',
    inFooter: ['Plateful', 'Terms'],
    inSitemap: true,
  },
  '/privacy': {
    audience: 'everyone',
    kept: none,
    says: 'What is stored, for how long.',
    inFooter: ['Plateful', 'Privacy'],
    inSitemap: true,
  },
}

function starsQuery(asked: URLSearchParams): string {
  const stars = parseStars(asked.get('stars'))
  return stars === null ? '' : `stars=${stars}`
}

function withPage(query: string, asked: URLSearchParams): string {
  const page = parsePage(asked.get('page') ?? undefined)
  return [query, page > 1 && `page=${page}`].filter(Boolean).join('&')
}

function menuQuery(query: URLSearchParams): string {
  return dietQuery(parseDiet(query.get('diet')))
}

function homeQuery(query: URLSearchParams): string {
  return withPage(restaurantFilterQuery(parseRestaurantFilter(Object.fromEntries(query))), query)
}

function menuItemsQuery(query: URLSearchParams): string {
  const type = FOOD_TYPES.find((known) => known === query.get('type'))
  const after = /^[1-9]\d{0,14}$/.exec(query.get('after') ?? '')?.[0]
  return withPage([type && `type=${type}`, after && `after=${after}`].filter(Boolean).join('&'), query)
}
