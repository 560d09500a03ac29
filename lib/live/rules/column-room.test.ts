import { expect, test } from 'vitest'
import { nextRoom, roomOf } from './column-room'

test.each([
  ['a rush', [15, 2], 4, [3, 1]],
  ['a rush on a narrow screen', [15, 2], 3, [2, 1]],
  ['nothing', [0, 0], 4, [2, 2]],
  ['as many in both', [4, 4], 4, [2, 2]],
  ['a full kitchen', [1, 9], 4, [1, 3]],
  ['orders that wait to be started', [3, 8, 2], 4, [1, 2, 1]],
  ['three parts on a narrow screen', [15, 0, 0], 3, [1, 1, 1]],
])('columns take the room that they need: %s [4.13.24]', (_, counts, cards, room) => {
  expect(roomOf(counts, cards)).toEqual(room)
})

test('columns keep their room until the longest becomes shorter by two rows [4.13.24]', () => {
  expect(nextRoom([5, 2], 4, [2, 2])).toEqual([2, 2])
  expect(nextRoom([7, 2], 4, [2, 2])).toEqual([2, 2])
  expect(nextRoom([9, 2], 4, [2, 2])).toEqual([3, 1])
  expect(nextRoom([3, 4], 4, [3, 1])).toEqual([2, 2])
  expect(nextRoom([3, 3, 3], 4, [3, 1])).toEqual([2, 1, 1])
})
