import { describe, expect, test } from 'vitest'
import {
  isDollars,
  isId,
  isInteger,
  isListOf,
  isMissingOr,
  isNullOr,
  isObject,
  isOneOf,
  isRecord,
  isText,
  type Shape,
} from './shapes'

const person = isObject({ id: isId, name: isText, nickname: isMissingOr(isText) })

test.each<[string, Shape<unknown>, unknown[], unknown[]]>([
  ['an integer of a range', isInteger(0, 9), [0, 9], [-1, 10, 1.5, '1', null, Number.NaN, Infinity]],
  ['an id', isId, [1, 7], [0, -1, 2 ** 53]],
  ['dollars', isDollars, [0, 12.5, 0.29], [0.001, '1', null, Number.NaN]],
  ['one of some values', isOneOf(['now', 'later']), ['now', 'later'], ['', 'never', null]],
  ['a value or null', isNullOr(isText), [null, ''], [undefined, 1]],
  ['a list', isListOf(isText), [[], ['a', 'b']], [['a', 1], {}, 'ab', null]],
  ['a record', isRecord, [{}, { a: 1 }], [[], null, 'a', undefined]],
  [
    'an object',
    person,
    [
      { id: 1, name: '' },
      { id: 1, name: '', more: 1 },
    ],
    [{ id: 1 }, [], null],
  ],
  [
    'an object with a member that may be missing',
    person,
    [{ id: 1, name: '', nickname: 'A' }],
    [{ id: 1, name: '', nickname: 2 }],
  ],
])('%s', (_, shape, fitting, others) => {
  expect(fitting.filter((value) => !shape(value))).toEqual([])
  expect(others.filter((value) => shape(value))).toEqual([])
})

describe('members that every object has', () => {
  test('are not those of the shape', () => {
    expect(isObject({ toString: isText })({})).toBe(false)
    expect(isObject({ constructor: isText })({})).toBe(false)
  })
})
