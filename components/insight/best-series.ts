import type { PlotTable } from '@/components/plots/plot-frame'
import type { CanceledFor, Cancellations, Sold, SoldModifier } from '@/lib/insight/rules/figures'
import { dollarsFromCents, formatMoney } from '@/lib/money'

const soldText = ({ quantity, salesCents }: Sold) => `${quantity.toLocaleString('en-US')} · ${formatMoney(salesCents)}`

/** The bars and the table of what was sold most. */
export function bestSeries(kind: 'item' | 'modifier', sold: readonly (Sold & Partial<SoldModifier>)[]) {
  const head = [kind === 'item' ? 'Item' : 'Choice', 'Sold', 'Sales']
  const nameOf = ({ name, group }: (typeof sold)[number]) => (group ? `${name} (${group})` : name)
  const table: PlotTable = {
    head,
    rows: sold.map((one) => [nameOf(one), one.quantity, formatMoney(one.salesCents)]),
    file: {
      name: `best-${kind}s`,
      rows: sold.map((one) => [nameOf(one), one.quantity, dollarsFromCents(one.salesCents)]),
    },
  }
  const bars = sold.map((one) => ({ name: one.name, note: one.group, count: one.quantity, text: soldText(one) }))
  return { bars, table }
}

const REASONS: Record<CanceledFor, string> = {
  customer: 'By the customer',
  sold_out: 'Sold out',
  too_busy: 'Too busy',
  closing: 'Closing',
  other: 'Another reason',
  no_answer: 'Not accepted in time',
}

/** The bars and the table of why orders were canceled. */
export function canceledSeries(cancellations: Cancellations) {
  const rows = cancellations.map(({ reason, orders }): [string, number] => [REASONS[reason], orders])
  const table: PlotTable = { head: ['Reason', 'Orders'], rows, file: { name: 'canceled-orders', rows } }
  return { bars: rows.map(([name, count]) => ({ name, count, text: count.toLocaleString('en-US') })), table }
}
