import { csvFile } from '@/lib/csv'
import type { Figures, Sold, Sums } from '@/lib/insight/rules/figures'
import type { Insight, Statement } from '@/lib/insight/server/shapes'
import { dollarsFromCents } from '@/lib/money'

const ratingToWire = (tenths: number | null) => (tenths === null ? null : tenths / 10)

const figuresToWire = ({ orders, newCustomers, returningCustomers, canceled, ...of }: Figures) => ({
  orders,
  sales: dollarsFromCents(of.salesCents),
  tips: dollarsFromCents(of.tipsCents),
  average: of.averageCents === null ? null : dollarsFromCents(of.averageCents),
  newCustomers,
  returningCustomers,
  canceled,
  refunded: dollarsFromCents(of.refundedCents),
  minutesToAccept: of.minutesToAccept,
  minutesToCook: of.minutesToCook,
  lateShare: of.lateShare,
  rating: ratingToWire(of.ratingTenths),
})

const soldToWire = <S extends Sold>({ salesCents, ...sold }: S) => ({ ...sold, sales: dollarsFromCents(salesCents) })

/** A period of a restaurant beside the one before. */
export function insightToWire({ from, to, figures, before, ...insight }: Insight) {
  return {
    from: from.toISOString(),
    to: to.toISOString(),
    figures: figuresToWire(figures),
    before: figuresToWire(before),
    byDay: insight.byDay.map(({ day, orders, salesCents }) => ({ day, orders, sales: dollarsFromCents(salesCents) })),
    byHour: insight.byHour.map(({ salesCents, ...hour }) => ({ ...hour, sales: dollarsFromCents(salesCents) })),
    items: insight.items.map(soldToWire),
    modifiers: insight.modifiers.map(soldToWire),
    cancellations: [...insight.cancellations],
    ratings: insight.ratings.map(({ month, reviews, ratingTenths }) => ({
      month,
      reviews,
      rating: ratingToWire(ratingTenths),
    })),
  }
}

const sumsToWire = ({ orders, salesCents, tipsCents, canceled, refundedCents }: Sums) => ({
  orders,
  subtotals: dollarsFromCents(salesCents),
  tips: dollarsFromCents(tipsCents),
  canceled,
  refunded: dollarsFromCents(refundedCents),
})

/** A month of a restaurant, day by day. */
export function statementToWire({ month, timeZone, days, total }: Statement) {
  return {
    month,
    timeZone,
    days: days.map(({ day, ...sums }) => ({ day, ...sumsToWire(sums) })),
    total: sumsToWire(total),
  }
}

/** The same as a file for spreadsheets, without the total, which they would add up again. */
export function statementCsv({ days }: Pick<Statement, 'days'>): string {
  const head = ['day', 'orders', 'subtotals', 'tips', 'canceled', 'refunded']
  const rows = days.map(({ day, ...sums }) => [day, ...Object.values(sumsToWire(sums))])
  return csvFile([head, ...rows])
}
