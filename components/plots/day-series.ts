import { sum } from 'd3-array'
import { clockText, dayText, shortDayText, weekdayText } from '@/lib/date-text'
import type { DaySums, HourSums } from '@/lib/insight/rules/figures'
import { type Cents, dollarsFromCents, formatMoney } from '@/lib/money'
import type { PlotTable } from './plot-frame'

/** A mark of the plot of sales: a day, a week or an hour. */
export type Mark = { name: string; tick: string; minor?: boolean; salesCents: Cents; orders: number }

/** A plot of marks from left to right, with the figures that it shows. */
export type Series = { title: string; marks: Mark[]; table: PlotTable }

export const ordersText = (orders: number) => (orders === 1 ? '1 order' : `${orders.toLocaleString('en-US')} orders`)

/** 'Fri, Nov 20: $120.50, 5 orders' */
export const markText = ({ name, salesCents, orders }: Pick<Mark, 'name' | 'salesCents' | 'orders'>) =>
  `${name}: ${formatMoney(salesCents)}, ${ordersText(orders)}`

/** 'Fri, Nov 20' */
export const dayName = (day: string) => `${weekdayText(day)}, ${shortDayText(day)}`

function tableOf(head: string, marks: readonly Mark[], file: PlotTable['file']): PlotTable {
  return {
    head: [head, 'Orders', 'Sales'],
    rows: marks.map(({ name, orders, salesCents }) => [name, orders, formatMoney(salesCents)]),
    file,
  }
}

const WEEK = 7

/** The sales of each day; of more days than fit beside each other, of each week until today. */
export function daySeries(days: readonly Pick<DaySums, 'day' | 'orders' | 'salesCents'>[]): Series {
  const file = {
    name: 'sales-by-day',
    rows: days.map(({ day, orders, salesCents }) => [day, orders, dollarsFromCents(salesCents)]),
  }
  if (days.length <= 31) {
    const every = days.length > 10 ? WEEK : 1
    const marks = days.map(({ day, orders, salesCents }, index) => ({
      name: dayName(day),
      tick: (days.length - 1 - index) % every > 0 ? '' : every > 1 ? shortDayText(day) : weekdayText(day),
      orders,
      salesCents,
    }))
    return { title: 'Sales by day', marks, table: tableOf('Day', marks, file) }
  }
  const weeks = Array.from({ length: days.length / WEEK }, (_, index) => days.slice(index * WEEK, (index + 1) * WEEK))
  const marks = weeks.map((week, index): Mark => {
    const { day = '' } = week[0] ?? {}
    const month = shortDayText(day).slice(0, 3)
    const isNew = index > 0 && !shortDayText(weeks[index - 1]?.[0]?.day ?? day).startsWith(month)
    return {
      name: `Week from ${dayText(day)}`,
      tick: isNew ? month : '',
      // Phones have room for every other month.
      minor: Number(day.slice(5, 7)) % 2 === 0,
      orders: sum(week, ({ orders }) => orders),
      salesCents: sum(week, ({ salesCents }) => salesCents),
    }
  })
  return { title: 'Sales by week', marks, table: tableOf('Week', marks, file) }
}

/** '6 PM' */
export const hourText = (hour: number) => clockText(hour * 60).replace(':00', '')

/** The hours of the day that have orders, without a gap; the usual ones when there are none. */
export function hoursShown(hours: readonly Pick<HourSums, 'hour' | 'orders'>[]): number[] {
  const busy = hours.filter(({ orders }) => orders > 0).map(({ hour }) => hour)
  const from = Math.min(11, ...busy)
  return Array.from({ length: Math.max(21, ...busy) - from + 1 }, (_, index) => from + index)
}

/** The sales of each hour of a day. */
export function hourSeries(hours: readonly HourSums[]): Series {
  const marks = hoursShown(hours).map((hour) => {
    const those = hours.filter((one) => one.hour === hour)
    return {
      name: hourText(hour),
      tick: hour % 3 === 0 ? hourText(hour) : '',
      orders: sum(those, ({ orders }) => orders),
      salesCents: sum(those, ({ salesCents }) => salesCents),
    }
  })
  const rows = marks.map(({ name, orders, salesCents }) => [name, orders, dollarsFromCents(salesCents)])
  return { title: 'Sales by hour', marks, table: tableOf('Hour', marks, { name: 'sales-by-hour', rows }) }
}
