/** For a field in a sheet or dialog where Escape only cancels the typing. */
export const KEEPS_ESCAPE = { 'data-keeps-escape': true }
