import { expect, test } from 'vitest'
import { text } from './fields'

const field = text('Name', 10)
const faultOf = (value: string) => field.safeParse(value).error?.issues.map(({ message }) => message)
const TOO_LONG = ['Must be at most 10 characters']
/** One character when it is normalized. */
const FOUR_UNITS = '\u03b1\u0313\u0300\u0345'

test('a text that is short enough once it is normalized is accepted, however it was spelled [5.7.5]', () => {
  expect(field.parse(FOUR_UNITS.repeat(10))).toBe('\u1f82'.repeat(10))
  expect(field.parse(`${' '.repeat(30)}0123456789`)).toBe('0123456789')
  expect(field.parse('\ud83c\udf5c'.repeat(10))).toBe('\ud83c\udf5c'.repeat(10))
})

test.each([
  `${FOUR_UNITS.repeat(10)}\u0345`,
  `${' '.repeat(31)}0123456789`,
  '0123456789a',
  // Twice as many units as code points.
  `${' '.repeat(21)}${'\ud83c\udf5c'.repeat(10)}`,
  // Neither what is invisible nor what is not allowed is looked for in a text that is too long.
  '\u200b'.repeat(41),
  '\u0000'.repeat(41),
])('%j is too long, and nothing else is said of it [5.7.5]', (value) => {
  expect(faultOf(value)).toEqual(TOO_LONG)
})

test('a letter has at most 30 accents [5.7.6]', () => {
  const marked = (marks: number) => text('Name', 50).safeParse(`e${'\u0316'.repeat(marks)}`)
  expect(marked(30).success).toBe(true)
  expect(marked(31).error?.issues.map(({ message }) => message)).toEqual([
    'Must not have more than 30 accents on one letter',
  ])
})

test('what is refused ends the checks that a field adds [5.7.5]', () => {
  const read: string[] = []
  const strict = field.check((payload) => void read.push(String(payload.value)))
  for (const value of ['\u200b'.repeat(41), '0123456789a', 'a\u0000']) strict.safeParse(value)
  expect(read).toEqual([])
  strict.safeParse('Ada')
  expect(read).toEqual(['Ada'])
})
