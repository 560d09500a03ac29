import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorOut } from '@/lib/contract/answers'
import { env } from '@/lib/env'
import { operatorsOnly } from './operations-token'
import { json } from './respond'

const token = env.OPERATIONS_TOKEN ?? ''
const handle = operatorsOnly(async () => json({ secret: 'of the operators' }))

function ask(authorization?: string, handler = handle): Promise<Response> {
  return handler(new Request('http://localhost:3000/api/x', { headers: authorization ? { authorization } : {} }))
}

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each(['Bearer ', 'bearer ', 'Bearer   '])('the header %j with the token is accepted', async (scheme) => {
  const answer = await ask(scheme + token)
  expect([answer.status, await answer.json()]).toEqual([200, { secret: 'of the operators' }])
})

describe('any other header is refused', () => {
  test.each([
    ['no header', undefined],
    ['the token alone', token],
    ['another scheme', `Basic ${token}`],
    ['no token', 'Bearer '],
    ['another token', `Bearer ${'x'.repeat(token.length)}`],
    ['the start of the token', `Bearer ${token.slice(0, -1)}`],
    ['the token with more behind it', `Bearer ${token}x`],
    ['two tokens', `Bearer x ${token}`],
  ])('%s', async (_, authorization) => {
    const answer = await ask(authorization)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(errorOut.parse(await answer.json()).message).toBe('This needs the operations token.')
  })
})

test('the path does not exist while no token is set, whatever is sent [7.7.2, T28]', async () => {
  vi.stubEnv('OPERATIONS_TOKEN', '')
  vi.resetModules()
  const without = await import('./operations-token')
  const closed = without.operatorsOnly(async () => json({}))
  for (const sent of [undefined, 'Bearer ', 'Bearer undefined', `Bearer ${token}`]) {
    expect((await ask(sent, closed)).status).toBe(404)
  }
})

test('a failure of the endpoint is answered without details [V16.5.1–3]', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failing = operatorsOnly(async () => {
    throw new Error('disk /dev/sda1 is full')
  })
  const answer = await ask(`Bearer ${token}`, failing)
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('sda1')
  expect(logged).toHaveBeenCalledOnce()
})
