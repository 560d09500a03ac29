import { expect, test } from 'vitest'
import { Attempts } from './attempt-key'

test('keys are visible ASCII and never the same', () => {
  const keys = Array.from({ length: 100 }, () => new Attempts().keyFor(null))
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/)
})

test('the same body tried again is the same attempt', () => {
  const attempts = new Attempts()
  const key = attempts.keyFor({ name: 'Soup' })
  expect(attempts.keyFor({ name: 'Soup' })).toBe(key)
})

test('another body, or the same one after an answer, is a new attempt', async () => {
  const attempts = new Attempts()
  const key = attempts.keyFor({ name: 'Soup' })
  const other = attempts.keyFor({ name: 'Stew' })
  expect(other).not.toBe(key)
  expect(attempts.keyFor({ name: 'Soup' })).not.toBe(key)
  const again = attempts.keyFor({ name: 'Soup' })
  await attempts.send({ name: 'Soup' }, async () => 'answer')
  expect(attempts.keyFor({ name: 'Soup' })).not.toBe(again)
})
