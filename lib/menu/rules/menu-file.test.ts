import { describe, expect, test } from 'vitest'
import { type DecimalMark, decimalMarkOf, directoryOf, readAmount, soldOutIn, soldOutTitle } from './menu-file'

describe('the decimal mark follows from the prices [4.31.6]', () => {
  test.each<[string[], DecimalMark | null]>([
    [[], 'point'],
    [['4', '12'], 'point'],
    [['4.50', '12'], 'point'],
    [['$1,250.00'], 'point'],
    [['4,50', '12'], 'comma'],
    [['1.250,00'], 'comma'],
    [['1,250', '4.5'], 'point'],
    [['1,250', '4,5'], 'comma'],
    [['1,250'], null],
    [['1.250', '12'], null],
    [['4.50', '4,50'], null],
    [['free'], 'point'],
  ])('of %j is %s', (prices, mark) => {
    expect(decimalMarkOf(prices)).toBe(mark)
  })
})

describe('a price is read', () => {
  test.each<[string, DecimalMark, number | undefined]>([
    ['4.50', 'point', 4.5],
    [' $ 4.50 ', 'point', 4.5],
    ['1,250', 'point', 1250],
    ['1,250.5', 'point', 1250.5],
    ['4,50', 'point', Number.NaN],
    ['4,50', 'comma', 4.5],
    ['1.250', 'comma', 1250],
    ['4.50', 'comma', Number.NaN],
    ['-4', 'point', Number.NaN],
    ['4e3', 'point', Number.NaN],
    ['4 €', 'point', Number.NaN],
    ['0x10', 'point', Number.NaN],
    ['', 'point', undefined],
  ])('%j with a %s as %s', (text, mark, dollars) => {
    expect(readAmount(text, mark)).toBe(dollars)
  })
})

describe('a cell says how long an item is sold out', () => {
  test.each([
    ['no', 'no'],
    ['', 'no'],
    ['FALSE', 'no'],
    ['Available', 'no'],
    [' today ', 'today'],
    ['sold out today', 'today'],
    ['yes', 'yes'],
    ['true', 'yes'],
    ['Sold out', 'yes'],
    ['maybe', null],
  ])('%j: %s', (cell, text) => {
    expect(soldOutIn(cell)).toBe(text)
  })

  test('and is shown in the words of the screens', () => {
    expect(['no', 'today', 'yes', 'maybe'].map(soldOutTitle)).toEqual([
      'Available',
      'Sold out today',
      'Sold out',
      'maybe',
    ])
  })
})

describe('a name in a file finds what it was written for', () => {
  const all = ['Pizza', 'pizza', 'Soups', 'Hot | Cold', '#1', '  ', 'Salads'].map((name, at) => ({ id: at + 1, name }))
  const directory = directoryOf(all)

  test.each([
    [1, '#1'],
    [2, '#2'],
    [3, 'Soups'],
    [4, '#4'],
    [5, '#5'],
    [7, 'Salads'],
  ])('%i as %s', (id, text) => {
    expect(directory.textOf(id)).toBe(text)
    expect(directory.find(text)).toBe(id)
  })

  test.each(['Pizza', 'Nothing', '#99', ''])('not by %j', (text) => {
    expect(directory.find(text)).toBeNull()
  })

  test('in any case of letters, and with spaces around it', () => {
    expect(directory.find(' SOUPS ')).toBe(3)
  })
})
