import type { Cents } from '@/lib/money'

/** The steps that prices are rounded to: the nearest one, and of two the higher. */
export const ROUNDINGS = {
  none: { step: 1, ending: 0, title: 'To the cent' },
  '00': { step: 100, ending: 0, title: 'To .00' },
  '25': { step: 25, ending: 0, title: 'To .25' },
  '50': { step: 50, ending: 0, title: 'To .50' },
  '95': { step: 100, ending: 95, title: 'To .95' },
} as const
export type Rounding = keyof typeof ROUNDINGS

/** A change of many prices: by a share in hundredths of a percent, or by an amount. Either may be negative. */
export type Repricing = { by: 'percent'; hundredths: number } | { by: 'amount'; cents: Cents }

/** A price after a change, rounded; never below the lowest price that the rounding knows. */
export function repriced(price: Cents, change: Repricing, rounding: Rounding): Cents {
  const exact =
    change.by === 'amount' ? price + change.cents : Math.floor((price * (10_000 + change.hundredths) + 5_000) / 10_000)
  const { step, ending } = ROUNDINGS[rounding]
  const nearest = Math.floor((exact - ending + step / 2) / step) * step + ending
  return Math.max(nearest, ending || step)
}
