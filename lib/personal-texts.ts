/**
 * Texts that people write or that describe them, with their values after the account is deleted. Queries, answers and
 * erasure all use these lists; personal-texts.test.ts fails when a text column is missing.
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

/** The customer's texts for the courier, in display order. */
export const BLANK_FOR_COURIER = { deliveryInstructions: '' } as const
export type ForCourier = Record<keyof typeof BLANK_FOR_COURIER, string>

/** The personal texts of an order. */
export const BLANK_ORDER = { ...BLANK_FOR_COURIER, address: '', city: '', state: '', zip: '' } as const

/** The personal texts of a line of an order. */
export const BLANK_ORDER_ITEM = { customizations: null } as const

/** The personal texts of a request for help; its pictures are deleted. */
export const BLANK_HELP = { text: '', appeal: '' } as const

/** The author's answer about something hidden. */
export const BLANK_HIDING = { answer: '' } as const

const namesOf = <Name extends string>(texts: Readonly<Record<Name, unknown>>) => Object.keys(texts) as Name[]

/** An object with the keys of such a list, and the same value for each. */
export function forEachName<Name extends string, Value>(texts: Readonly<Record<Name, unknown>>, value: Value) {
  return Object.fromEntries(namesOf(texts).map((name) => [name, value])) as Record<Name, Value>
}

export const COURIER_TEXTS = namesOf(BLANK_FOR_COURIER)

/** The customer's texts for the courier, without duplicates. */
export function courierTexts(order: Readonly<ForCourier>): string[] {
  return [...new Set(COURIER_TEXTS.map((name) => order[name]).filter(Boolean))]
}
