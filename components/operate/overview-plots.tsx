import { BarPlot } from '@/components/plots/bar-plot'
import { BestPlot } from '@/components/plots/best-plot'
import { dayName, hoursShown, hourText, ordersText } from '@/components/plots/day-series'
import type { DayFigures, HourFigures } from '@/lib/operate/server/shapes'
import type { Day } from '@/lib/zoned-time'
import { wordOf } from './operate-texts'
import { SectionCard } from './section-card'

/** The orders of today by hour, beside those of the same weekday before. */
export function HourPlot({ hours, dayBefore }: { hours: readonly HourFigures[]; dayBefore: Day }) {
  const shown = hoursShown(hours.map(({ hour, orders, before }) => ({ hour, orders: orders + before })))
  const rows = hours.filter(({ hour }) => shown.includes(hour))
  const beforeName = dayName(dayBefore)
  const cells = rows.map(({ hour, orders, before }): [string, number, number] => [hourText(hour), orders, before])
  return (
    <BarPlot
      title="Orders by hour"
      legend={[`${beforeName}, the whole day`, 'Today']}
      marks={rows.map(({ hour, orders, before }) => ({
        text: `${hourText(hour)}: ${ordersText(orders)}, ${before} before`,
        value: orders,
        beside: before,
        tick: hour % 3 === 0 ? hourText(hour) : '',
      }))}
      table={{ head: ['Hour', 'Today', beforeName], rows: cells, file: { name: 'orders-by-hour', rows: cells } }}
      least={4}
    />
  )
}

const reasonText = ({ by, reason }: DayFigures['canceled'][number]) =>
  reason ? `${wordOf(by)}: ${wordOf(reason)}` : wordOf(by)

/** The canceled orders of today by who canceled and why, beside those of the same weekday before. */
export function CanceledPlot({ today, before }: { today: DayFigures['canceled']; before: DayFigures['canceled'] }) {
  const title = 'Canceled, by reason'
  const countIn = (day: DayFigures['canceled'], name: string) =>
    day.reduce((sum, one) => sum + (reasonText(one) === name ? one.orders : 0), 0)
  const rows = [...new Set([...today, ...before].map(reasonText))]
    .map((name): [string, number, number] => [name, countIn(today, name), countIn(before, name)])
    .toSorted((a, b) => b[1] - a[1] || b[2] - a[2])
  if (rows.length === 0) {
    return (
      <SectionCard title={title}>
        <p className="text-ink-soft text-sm">None today, and none before.</p>
      </SectionCard>
    )
  }
  return (
    <BestPlot
      title={title}
      bars={rows.map(([name, count, past]) => ({ name, count, text: `${count}, ${past} before` }))}
      table={{ head: ['Reason', 'Today', 'Before'], rows, file: { name: 'canceled-by-reason', rows } }}
    />
  )
}
