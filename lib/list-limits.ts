/** Rows per answer: the default and the maximum. */
export const MAX_ROWS = 1_000

/** Orders per column that a board shows at once, and that a snapshot contains. */
export const BOARD_ROWS = 30

/** Bytes of orders per column in an answer, which contains at least one order. */
export const BOARD_COLUMN_BYTES = 56_000

/** Limits of a snapshot: the customer's own orders, their bytes, and the bytes of each board column. */
export const SNAPSHOT_ROWS = 30
export const SNAPSHOT_BYTES = 100_000
export const SNAPSHOT_COLUMN_BYTES = 28_000

/** Menu items of one restaurant. Its page and its menu show all of them. */
export const MAX_MENU_ITEMS = 500

/** Sections of a restaurant. */
export const MAX_SECTIONS = 50

/** Modifiers of a group, groups of a menu item, and groups of a restaurant. */
export const MAX_MODIFIERS = 50
export const MAX_GROUPS_OF_ITEM = 20
export const MAX_GROUPS = 200

/** Members of a restaurant with those who are invited, and restaurants where an account is a member. */
export const MAX_MEMBERS = 50

/** Lines of an order and of a cart. */
export const MAX_LINES = 50

/** Changes of an order. After that it can only be delivered or canceled. */
export const MAX_ORDER_CHANGES = 100

/** Pictures that a customer sends with a request for help. */
export const MAX_HELP_PICTURES = 3

/** Partial refunds of an order. */
export const MAX_REFUNDS = 20

/** Menu items that an account may like. Every page includes their ids. */
export const MAX_LIKES = 1_000

/** Restaurants that an account may like. Every page includes their ids, and /favorites shows all of them. */
export const MAX_LIKED_RESTAURANTS = 100

/** Newest likes of a menu item that an answer lists. A list has up to `MAX_ROWS` times as many. */
export const MAX_LISTED_LIKES = 100

/** Matches of a filter are counted up to this number; above it the count is '10,000+'. */
export const MAX_COUNTED = 10_000
