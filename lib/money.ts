/** Money is an integer number of US cents everywhere except in contracts and `formatMoney`. */
export type Cents = number

/** A share of an amount in cents, rounded half up to the cent. Both arguments are non-negative integers. */
export function percentOf(cents: Cents, percent: number): Cents {
  return Math.floor((cents * percent + 50) / 100)
}

/**
 * Reads a dollar amount from the wire, without arithmetic on fractions.
 * @returns integer cents, or null when it has more than two decimals, is not finite, or is too large to be exact.
 */
export function centsFromDollars(dollars: number): Cents | null {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(dollars))
  if (!match) return null
  const [, sign, whole, fraction = ''] = match
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'))
  return sign ? -cents : cents
}

/** The cents of an amount in an answer. Throws a `TypeError` for fractions of a cent. */
export function centsOf(dollars: number): Cents {
  const cents = centsFromDollars(dollars)
  if (cents === null) throw new TypeError(`This is no amount of dollars: ${dollars}`)
  return cents
}

/** The cents of a dollar field while it is typed, for a preview: 0 for anything that is not an amount. */
export function typedCents(dollars: number | ''): Cents {
  return Math.max(0, centsFromDollars(Number(dollars)) ?? 0)
}

/** Converts cents to the dollar number of the wire: 99999 becomes 999.99. */
export function dollarsFromCents(cents: Cents): number {
  return Number(decimal(cents))
}

const formatter = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** The only formatter of money: 123450 becomes '$1,234.50'. */
export function formatMoney(cents: Cents): string {
  return formatter.format(decimal(cents))
}

function decimal(cents: Cents): `${number}` {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const text = `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  return text as `${number}`
}
