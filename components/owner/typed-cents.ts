import { type Cents, centsFromDollars } from '@/lib/domain/money'

/** The amount that a field of dollars holds while it is typed in, for a preview: nothing, and what is no amount, is 0. */
export function typedCents(dollars: number | ''): Cents {
  return Math.max(0, centsFromDollars(Number(dollars)) ?? 0)
}
