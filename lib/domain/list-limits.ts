/** Rows of one answer: the default and the maximum. */
export const MAX_ROWS = 1_000

/** Menu items of one restaurant: its page and its menu show all of them. */
export const MAX_MENU_ITEMS = 500

/** Menu items that an account may like: every page includes their ids. */
export const MAX_LIKES = 1_000

/** The newest likes of a menu item that an answer lists. A list has up to `MAX_ROWS` times as many. */
export const MAX_LISTED_LIKES = 100

/** Matches of a filter are counted up to this number; above it the count is '10,000+'. */
export const MAX_COUNTED = 10_000
