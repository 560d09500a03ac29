import { describe, expect, test } from 'vitest'
import { directoryOf } from '@/lib/menu/rules/menu-file'
import type { SheetColumn } from '@/lib/menu/rules/menu-sheet'
import { cellFault } from './cell-fault'

const sections = directoryOf(['Soups', 'Twice', 'twice'].map((name, at) => ({ id: at + 1, name })))

describe('a cell is checked before it is sent [4.31.11]', () => {
  test.each<[SheetColumn, string, string | null]>([
    ['name', 'Pea Soup', null],
    ['name', '', 'Name is required'],
    ['name', 'Soup 7', "Name may only contain letters and spaces, not '7'"],
    ['price', '8.50', null],
    ['price', '8,50', null],
    ['price', '', 'Price is required'],
    ['price', '0', 'Price must be a number above 0 and at most 10,000, with at most two decimals'],
    ['price', 'n/a', 'Price must be a number above 0 and at most 10,000, with at most two decimals'],
    ['price', '1,250', 'This can be read in two ways. Please write the price with two decimals'],
    ['section', '', null],
    ['section', 'Soups', null],
    ['section', 'Stews', 'No section, or more than one, has this name'],
    ['section', 'Twice', 'No section, or more than one, has this name'],
    ['sold_out', 'today', null],
    ['sold_out', 'maybe', "Sold out must be 'yes', 'today' or 'no'"],
  ])('%s %j: %s', (column, text, fault) => {
    expect(cellFault(column, text, sections)).toBe(fault)
  })
})
