import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FileFault, rowsOf } from './file-rows'

const rows = (text: string, delimiter = ',') => [...rowsOf(text, { delimiter, line: 1 })]

/** The rows by another reader; null for a text that it refuses. */
function parsed(text: string, delimiter: string): string[][] | null {
  try {
    return parse(text, { delimiter, record_delimiter: '\n', relax_column_count: true })
  } catch {
    return null
  }
}

test('any text has the rows that csv-parse reads, or is refused by both [4.31.5]', () => {
  const piece = fc.constantFrom(',', ';', '\t', '|', '"', '""', '\n', 'a', 'é', '🍕', ' ', ',"', '",', '"\n', "'")
  const given = fc.property(
    fc.array(piece, { maxLength: 24 }),
    fc.constantFrom(',', ';', '\t', '|'),
    (pieces, mark) => {
      const text = pieces.join('')
      const expected = parsed(text, mark)
      if (expected) expect(rows(text, mark).map(({ cells }) => cells)).toEqual(expected)
      else expect(() => rows(text, mark)).toThrow(FileFault)
    },
  )
  fc.assert(given, { numRuns: 5_000 })
})

test('line ends of any kind end a row, and are one kind in cells [4.31.5]', () => {
  const read = rows('a,"b\r\nc\rd"\r\ne\r"f"\n\ng')
  expect(read).toEqual([
    { line: 1, cells: ['a', 'b\nc\nd'] },
    { line: 4, cells: ['e'] },
    { line: 5, cells: ['f'] },
    { line: 6, cells: [''] },
    { line: 7, cells: ['g'] },
  ])
})
