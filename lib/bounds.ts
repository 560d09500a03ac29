import type { AttemptLimit } from './attempt-limits'
import {
  MAX_GROUPS,
  MAX_GROUPS_OF_ITEM,
  MAX_HELP_PICTURES,
  MAX_LIKED_RESTAURANTS,
  MAX_LIKES,
  MAX_LINES,
  MAX_MEMBERS,
  MAX_MENU_ITEMS,
  MAX_MODIFIERS,
  MAX_ORDER_CHANGES,
  MAX_REFUNDS,
  MAX_SECTIONS,
} from './list-limits'

type Bound = {
  /** The schema model whose rows are limited. */
  model: string
  /** Rows are counted per this owner. */
  of: string
  most: number
  /** The environment variable that changes the limit; 0 lifts it. */
  setting?: string
  /** The effect above the limit, if it is not an error. */
  beyond?: string
}

/** Limits on the rows that callers can create, under their names in errors and the API document. */
export const BOUNDS = {
  restaurants: { model: 'Restaurant', of: 'account', most: 50, setting: 'RESTAURANTS_PER_ACCOUNT' },
  members: { model: 'RestaurantMember', of: 'restaurant', most: MAX_MEMBERS },
  memberships: { model: 'RestaurantMember', of: 'account', most: MAX_MEMBERS },
  'menu items': { model: 'MenuItem', of: 'restaurant', most: MAX_MENU_ITEMS },
  sections: { model: 'MenuSection', of: 'restaurant', most: MAX_SECTIONS },
  'modifier groups': { model: 'ModifierGroup', of: 'restaurant', most: MAX_GROUPS },
  modifiers: { model: 'Modifier', of: 'modifier group', most: MAX_MODIFIERS },
  'groups of modifiers': { model: 'MenuItemModifierGroup', of: 'menu item', most: MAX_GROUPS_OF_ITEM },
  'modifiers in all its groups': {
    model: 'MenuItemModifierGroup',
    of: 'menu item',
    most: 200,
    setting: 'MODIFIERS_PER_ITEM',
  },
  favorites: { model: 'MenuItemLike', of: 'account', most: MAX_LIKES },
  'favorite restaurants': { model: 'RestaurantLike', of: 'account', most: MAX_LIKED_RESTAURANTS },
  'open orders': { model: 'Order', of: 'account', most: 50, setting: 'OPEN_ORDERS' },
  'orders an hour': { model: 'Order', of: 'account', most: 100, setting: 'ORDERS_PER_HOUR' },
  'orders that were never placed': {
    model: 'Order',
    of: 'account',
    most: 20,
    setting: 'ACTIVE_ORDERS',
    beyond: 'the oldest go',
  },
  lines: { model: 'OrderItem', of: 'order', most: MAX_LINES },
  changes: { model: 'OrderEvent', of: 'order', most: MAX_ORDER_CHANGES },
  'pictures of a request': { model: 'HelpPicture', of: 'request for help', most: MAX_HELP_PICTURES },
  refunds: { model: 'OrderRefund', of: 'order', most: MAX_REFUNDS },
  // Two years, and the seal.
  'days whose sums are kept': { model: 'OrderDay', of: 'restaurant', most: 730, beyond: 'the oldest go' },
  'changes of its wallet an hour': {
    model: 'WalletEntry',
    of: 'account',
    most: 300,
    setting: 'WALLET_CHANGES_PER_HOUR',
  },
  sessions: {
    model: 'Session',
    of: 'account',
    most: 1_000,
    setting: 'SESSIONS_PER_ACCOUNT',
    beyond: 'those used least recently end',
  },
  'bytes of answers for Idempotency-Keys': {
    model: 'IdempotencyKey',
    of: 'account',
    most: 4 * 1024 * 1024,
    setting: 'IDEMPOTENCY_BYTES',
    beyond: 'the oldest go',
  },
  'reports a day': { model: 'Report', of: 'account', most: 20, setting: 'REPORTS_PER_DAY' },
  'bytes of pictures': { model: 'ImageUpload', of: 'account', most: 50 * 1024 * 1024 },
} as const satisfies Record<string, Bound>

export type BoundName = keyof typeof BOUNDS

/** Models with at most one row per value of a column, or of two, whose own rows are limited. */
export const ONE_FOR_EACH = {
  Board: 'restaurantId',
  Review: 'orderId',
  StaleSearch: 'restaurantId, block',
  UnusedImage: 'hash',
  ContentVersion: 'name',
  Heartbeat: 'id',
  ErrorCount: 'place',
  HelpRequest: 'orderId',
  UserSuspension: 'userId',
  RestaurantSuspension: 'restaurantId',
  Hiding: 'reviewId',
} as const

/** Models whose rows only the command line makes: operators with ten codes each. */
export const MADE_BY_HAND = ['Operator', 'RecoveryCode'] as const

/** Models whose rows are created by counted attempts, and removed once they are old or unused. */
export const COUNTED_BY = {
  User: ['signups', 'guests'],
  Image: ['uploads', 'uploadsFromAddress'],
  // One for each of three widths.
  ImageWidth: ['uploads', 'uploadsFromAddress'],
  // Also one or two for each order.
  Mail: ['signups', 'resetMails', 'passwordChecks', 'verifications', 'emailChanges', 'invitations', 'acts'],
  MailedLink: ['signups', 'resetMails', 'verifications', 'invitations'],
  AttemptCount: ['logins', 'recoveries'],
  AuditEntry: ['acts'],
} as const satisfies Record<string, readonly AttemptLimit[]>
