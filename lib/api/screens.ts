import { parsePage } from '@/lib/list-pages'
import { dietQuery, parseDiet } from '@/lib/menu/rules/dietary'
import { FOOD_TYPES } from '@/lib/restaurants/rules/catalog'
import { parseRestaurantFilter, restaurantFilterQuery } from '@/lib/restaurants/rules/restaurant-filter'

/** Who sees a screen. Visitors are sent to the login, and other users are refused or sent to where they belong. */
export type Audience =
  | 'visitors'
  | 'visitors and guests'
  | 'everyone'
  | 'signed in'
  | 'members'
  | 'its customer'
  | 'owners'
  | 'its owner'

type ScreenRow = {
  audience: Audience
  /** The most statements of the database that it takes, for the user who sees the most of it. Lower it when it takes fewer. */
  statements: number
  /** Of a screen that is the same for all of its audience and therefore kept: its query, in the one spelling that is kept. */
  keptQuery?: (query: URLSearchParams) => string
}

const none = () => ''

/** Every screen, under Next's name for its route. */
export const SCREENS: Readonly<Record<string, ScreenRow>> = {
  '/': { audience: 'visitors', statements: 1, keptQuery: none },
  '/account': { audience: 'signed in', statements: 4 },
  '/account/data': { audience: 'signed in', statements: 2 },
  '/account/email': { audience: 'signed in', statements: 2 },
  '/account/name': { audience: 'signed in', statements: 2 },
  '/account/password': { audience: 'signed in', statements: 2 },
  '/account/phone': { audience: 'signed in', statements: 2 },
  '/api/docs': { audience: 'everyone', statements: 2 },
  '/checkout': { audience: 'signed in', statements: 8 },
  '/contact': { audience: 'everyone', statements: 1, keptQuery: none },
  '/favorites': { audience: 'signed in', statements: 7 },
  '/forgot': { audience: 'everyone', statements: 2 },
  '/help': { audience: 'everyone', statements: 1, keptQuery: none },
  '/home': { audience: 'everyone', statements: 8, keptQuery: homeQuery },
  '/login': { audience: 'visitors and guests', statements: 3 },
  '/menu-items': { audience: 'everyone', statements: 4, keptQuery: menuItemsQuery },
  '/menu-items/[id]': { audience: 'everyone', statements: 6, keptQuery: none },
  '/menu-items/[id]/delete': { audience: 'its owner', statements: 4 },
  '/menu-items/[id]/update': { audience: 'its owner', statements: 7 },
  '/menu-items/new': { audience: 'owners', statements: 3 },
  '/orders': { audience: 'signed in', statements: 8 },
  '/orders/[id]': { audience: 'its customer', statements: 7 },
  '/orders/[id]/receipt': { audience: 'its customer', statements: 7 },
  '/privacy': { audience: 'everyone', statements: 1, keptQuery: none },
  '/reset': { audience: 'everyone', statements: 2 },
  '/restaurants/[id]': { audience: 'everyone', statements: 9, keptQuery: menuQuery },
  '/restaurants/[id]/hours': { audience: 'its owner', statements: 3 },
  '/restaurants/[id]/menu': { audience: 'its owner', statements: 6 },
  '/restaurants/[id]/menu/choices': { audience: 'its owner', statements: 9 },
  '/restaurants/[id]/menu/order': { audience: 'its owner', statements: 5 },
  '/restaurants/[id]/orders': { audience: 'its owner', statements: 14 },
  '/restaurants/[id]/orders/[orderId]/ticket': { audience: 'its owner', statements: 9 },
  '/restaurants/[id]/reviews': { audience: 'its owner', statements: 8 },
  '/restaurants/[id]/update': { audience: 'its owner', statements: 3 },
  '/restaurants/manage': { audience: 'members', statements: 8 },
  '/restaurants/new': { audience: 'members', statements: 2 },
  '/reviews': { audience: 'signed in', statements: 6 },
  '/reviews/restaurant/[id]': { audience: 'everyone', statements: 8, keptQuery: (query) => withPage('', query) },
  '/signup': { audience: 'visitors and guests', statements: 1 },
  '/terms': { audience: 'everyone', statements: 1, keptQuery: none },
  '/verify': { audience: 'everyone', statements: 2 },
  '/wallet': { audience: 'signed in', statements: 5 },
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
