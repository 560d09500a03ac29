/**
 * The texts that people write or that tell of them, as a deleted account leaves them. What selects, answers and erases them follows from
 * these lists; personal-texts.test.ts fails on a text column that is missing.
 */
export const BLANK_USER = {
  firstName: 'Former customer',
  lastName: '',
  email: null,
  phoneNumber: null,
  passwordHash: null,
  address: '',
  city: '',
  state: '',
  zip: '',
  profileImage: '',
  deliveryInstructions: '',
} as const

/** The personal texts of an order. */
export const BLANK_ORDER = { deliveryInstructions: '', address: '', city: '', state: '', zip: '' } as const

/** The personal texts of a line of an order. */
export const BLANK_ORDER_ITEM = { customizations: null } as const

/** An object with the names of such a list, and the same value for each. */
export function forEachName<Name extends string, Value>(texts: Readonly<Record<Name, unknown>>, value: Value) {
  const names = Object.keys(texts) as Name[]
  return Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>
}
