import { type Cents, centsFromDollars } from '@/lib/money'

/** The amount in a dollar field while it is typed, for a preview: 0 for anything that is not an amount. */
export function typedCents(dollars: number | ''): Cents {
  return Math.max(0, centsFromDollars(Number(dollars)) ?? 0)
}
