import { dayText, shortDayText, weekdayText } from '@/lib/date-text'
import type { Sums } from '@/lib/insight/rules/figures'
import type { Statement } from '@/lib/insight/server/shapes'
import { formatMoney } from '@/lib/money'

const HEAD = ['Orders', 'Subtotals', 'Tips', 'Canceled', 'Refunded']

const NUMBER = 'py-1.5 pl-1.5 text-right print:py-1 sm:pl-2 font-normal in-[tfoot]:font-bold'

const cellsOf = ({ orders, salesCents, tipsCents, canceled, refundedCents }: Sums) => [
  orders.toLocaleString('en-US'),
  formatMoney(salesCents),
  formatMoney(tipsCents),
  canceled.toLocaleString('en-US'),
  formatMoney(refundedCents),
]

/** A month day by day, and its sum. */
export function StatementTable({ statement: { days, total } }: { statement: Statement }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow phones the keyboard scrolls it
    <section aria-label="Days of the month" tabIndex={0} className="overflow-x-auto rounded-sm">
      <table className="tabular w-full text-xs sm:text-sm print:text-xs">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="py-2 pr-2 text-left font-medium">
              Day
            </th>
            {HEAD.map((name) => (
              <th key={name} scope="col" className={NUMBER}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, ...sums }) => (
            <tr key={day} className="break-inside-avoid border-line border-b">
              <th
                scope="row"
                className="whitespace-nowrap py-1.5 print:py-1 pr-2 text-left font-medium"
                title={dayText(day)}
              >
                <span className="max-sm:hidden print:inline">{weekdayText(day)}, </span>
                {shortDayText(day)}
              </th>
              {cellsOf(sums).map((text, column) => (
                <td key={HEAD[column]} className={NUMBER}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" className="py-2 pr-2 text-left">
              Total
            </th>
            {cellsOf(total).map((text, column) => (
              <td key={HEAD[column]} className={NUMBER}>
                {text}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
