import { describe, expect, test } from 'vitest'
import { isAmount, tipCents, tipProblem } from './typed-tip'

const FORM = 'Please enter dollars and cents, such as 5 or 5.50'
const RANGE = 'Please enter an amount from $0 to $1,000.00'

test.each([
  ['5', 500],
  ['5.5', 550],
  [' $5.50 ', 550],
  ['0', 0],
  ['1000', 100_000],
  ['1000.01', null],
  ['', null],
  ['.', null],
  ['5,50', null],
  ['1.234', null],
  ['-5', null],
  ['1e2', null],
])('%j is a tip of %j cents', (text, cents) => {
  expect(tipCents(text)).toBe(cents)
})

describe('when a mistake in a typed tip is shown [5.6.7]', () => {
  test.each([
    ['abc', FORM],
    ['5,50', FORM],
    ['1.234', FORM],
    ['-5', FORM],
    ['5 5', FORM],
    ['2000', RANGE],
    ['1000.01', RANGE],
  ])('while %j is typed, the text is: %s', (text, problem) => {
    expect(tipProblem(text, { finished: false })).toBe(problem)
    expect(tipProblem(text, { finished: true })).toBe(problem)
  })

  test.each(['$', '5.', '.', '.5', '$.'])('the mistake in %j is shown once typing stops', (text) => {
    expect(tipProblem(text, { finished: false })).toBeUndefined()
    expect(tipProblem(text, { finished: true })).toBe(FORM)
  })

  test.each(['', '  ', '5', '5.5', '$1000'])('no mistake is shown for %j', (text) => {
    expect(tipProblem(text, { finished: true })).toBeUndefined()
  })
})

test('a tip above the limit still counts as an amount', () => {
  expect(isAmount('2000')).toBe(true)
  expect(isAmount('5,50')).toBe(false)
})
