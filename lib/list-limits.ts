/** Rows of one answer: the default and the maximum. */
export const MAX_ROWS = 1_000

/** Orders of each column that a board shows at once, and that a snapshot has. */
export const BOARD_ROWS = 30

/** Bytes of the orders of each column in an answer; one order is answered in any case. */
export const BOARD_COLUMN_BYTES = 56_000

/** The customer's own orders in a snapshot, their bytes, and the bytes of each column of the board. */
export const SNAPSHOT_ROWS = 30
export const SNAPSHOT_BYTES = 100_000
export const SNAPSHOT_COLUMN_BYTES = 28_000

/** Menu items of one restaurant: its page and its menu show all of them. */
export const MAX_MENU_ITEMS = 500

/** Sections of a restaurant. */
export const MAX_SECTIONS = 50

/** Modifiers of a group, groups of a menu item, and groups of a restaurant. */
export const MAX_MODIFIERS = 50
export const MAX_GROUPS_OF_ITEM = 20
export const MAX_GROUPS = 200

/** Lines of an order and of a cart. */
export const MAX_LINES = 50

/** Changes of an order; beyond them it can only be delivered or canceled. */
export const MAX_ORDER_CHANGES = 100

/** Menu items that an account may like: every page includes their ids. */
export const MAX_LIKES = 1_000

/** Restaurants that an account may like: every page includes their ids, and /favorites shows all of them. */
export const MAX_LIKED_RESTAURANTS = 100

/** The newest likes of a menu item that an answer lists. A list has up to `MAX_ROWS` times as many. */
export const MAX_LISTED_LIKES = 100

/** Matches of a filter are counted up to this number; above it the count is '10,000+'. */
export const MAX_COUNTED = 10_000
