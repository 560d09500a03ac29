import { describe, expect, test } from 'vitest'
import type { DaySums } from '@/lib/insight/rules/figures'
import { addDays } from '@/lib/zoned-time'
import { daySeries, hourSeries, hoursShown } from './day-series'

const day = (index: number): DaySums => ({
  day: addDays('2026-11-21', index),
  orders: 1,
  salesCents: 1050,
  tipsCents: 0,
  canceled: 0,
  refundedCents: 0,
})
const days = (count: number) => Array.from({ length: count }, (_, index) => day(index + 1 - count))

describe('the plot of sales', () => {
  test('seven days are named by their weekdays', () => {
    const { title, marks } = daySeries(days(7))
    expect(title).toBe('Sales by day')
    expect(marks.map(({ tick }) => tick)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    expect(marks.at(-1)).toEqual({ name: 'Sat, Nov 21', tick: 'Sat', orders: 1, salesCents: 1050 })
  })

  test('of 28 days, today and the same weekday before are named', () => {
    const { marks } = daySeries(days(28))
    expect(marks.map(({ tick }) => tick).filter(Boolean)).toEqual(['Oct 31', 'Nov 7', 'Nov 14', 'Nov 21'])
  })

  test('a year is 52 weeks, whose file has all days', () => {
    const { title, marks, table } = daySeries(days(364))
    expect([title, marks.length, table.file.rows.length]).toEqual(['Sales by week', 52, 364])
    expect(marks.every(({ orders, salesCents }) => orders === 7 && salesCents === 7350)).toBe(true)
    expect(marks.map(({ tick }) => tick).filter(Boolean)).toHaveLength(12)
    expect(table.file.rows.at(-1)).toEqual(['2026-11-21', 1, 10.5])
    expect(table.rows[0]).toEqual(['Week from Nov 23, 2025', 7, '$73.50'])
  })

  test('a day has the usual hours, and those with orders beyond them', () => {
    const hour = (at: number, orders: number) => ({ weekday: 5, hour: at, orders, salesCents: orders * 100 })
    expect(hoursShown([])).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21])
    expect(hoursShown([hour(8, 1), hour(3, 0), hour(23, 2)])).toEqual(Array.from({ length: 16 }, (_, at) => at + 8))
    const { marks } = hourSeries([hour(12, 2), { ...hour(12, 1), weekday: 6 }])
    expect(marks.find(({ name }) => name === '12 PM')).toMatchObject({ orders: 3, salesCents: 300, tick: '12 PM' })
  })
})
