import { expect, test } from 'vitest'
import type { BoardPart } from './board-view'
import { countParts } from './part-counts'

const KITCHEN: readonly BoardPart[] = ['new', 'to_start', 'started']
const slots: { part: BoardPart; trace?: object }[] = [
  { part: 'new' },
  { part: 'new' },
  { part: 'new', trace: {} },
  { part: 'to_start' },
  { part: 'started' },
  { part: 'started' },
  { part: 'done' },
]

test.each([
  ['New', ['new'], true, 4, { value: 6, isWhole: true }],
  ['To start', ['to_start'], true, 4, { value: 1, isWhole: false }],
  ['Started', ['started'], true, 4, { value: 2, isWhole: false }],
  ['Started, with all of them shown', ['started'], true, 0, { value: 2, isWhole: true }],
  ['Started alone', ['started'], false, 4, { value: 6, isWhole: true }],
  ['the kitchen', KITCHEN, true, 4, { value: 13, isWhole: true }],
  ['Done today', ['done'], true, 4, { value: 1, isWhole: true }],
] as const)(
  'the number above %s counts what is shown and what is not, and says when it cannot know [4.13.12]',
  (...row) => {
    const [, parts, hasToStart, preparing, count] = row
    const hidden = { new: 4, preparing, on_the_way: 0, later: 0, done: 0 }
    expect(countParts(parts, hasToStart, { slots, hidden })).toEqual(count)
  },
)
