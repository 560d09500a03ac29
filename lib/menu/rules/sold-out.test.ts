import { expect, test } from 'vitest'
import { isSoldOut, isUntilChanged, UNTIL_CHANGED } from './sold-out'

const at = (time: string) => new Date(`2026-11-21T${time}:00.000Z`)

test('an item is sold out until its instant, or until it is changed', () => {
  const until = (soldOutUntil: Date | null) => isSoldOut({ soldOutUntil }, at('12:00'))
  expect([null, at('12:00'), at('12:01'), UNTIL_CHANGED].map(until)).toEqual([false, false, true, true])
})

test('what is sold out until it is changed is told from what is so for a time [4.14.4]', () => {
  expect([null, at('12:00'), new Date(UNTIL_CHANGED)].map(isUntilChanged)).toEqual([false, false, true])
})
