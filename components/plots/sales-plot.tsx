import { formatMoney } from '@/lib/money'
import { BarPlot } from './bar-plot'
import { markText, type Series } from './day-series'

/** The sales of days, weeks or hours. */
export function SalesPlot({ series: { title, marks, table } }: { series: Series }) {
  return (
    <BarPlot
      title={title}
      table={table}
      marks={marks.map((mark) => ({ ...mark, text: markText(mark), value: mark.salesCents }))}
      least={10_00}
      tickText={(cents) => formatMoney(cents).replace(/\.00$/, '')}
    />
  )
}
