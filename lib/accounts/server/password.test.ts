import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password'

describe('a password matches its own hash [V6.2.9]', () => {
  test.each(['12345678', 'x'.repeat(72), 'é'.repeat(36), ' Correct horse \n'])('%j', async (password) => {
    expect(await verifyPassword(password, await hashPassword(password))).toBe(true)
  })

  test.each([
    ['12345678', '12345678 '],
    ['Password', 'password'],
    // bcrypt reads 72 bytes up to the first NUL; to bcrypt alone, each of these pairs is the same password.
    ['x'.repeat(72), `${'x'.repeat(72)}y`],
    ['12345678', '12345678\0' + '12345678'],
  ])('the password %j does not match the hash of %j [V6.2.5–8]', async (password, other) => {
    expect(await verifyPassword(other, await hashPassword(password))).toBe(false)
  })
})
