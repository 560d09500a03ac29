import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvFile, guarded, unguarded } from './csv'

test('a CSV file has a mark, commas and CRLF, and quotes texts', () => {
  const rows = [
    ['name', 'sold'],
    ['Fish, fried', 3],
    ['12" "Family"', -1.5],
    ['two\nlines', 0],
    ['=1+1', 0],
    ['', '12.50'],
  ]
  const lines = [
    '"name","sold"',
    '"Fish, fried",3',
    '"12"" ""Family""",-1.5',
    '"two\nlines",0',
    `"'=1+1",0`,
    '"",12.50',
  ]
  expect(csvFile(rows)).toBe(`\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`)
})

describe('a cell that spreadsheets would run is guarded, and read back as it was [4.30.5, 4.31.4]', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['\nx', "'\nx"],
    ['  =1', "'  =1"],
    ['＝1+1', "'＝1+1"],
    ['＠x', "'＠x"],
    ["' =1", "'' =1"],
    ["'=1", "''=1"],
    ["''@x", "'''@x"],
    ['"=1"', `'"=1"`],
    ['a;=1', "a;'=1"],
    ['a;b; =1', "a;b;' =1"],
    ['a\t=1', "a\t'=1"],
    ['a;\t=1', "a;\t'=1"],
    ['a\n- b', "a\n'- b"],
    ['a;"=1"', `a;'"=1"`],
    ["a;'=1", "a;''=1"],
    ['\t\t=1', "'\t\t'=1"],
    ["'Nduja", "'Nduja"],
    ["a;'b", "a;'b"],
    ['a\n\nb', 'a\n\nb'],
    ['a=b', 'a=b'],
    ['a, =b', 'a, =b'],
    ['', ''],
  ])('%j as %j', (text, cell) => {
    expect(guarded(text)).toBe(cell)
    expect(unguarded(cell)).toBe(text)
  })
})

const characters = ['=', '+', '-', '@', '＝', "'", '"', ',', ';', '\n', '\r', '\t', ' ', '\u00a0', 'a', '1']
const text = fc.string({ unit: fc.constantFrom(...characters), maxLength: 12 })
/** No number is negative where a line begins: a text before it could take it for its own. */
const row = fc.tuple(text, fc.oneof(text, fc.integer({ min: -9, max: 9 })), text)

/**
 * The cells as a spreadsheet reads them: quotation marks count at the beginning of a cell alone, and what follows the
 * closing one belongs to the cell.
 */
function cellsInSpreadsheet(file: string, delimiter: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^${delimiter}\r\n]*)(?:${delimiter}|\r\n?|\n|$)`, 'gy')
  return [...file.matchAll(cell)].map(([, quoted = '', rest = '']) => quoted.replaceAll('""', '"') + rest)
}

/** The cells as csv-parse reads them; none of a file in which it misses the end of a quoted cell. */
function cellsInParser(file: string, delimiter: string): string[] {
  try {
    const rows: string[][] = parse(file, { delimiter, relax_quotes: true, relax_column_count: true })
    return rows.flat()
  } catch {
    return []
  }
}

const cellsWithoutQuotes = (file: string, delimiter: string) => file.split(new RegExp(`[${delimiter}\r\n]`))

test.each([
  ['a spreadsheet', cellsInSpreadsheet, [',', ';', '\t']],
  ['csv-parse', cellsInParser, [',', ';', '\t']],
  ['a reader that knows no quotation marks', cellsWithoutQuotes, [';', '\t']],
])('no text is a formula for %s, whatever it splits at [4.30.5, 4.31.4, T58]', (_, cellsOf, delimiters) => {
  const given = fc.property(
    fc.array(row, { minLength: 1, maxLength: 4 }),
    fc.constantFrom(...delimiters),
    (rows, mark) => {
      const suspects = cellsOf(csvFile(rows).slice(1), mark).filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))
      // A number is no text.
      expect(suspects.filter((cell) => !/^-\d$/.test(cell))).toEqual([])
    },
  )
  fc.assert(given, { numRuns: 3_000 })
})

test('a file read by its own delimiter has the texts that were written [4.31.2]', () => {
  const given = fc.property(fc.array(row, { minLength: 1 }), (rows) => {
    const read: string[][] = parse(csvFile(rows), { bom: true, record_delimiter: '\r\n' })
    expect(read.map((cells) => cells.map(unguarded))).toEqual(rows.map((cells) => cells.map(String)))
  })
  fc.assert(given, { numRuns: 1_000 })
})
