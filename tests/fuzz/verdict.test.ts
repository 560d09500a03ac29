import { expect, test } from 'vitest'
import { faultOf } from './verdict'

const reply = (status: number, body: unknown, type: string | null = 'application/json') => ({
  status,
  type,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const REFUSAL = { message: 'No', error: 'No', errors: {} }

test.each([
  ['a documented answer', reply(200, { message: 'Success' })],
  ['a documented refusal', reply(401, REFUSAL)],
])('%s is no fault', (_what, answer) => {
  const path = answer.status === 401 ? '/api/orders' : '/api/auth/logout'
  expect(faultOf('GET', path, answer)).toBeNull()
})

test.each([
  ['more than its schema', reply(200, { message: 'Success', passwordHash: 'x' })],
  [/^outside of its schema/, reply(200, { message: 7 })],
  ['status 201 instead of 200', reply(201, { message: 'Success' })],
  ['status 402, which is not documented', reply(402, REFUSAL)],
  ['an error in another shape', reply(404, { message: 'No' })],
  ['an error in another shape', reply(404, { ...REFUSAL, error: 'Yes' })],
  ['status 500', reply(500, REFUSAL)],
  ['no JSON', reply(200, '{')],
  ['content type text/html', reply(200, '<h1>Hello</h1>', 'text/html')],
])('%s is a fault', (fault, answer) => {
  expect(faultOf('GET', '/api/auth/logout', answer)).toEqual(
    typeof fault === 'string' ? fault : expect.stringMatching(fault),
  )
})
