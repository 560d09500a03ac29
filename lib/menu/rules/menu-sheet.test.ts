import { describe, expect, test } from 'vitest'
import {
  EMPTY_SHEET,
  readRepricing,
  type SheetAction,
  type SheetRow,
  sheetReducer,
  shownCell,
  stepOf,
} from './menu-sheet'

const row = (id: number, price = '10.00'): SheetRow => ({
  id,
  cells: { name: `Soup ${id}`, price, section: '', sold_out: 'no' },
})
const sheetAfter = (...actions: SheetAction[]) => actions.reduce(sheetReducer, EMPTY_SHEET)
const typed = (text: string, at = row(1)): SheetAction => ({ type: 'type', ...price(text, at) })
const left: SheetAction = { type: 'leave' }
const undo: SheetAction = { type: 'undo' }
const price = (text: string, at = row(1)) => ({ row: at, column: 'price' as const, text })

describe('a cell', () => {
  test('keeps what is typed, and counts as unchanged with its own text again [4.31.8]', () => {
    expect(sheetAfter(typed('12')).edits).toEqual(new Map([[1, { price: '12' }]]))
    expect(sheetAfter(typed('12'), typed('10.00')).edits).toEqual(new Map())
    expect(shownCell(sheetAfter(typed('12')), row(1), 'price')).toBe('12')
  })

  test.each([
    ['12', '12.00'],
    ['12,5', '12.50'],
    ['$ 3.5', '3.50'],
    ['10', undefined],
    ['free', 'free'],
    ['1,250', '1,250'],
    ['', ''],
  ])('with the price %j is left as %j [4.31.8]', (text, price) => {
    expect(sheetAfter(typed(text), left).edits.get(1)?.price).toBe(price)
  })
})

test('only prices are tidied when they are left', () => {
  const { edits } = sheetAfter({ type: 'type', row: row(1), column: 'name', text: '8,5' }, left)
  expect(edits).toEqual(new Map([[1, { name: '8,5' }]]))
})

describe('an undo takes back [4.31.11]', () => {
  const paste: SheetAction = { type: 'paste', cells: [price('8.00'), price('9.00', row(2))], faults: [] }
  const pasted = new Map([
    [1, { price: '8.00' }],
    [2, { price: '9.00' }],
  ])

  test.each<[string, SheetAction[], ReadonlyMap<number, object>]>([
    ['a whole paste', [paste, undo], new Map()],
    ['all that was typed into a cell', [paste, typed('7'), typed('75'), left, undo], pasted],
    ['one cell after the other', [typed('7'), typed('6', row(2)), undo], new Map([[1, { price: '7' }]])],
    ['what was typed since the cell was left', [typed('7'), left, typed('6'), undo], new Map([[1, { price: '7.00' }]])],
    ['a paste that was typed over', [paste, typed('7'), undo, undo], new Map()],
    [
      'one step after the other',
      [typed('7'), typed('6', row(2)), typed('5', row(3)), undo, undo],
      new Map([[1, { price: '7' }]]),
    ],
    [
      'one cell of a row after the other',
      [typed('7'), { type: 'type', row: row(1), column: 'name', text: '8,5' }, left, undo],
      new Map([[1, { price: '7' }]]),
    ],
    ['nothing more than there was', [typed('7'), undo, undo, undo], new Map()],
    [
      'a change of all prices',
      [
        paste,
        { type: 'reprice', rows: [row(1), row(2)], change: { by: 'amount', cents: 100 }, rounding: 'none' },
        undo,
      ],
      pasted,
    ],
  ])('%s', (_, actions, edits) => {
    expect(sheetAfter(...actions).edits).toEqual(edits)
  })

  test('no step that changed nothing', () => {
    const empty: SheetAction = { type: 'paste', cells: [], faults: [] }
    expect(sheetAfter(paste, empty, undo).edits).toEqual(new Map())
  })
})

describe('an error stays', () => {
  const mark: SheetAction = { type: 'mark', faults: [price('Too low'), price('Too high', row(2))] }
  const both = new Map([
    [1, { price: 'Too low' }],
    [2, { price: 'Too high' }],
  ])

  test.each<[string, SheetAction[], ReadonlyMap<number, object>]>([
    ['when the cell is left', [typed('0'), mark, left], both],
    ['until its cell changes', [mark, typed('7')], new Map([[2, { price: 'Too high' }]])],
    [
      'beside that of a paste',
      [mark, { type: 'paste', cells: [price('x')], faults: [price('Unread')] }],
      new Map([...both, [1, { price: 'Unread' }]]),
    ],
    ['when there is nothing to undo', [mark, undo], both],
    ['until the cells are looked at again', [mark, { type: 'mark', faults: [] }], new Map()],
  ])('%s', (_, actions, errors) => {
    expect(sheetAfter(...actions).errors).toEqual(errors)
  })
})

test('rows are selected and released', () => {
  const select = (ids: number[], isSelected: boolean): SheetAction => ({ type: 'select', ids, isSelected })
  expect(sheetAfter(select([1, 2], true), select([2, 3], true)).selected).toEqual(new Set([1, 2, 3]))
  expect(sheetAfter(select([1, 2], true), select([1], false)).selected).toEqual(new Set([2]))
})

test('many prices change together, from what is typed; one that cannot be read stays [4.31.9]', () => {
  const rows = [row(1), row(2, '7.33'), row(3)]
  const change = { by: 'percent', hundredths: 1_000 } as const
  const { edits } = sheetAfter(typed('20'), typed('free', row(3)), { type: 'reprice', rows, change, rounding: '50' })
  expect(edits).toEqual(new Map([1, 2, 3].map((id, at) => [id, { price: ['22.00', '8.00', 'free'][at] }])))
})

describe('a change of prices is read', () => {
  test.each([
    ['10', { by: 'percent', hundredths: 1_000 }],
    ['+2,5', { by: 'percent', hundredths: 250 }],
    ['-10', { by: 'percent', hundredths: -1_000 }],
    ['−10', { by: 'percent', hundredths: -1_000 }],
    ['', null],
    ['0', null],
    ['ten', null],
    ['--1', null],
    ['10001', null],
  ])('from %j as %j', (text, change) => {
    expect(readRepricing(text, 'percent')).toEqual(change)
  })

  test('as an amount', () => {
    expect(readRepricing('-0.50', 'amount')).toEqual({ by: 'amount', cents: -50 })
  })
})

describe('in a cell, the key', () => {
  test.each([
    ['Enter', {}, { rows: 1, columns: 0 }],
    ['Enter', { shiftKey: true }, { rows: -1, columns: 0 }],
    ['Enter', { isInside: true }, { rows: 1, columns: 0 }],
    ['ArrowDown', { isInside: true }, { rows: 1, columns: 0 }],
    ['ArrowUp', { shiftKey: true }, { rows: -1, columns: 0 }],
    ['ArrowDown', { altKey: true }, null],
    ['ArrowRight', {}, { rows: 0, columns: 1 }],
    ['ArrowLeft', {}, { rows: 0, columns: -1 }],
    ['ArrowLeft', { isInside: true }, null],
    ['ArrowRight', { shiftKey: true }, null],
    ['a', {}, null],
    ['Tab', {}, null],
  ])('%s with %j leads to %j [4.31.8]', (key, over, step) => {
    expect(stepOf({ key, shiftKey: false, altKey: false, isInside: false, ...over })).toEqual(step)
  })
})
