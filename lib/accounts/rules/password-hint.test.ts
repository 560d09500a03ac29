import { expect, test } from 'vitest'
import { COMMON_PASSWORDS } from './common-passwords'
import { passwordHint } from './password-hint'

test.each([
  ['', 'At least 8 characters'],
  ['ostrich', 'At least 8 characters'],
  ['Password1', 'Many people use this password, so it is guessed first'],
  ['12345678', 'Many people use this password, so it is guessed first'],
  ['abababababababababab', 'Easy to guess: it repeats itself'],
  ['tin ostrich 4', 'Good. Longer is stronger: try three or four words'],
  ['tin ostrich on skates', 'Strong'],
])('of %j people read %j [4.26.8]', (password, hint) => {
  expect(passwordHint(password)).toBe(hint)
})

test('the list has a thousand passwords that could be chosen, in small letters', () => {
  expect(COMMON_PASSWORDS.size).toBe(1000)
  for (const password of COMMON_PASSWORDS) expect(password).toMatch(/^[!-@[-~]{8,}$/)
})
