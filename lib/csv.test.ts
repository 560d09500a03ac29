import { describe, expect, test } from 'vitest'
import { csvFile, guarded, unguarded } from './csv'

test('a CSV file has a mark, commas and CRLF, and quotes what needs them', () => {
  const rows = [
    ['name', 'sold'],
    ['Fish, fried', 3],
    ['12" "Family"', -1.5],
    ['two\nlines', 0],
    ['=1+1', 0],
  ]
  const lines = ['name,sold', '"Fish, fried",3', '"12"" ""Family""",-1.5', '"two\nlines",0', "'=1+1,0"]
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
    ["'Nduja", "'Nduja"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j as %j', (text, cell) => {
    expect(guarded(text)).toBe(cell)
    expect(unguarded(cell)).toBe(text)
  })
})
