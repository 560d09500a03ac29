import { max } from 'd3-array'
import { scaleSqrt } from 'd3-scale'
import { hoursShown, hourText, markText } from '@/components/plots/day-series'
import { PlotFrame } from '@/components/plots/plot-frame'
import { PlotValues } from '@/components/plots/plot-values'
import { cn } from '@/components/ui/class-names'
import type { HourSums } from '@/lib/insight/rules/figures'
import { dollarsFromCents, formatMoney } from '@/lib/money'

/** The size of a cell in units of the drawing: high enough for the name of a weekday beside it on the narrowest phone. */
const CELL = { width: 10, height: 14 }

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The sales of each hour of the week: the larger the dot, the more. */
export function WeekPlot({ hours }: { hours: readonly HourSums[] }) {
  const shown = hoursShown(hours)
  const cells = hours.filter(({ hour }) => shown.includes(hour))
  const width = shown.length * CELL.width
  const radius = scaleSqrt([0, Math.max(max(cells, ({ salesCents }) => salesCents) ?? 0, 1)], [0, 4.6])
  const nameOf = ({ weekday, hour }: HourSums) => `${WEEKDAYS[weekday]} ${hourText(hour)}`
  const sold = hours.filter(({ orders }) => orders > 0)
  return (
    <PlotFrame
      title="Sales by weekday and hour"
      description="The larger the dot, the more you sold."
      table={{
        head: ['Weekday and hour', 'Orders', 'Sales'],
        rows: sold.map((cell) => [nameOf(cell), cell.orders, formatMoney(cell.salesCents)]),
        file: {
          name: 'sales-by-weekday-and-hour',
          rows: hours.map((cell) => [nameOf(cell), cell.orders, dollarsFromCents(cell.salesCents)]),
        },
      }}
    >
      <div
        className="tabular grid w-full grid-cols-[auto_minmax(0,1fr)] gap-x-3 pt-4 text-ink-soft text-xs"
        style={{ maxWidth: `${shown.length * 2.75 + 3}rem` }}
      >
        <div aria-hidden="true" className="grid grid-rows-7 items-center leading-none">
          {WEEKDAYS.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <PlotValues
          label="Sales by weekday and hour, each value"
          values={cells.map((cell) => markText({ ...cell, name: nameOf(cell) }))}
          rows={WEEKDAYS.length}
        >
          <svg aria-hidden="true" viewBox={`0 0 ${width} ${WEEKDAYS.length * CELL.height}`} className="block w-full">
            {WEEKDAYS.map((name, row) => (
              <line
                key={name}
                x1={0}
                x2={width}
                y1={(row + 0.5) * CELL.height}
                y2={(row + 0.5) * CELL.height}
                vectorEffect="non-scaling-stroke"
                className="stroke-line"
              />
            ))}
            {cells.map(({ weekday, hour, salesCents }) => (
              <circle
                key={`${weekday} ${hour}`}
                cx={(shown.indexOf(hour) + 0.5) * CELL.width}
                cy={(weekday + 0.5) * CELL.height}
                r={radius(salesCents)}
                className="fill-accent"
              />
            ))}
          </svg>
        </PlotValues>
        <div aria-hidden="true" className="relative col-start-2 mt-1 h-4">
          {shown.map(
            (hour, index) =>
              hour % 3 === 0 && (
                <span
                  key={hour}
                  className={cn('absolute -translate-x-1/2 whitespace-nowrap', hour % 6 !== 0 && 'max-sm:hidden')}
                  style={{ left: `${((index + 0.5) / shown.length) * 100}%` }}
                >
                  {hourText(hour)}
                </span>
              ),
          )}
        </div>
      </div>
    </PlotFrame>
  )
}
