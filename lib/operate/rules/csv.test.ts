import { expect, test } from 'vitest'
import { csvOf } from './csv'

test.each([
  ['plain', '"plain"'],
  ['with "quotes", commas\nand lines', '"with ""quotes"", commas\nand lines"'],
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
  ['\t=1', `"'\t=1"`],
  ['\r=1', `"'\r=1"`],
  ['', '""'],
  ['order 7', '"order 7"'],
])('the cell %j is written as %j [4.35.12]', (text, cell) => {
  expect(csvOf([[text, 'b']])).toBe(`${cell},"b"\r\n`)
})
