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

/** What a customer writes to the courier of an order, in the order in which it is shown. */
export const BLANK_FOR_COURIER = { deliveryInstructions: '' } as const
export type ForCourier = Record<keyof typeof BLANK_FOR_COURIER, string>

/** The personal texts of an order. */
export const BLANK_ORDER = { ...BLANK_FOR_COURIER, address: '', city: '', state: '', zip: '' } as const

/** The personal texts of a line of an order. */
export const BLANK_ORDER_ITEM = { customizations: null } as const

const namesOf = <Name extends string>(texts: Readonly<Record<Name, unknown>>) => Object.keys(texts) as Name[]

/** An object with the names of such a list, and the same value for each. */
export function forEachName<Name extends string, Value>(texts: Readonly<Record<Name, unknown>>, value: Value) {
  return Object.fromEntries(namesOf(texts).map((name) => [name, value])) as Record<Name, Value>
}

export const COURIER_TEXTS = namesOf(BLANK_FOR_COURIER)

/** What the customer of an order has written to its courier, each text once. */
export function courierTexts(order: Readonly<ForCourier>): string[] {
  return [...new Set(COURIER_TEXTS.map((name) => order[name]).filter(Boolean))]
}
