export type DeliveryAddress = { address: string; city: string; state: string; zip: string }

/** An example of an address on one line. */
export const ADDRESS_EXAMPLE = '12 Main Street, Springfield, IL, 62701'

/** Common endings of an address: 'NY 10118', 'ny, 10118-0110, USA'. */
const STATE_AND_ZIP = /^(.+?)[\s,]+([a-z]{2})[\s,.]+(\d{5}(?:-\d{4})?)(?:[\s,]+(?:usa?|united states))?[\s,.]*$/is

/** A typed address with the commas that the rule requires; other texts stay unchanged. */
function normalized(line: string): string {
  const [, before, state = '', zip] = STATE_AND_ZIP.exec(line) ?? []
  const parts = (before ?? '').split(/[,\n]/).map((part) => part.trim())
  // Without a comma, the start of the city is unknown.
  if (parts.length < 2 || parts.includes('')) return line
  return [parts.slice(0, -1).join(' '), parts.at(-1), state.toUpperCase(), zip].join(', ')
}

/** Reads 'ADDRESS, CITY, STATE, ZIP': four comma-separated parts, none empty, or null (spec §5.2). */
export function parseAddress(line: string): DeliveryAddress | null {
  const parts = normalized(line)
    .split(',')
    .map((part) => part.trim())
  const [address, city, state, zip] = parts
  if (parts.length !== 4 || !address || !city || !state || !zip) return null
  return { address, city, state, zip }
}

/** The address as one line; an empty text when none is saved. */
export function formatAddress({ address, city, state, zip }: DeliveryAddress): string {
  return [address, city, state, zip].filter(Boolean).join(', ')
}

/** Ordering needs a saved address (spec §5.6). */
export function hasAddress(user: { address: string }): boolean {
  return user.address !== ''
}
