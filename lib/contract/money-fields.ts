import { type Cents, centsFromDollars, dollarsFromCents } from '@/lib/money'

/** The fields of the wire that are dollars, with their names as integer cents. */
const CENTS_NAMES = {
  amount: 'amountCents',
  deliveryFee: 'deliveryFeeCents',
  from: 'fromCents',
  price: 'priceCents',
  priorityFee: 'priorityFeeCents',
  subtotal: 'subtotalCents',
  taxesAndFees: 'taxesAndFeesCents',
  tip: 'tipCents',
  to: 'toCents',
  totalCost: 'totalCents',
  wallet: 'walletCents',
} as const

type CentsNames = typeof CENTS_NAMES

/** The name of a wire field where money is in cents: `priceCents` for `price`; other fields keep their names. */
export type CentsName<Name> = Name extends keyof CentsNames ? CentsNames[Name] : Name

const centsNames = new Map<string, string>(Object.entries(CENTS_NAMES))
const dollarsNames = new Map(Object.entries(CENTS_NAMES).map(([dollars, cents]) => [cents as string, dollars]))

/** See `CentsName`. */
export function centsName(name: string): string {
  return centsNames.get(name) ?? name
}

/** An answer in the browser: each amount in cents, under a name that says so. */
export type InCents<T> = T extends readonly (infer Item)[]
  ? InCents<Item>[]
  : T extends object
    ? { [Name in keyof T as CentsName<Name>]: Name extends keyof CentsNames ? Cents : InCents<T[Name]> }
    : T

/** Converts the dollars of an answer to cents. Throws a `TypeError` for an amount with fractions of a cent. */
export function inCents<T>(answer: T): InCents<T> {
  return mapFields(answer, (name, value) => {
    const known = centsNames.get(name)
    return known === undefined ? [name, value] : [known, readDollars(name, value)]
  }) as InCents<T>
}

function readDollars(name: string, value: unknown): Cents {
  const cents = typeof value === 'number' ? centsFromDollars(value) : null
  if (cents === null) throw new TypeError(`${name} is no amount of dollars: ${value}`)
  return cents
}

/** Converts cents back to dollars for the wire: the inverse of `inCents`. */
export function inDollars(value: unknown): unknown {
  return mapFields(value, (name, field) => {
    const known = dollarsNames.get(name)
    return known === undefined || typeof field !== 'number' ? [name, field] : [known, dollarsFromCents(field)]
  })
}

type Field = [name: string, value: unknown]

/** Changes the names and values of all fields, at every depth. */
export function mapFields(value: unknown, change: (...field: Field) => Field): unknown {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, change))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const [changed, amount] = change(name, field)
      return [changed, mapFields(amount, change)]
    }),
  )
}
