import type {
  Cancellations,
  DaySums,
  Figures,
  HourSums,
  MonthRating,
  Sold,
  SoldModifier,
  Sums,
} from '@/lib/insight/rules/figures'
import type { Month } from '@/lib/insight/rules/periods'

/** A period of a restaurant beside the one before. */
export type Insight = {
  from: Date
  to: Date
  figures: Figures
  before: Figures
  byDay: DaySums[]
  byHour: HourSums[]
  items: Sold[]
  modifiers: SoldModifier[]
  cancellations: Cancellations
  ratings: MonthRating[]
}

/** A month of a restaurant, day by day. */
export type Statement = { month: Month; timeZone: string; days: DaySums[]; total: Sums }
