import { describe, expect, test } from 'vitest'
import { directoryOf } from './menu-file'
import { SHEET_COLUMNS, type SheetColumn, type SheetRow } from './menu-sheet'
import { clipboardText, pasteAt, readClipboard } from './sheet-paste'

describe('copied cells are read as spreadsheets write them [4.31.11]', () => {
  test.each([
    ['one cell of Google Sheets', '8.50', [['8.50']]],
    ['one cell of Excel', '8.50\r\n', [['8.50']]],
    [
      'Excel on Windows',
      'Soup\t8.50\r\nCake\t7.00\r\n',
      [
        ['Soup', '8.50'],
        ['Cake', '7.00'],
      ],
    ],
    [
      'old Excel on a Mac',
      'Soup\t8.50\rCake\t7.00',
      [
        ['Soup', '8.50'],
        ['Cake', '7.00'],
      ],
    ],
    [
      'LibreOffice with comma decimals',
      'Soup\t8,50\nCake\t7,00\n',
      [
        ['Soup', '8,50'],
        ['Cake', '7,00'],
      ],
    ],
    [
      'Numbers with an empty cell',
      'Soup\t\t\nCake\t7\tSweets',
      [
        ['Soup', '', ''],
        ['Cake', '7', 'Sweets'],
      ],
    ],
    ['Google Sheets with an empty last row', 'Soup\n\n', [['Soup'], ['']]],
    ['a line break in a cell', '"Pea\r\nSoup"\t8.50\r\n', [['Pea\nSoup', '8.50']]],
    ['a tab in a cell', '"Pea\tSoup"\t8.50', [['Pea\tSoup', '8.50']]],
    ['quotes in quotes of LibreOffice', '"The ""best"" soup"\t8.50\n', [['The "best" soup', '8.50']]],
    ['quotes without quotes of Excel', 'The "best" soup\t8.50\r\n', [['The "best" soup', '8.50']]],
    ['quotes that are the text', '"Best" soup\t"Best"\t""', [['"Best" soup', '"Best"', '""']]],
    ['a quote that is never closed', '"Best\tsoup\n8', [['"Best', 'soup'], ['8']]],
    ['only quotes', '""""', [['"']]],
    ['nothing', '', [['']]],
  ])('%s', (_, text, rows) => {
    expect(readClipboard(text)).toEqual(rows)
  })

  test.each([
    [
      [
        ['Soup', '8.50'],
        ['Cake', ''],
      ],
    ],
    [
      [
        ['=1+1', '-8'],
        ["'=1", '@'],
      ],
    ],
    [
      [
        ['a\tb', 'c\nd'],
        ['"e"', 'f"g'],
      ],
    ],
    [[['']]],
  ])('%j is copied, and read again', (rows) => {
    const { cells } = pasteAt(readClipboard(clipboardText(rows)), { ...place, rows: [row(1), row(2)] })
    const texts = rows.flat().map((text) => text.replace(/\n/, ' '))
    expect(cells.map(({ text }) => text)).toEqual(texts)
  })

  test('a text that would be run as a formula is copied as text [4.31.12]', () => {
    expect(clipboardText([['=HYPERLINK("x")']])).toBe('"\'=HYPERLINK(""x"")"')
  })
})

const row = (id: number): SheetRow => ({
  id,
  cells: { name: `Soup ${id}`, price: '10.00', section: '', sold_out: 'no' },
})
const sections = directoryOf([
  { id: 1, name: 'Soups' },
  { id: 2, name: 'Twice' },
  { id: 3, name: 'Twice' },
])
const place = {
  rows: [row(1), row(2), row(3)],
  at: 0,
  columns: SHEET_COLUMNS as readonly SheetColumn[],
  selected: new Set<number>(),
  sections,
}

/** The written cells, as 'id column text', and what was left out. */
function pasted(text: string, over: Partial<typeof place> = {}) {
  const { cells, leftRows, leftColumns } = pasteAt(readClipboard(text), { ...place, ...over })
  return [cells.map((cell) => `${cell.row.id} ${cell.column} ${cell.text}`), leftRows, leftColumns]
}

describe('pasted cells', () => {
  test.each<[string, string, Partial<typeof place>, string[], number, number]>([
    [
      'fill to the right and below',
      'A\t1\nB\t2',
      { at: 1 },
      ['2 name A', '2 price 1.00', '3 name B', '3 price 2.00'],
      0,
      0,
    ],
    [
      'that do not fit below are counted',
      '1\n2\n3',
      { at: 1, columns: SHEET_COLUMNS.slice(1) },
      ['2 price 1.00', '3 price 2.00'],
      1,
      0,
    ],
    ['that do not fit beside are counted', 'no\tx\ty', { columns: ['sold_out'] }, ['1 sold_out no'], 0, 2],
    ['leave cells that a shorter row lacks', 'A\t1\nB', {}, ['1 name A', '1 price 1.00', '2 name B'], 0, 0],
    ['empty cells', 'A\t\t\t', {}, ['1 name A', '1 price ', '1 section ', '1 sold_out no'], 0, 0],
    [
      'understand sections in any case, and tell none from another',
      'SOUPS\nTwice\n#3\nStews',
      { columns: SHEET_COLUMNS.slice(2), rows: [row(1), row(2), row(3), row(4)] },
      ['1 section Soups', '2 section Twice', '3 section #3', '4 section Stews'],
      0,
      0,
    ],
    [
      'understand the words of the screen and of the file',
      'Sold out\ntoday\nFALSE',
      { columns: ['sold_out'] },
      ['1 sold_out yes', '2 sold_out today', '3 sold_out no'],
      0,
      0,
    ],
    [
      'keep what is no price',
      'Price\n8,5\n1.250',
      { columns: SHEET_COLUMNS.slice(1) },
      ['1 price Price', '2 price 8.50', '3 price 1250.00'],
      0,
      0,
    ],
    ['that can be read in two ways stay', '1,250', { columns: SHEET_COLUMNS.slice(1) }, ['1 price 1,250'], 0, 0],
    [
      'of both kinds of decimals are read one by one',
      '8,5\n8.5\n1,250',
      { columns: SHEET_COLUMNS.slice(1) },
      ['1 price 8.50', '2 price 8.50', '3 price 1,250'],
      0,
      0,
    ],
    ['of a name are not taken for a section', 'soups', {}, ['1 name soups'], 0, 0],
    ['with empty lines lose them', '"\nSoup\n"', {}, ['1 name Soup'], 0, 0],
    ['in a row fill no other rows', 'A\t1', { selected: new Set([1, 2]) }, ['1 name A', '1 price 1.00'], 0, 0],
    ['of several lines become one line', '" Pea\n Soup "\t1', {}, ['1 name Pea Soup', '1 price 1.00'], 0, 0],
    [
      'fill the column of the selected rows, if it is one cell',
      '9',
      { at: 2, columns: SHEET_COLUMNS.slice(1), selected: new Set([1, 3]) },
      ['1 price 9.00', '3 price 9.00'],
      0,
      0,
    ],
    [
      'stay in a row that is not selected',
      '9',
      { at: 1, columns: SHEET_COLUMNS.slice(1), selected: new Set([1, 3]) },
      ['2 price 9.00'],
      0,
      0,
    ],
    [
      'of several cells fill from the first one, selected or not',
      '8\n9',
      { columns: SHEET_COLUMNS.slice(1), selected: new Set([1, 3]) },
      ['1 price 8.00', '2 price 9.00'],
      0,
      0,
    ],
  ])('%s [4.31.11]', (_, text, over, cells, leftRows, leftColumns) => {
    expect(pasted(text, over)).toEqual([cells, leftRows, leftColumns])
  })
})

test.each(['1\n', '"a\t', '""', '"a""\t', '\n', '"\n'])(
  'a clipboard with many %j is read at once',
  (part) => {
    const block = readClipboard(part.repeat(200_000))
    expect(pasteAt(block, place).cells.length).toBeGreaterThan(0)
  },
  2_000,
)
