export type DeliveryAddress = { address: string; city: string; state: string; zip: string }

/** Shows how to write an address on one line. */
export const ADDRESS_EXAMPLE = '12 Main Street, Springfield, IL, 62701'

/** Reads 'ADDRESS, CITY, STATE, ZIP': four comma-separated parts, none empty, or null (spec §5.2). */
export function parseAddress(line: string): DeliveryAddress | null {
  const parts = line.split(',').map((part) => part.trim())
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
