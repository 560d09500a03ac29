import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aCustomer } from '@/tests/builders'
import { addressFormBody, credentialField, loginFormBody, signupFormBody, signupModalBody } from './schemas'

/** The texts by field, as a form shows them. */
function mistakes(schema: z.ZodMiniType, values: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(values)
  return error ? z.flattenError(error).fieldErrors : {}
}

const NEITHER = 'Please enter a valid email or phone number'
const password = 'correct horse'

describe('a credential is an email or a phone number [5.1.1]', () => {
  test.each([
    ['ada@example.com', { email: 'ada@example.com' }],
    ['  Ada@Example.com ', { email: 'ada@example.com' }],
    ['2125550100', { phoneNumber: '2125550100' }],
    ['212-555-0100', { phoneNumber: '2125550100' }],
  ])('%o', (text, contact) => {
    expect(credentialField.parse(text)).toEqual(contact)
  })

  test.each([
    ['', NEITHER],
    ['   ', NEITHER],
    [undefined, NEITHER],
    ['ada', 'Invalid email'],
    ['ada@example', 'Invalid email'],
    ['212555010', 'Invalid phone number'],
    ['--', 'Invalid phone number'],
  ])('%o is no credential: %s', (text, message) => {
    expect(credentialField.safeParse(text).error?.issues[0]?.message).toBe(message)
  })
})

test('the login form reports every mistake at once', () => {
  expect(mistakes(loginFormBody, { credential: '', password: '' })).toEqual({
    credential: [NEITHER],
    password: ['Password is required'],
  })
  expect(mistakes(loginFormBody, { credential: 'ada', password: 'x' })).toEqual({ credential: ['Invalid email'] })
})

test('the signup form also needs a name', () => {
  expect(mistakes(signupFormBody, { name: ' ', credential: '12', password: '1234567' })).toEqual({
    name: ['Name is required'],
    credential: ['Invalid phone number'],
    password: ['Password must be at least 8 characters'],
  })
  expect(mistakes(signupFormBody, { name: 'Ada King Lovelace', credential: 'ada@example.com', password })).toEqual({})
})

describe('the signup window of guests', () => {
  const filled = aCustomer({ password, confirmPassword: password })

  test('the window accepts a complete form', () => {
    expect(mistakes(signupModalBody, filled)).toEqual({})
  })

  test.each(Object.keys(filled))('the window requires %s [5.1.8]', (name) => {
    expect(Object.keys(mistakes(signupModalBody, { ...filled, [name]: '' }))).toContain(name)
  })

  test('the window reports passwords that differ, whatever else is wrong [5.1.8]', () => {
    const text = 'Confirm Password field must be the same as the Password field'
    expect(mistakes(signupModalBody, { ...filled, confirmPassword: 'other' })).toEqual({ confirmPassword: [text] })
    expect(mistakes(signupModalBody, { ...filled, firstName: '', confirmPassword: 'other' })).toEqual({
      firstName: ['First name is required'],
      confirmPassword: [text],
    })
  })
})

test('an address on one line has four parts', () => {
  const text = 'Address must by ADDRESS, CITY, STATE, ZIP, seperated by commas'
  expect(mistakes(addressFormBody, { address: '12 Mercer Street, New York, NY, 10013' })).toEqual({})
  for (const address of ['', '12 Mercer Street', '12 Mercer Street, New York, NY', 'a, b, c, ', undefined]) {
    expect(mistakes(addressFormBody, { address })).toEqual({ address: [text] })
  }
})
