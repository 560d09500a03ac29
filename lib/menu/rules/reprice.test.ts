import { describe, expect, test } from 'vitest'
import { type Repricing, type Rounding, repriced } from './reprice'

const percent = (hundredths: number): Repricing => ({ by: 'percent', hundredths })
const amount = (cents: number): Repricing => ({ by: 'amount', cents })

describe('a price is changed and rounded [4.31.9]', () => {
  test.each<[number, Repricing, Rounding, number]>([
    [1000, percent(1_000), 'none', 1100],
    [999, percent(1_000), 'none', 1099],
    [995, percent(1_000), 'none', 1095],
    [333, percent(250), 'none', 341],
    [1000, percent(-1_000), 'none', 900],
    [1000, amount(50), 'none', 1050],
    [1000, amount(-50), 'none', 950],
    [1049, amount(0), '00', 1000],
    [1050, amount(0), '00', 1100],
    [1012, amount(0), '25', 1000],
    [1013, amount(0), '25', 1025],
    [1024, amount(0), '50', 1000],
    [1025, amount(0), '50', 1050],
    [1044, amount(0), '95', 995],
    [1045, amount(0), '95', 1095],
    [1095, amount(0), '95', 1095],
    [10, amount(-50), 'none', 1],
    [10, percent(-10_000), 'none', 1],
    [10, amount(0), '00', 100],
    [10, amount(0), '25', 25],
    [20, amount(-20), '95', 95],
  ])('%i by %j to %s is %i', (price, change, rounding, after) => {
    expect(repriced(price, change, rounding)).toBe(after)
  })
})
