import { expect, test } from 'vitest'
import { csvFile } from './csv'

test('a CSV file has a mark, commas and CRLF, and quotes what needs them', () => {
  expect(
    csvFile([
      ['name', 'sold'],
      ['Fish, fried', 3],
      ['12" "Family"', 1.5],
      ['two\nlines', 0],
    ]),
  ).toBe('\uFEFFname,sold\r\n"Fish, fried",3\r\n"12"" ""Family""",1.5\r\n"two\nlines",0\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])(
  'the text %j is no formula in a spreadsheet [4.30.5]',
  (text) => {
    const [, cell = ''] = /^\uFEFF"?(.*?)"?\r\n$/s.exec(csvFile([[text]])) ?? []
    expect(cell).toBe(`'${text}`)
  },
)

test('numbers stay numbers', () => {
  expect(csvFile([[-1.5]])).toBe('\uFEFF-1.5\r\n')
})
