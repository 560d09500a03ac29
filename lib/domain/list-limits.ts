/** Rows of one answer: without a limit, and as a limit at most. */
export const MAX_ROWS = 1_000

/** Menu items of one restaurant: its page and its menu show all of them. */
export const MAX_MENU_ITEMS = 500

/** Menu items that an account may like: every page carries their ids. */
export const MAX_LIKES = 1_000

/** Ids that a menu item tells of those who like it, the newest. A list has up to `MAX_ROWS` times as many. */
export const MAX_LISTED_LIKES = 100

/** Matches of a filter are counted up to here; what is beyond is '10,000+'. */
export const MAX_COUNTED = 10_000
