import { createHash } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { START_SCRIPT } from '@/lib/contract/start-script'
import { freshNonce } from './content-security'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function policyIn(environment: string): Promise<string> {
  vi.stubEnv('NODE_ENV', environment)
  vi.resetModules()
  const { pagePolicy } = await import('./content-security')
  return pagePolicy('bm9uY2U=')
}

test('scripts run only with the nonce, besides the start script', async () => {
  const policy = await policyIn('production')
  const start = createHash('sha256').update(START_SCRIPT).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${start}' 'nonce-bm9uY2U=' 'strict-dynamic';`)
  expect(policy.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe|\*/)
})

test('eval is allowed in development only [V1.3.2]', async () => {
  for (const environment of ['production', 'test']) expect(await policyIn(environment)).not.toContain('unsafe-eval')
  expect(await policyIn('development')).toContain("'unsafe-eval'")
})

test('each nonce is different and cannot be guessed', () => {
  const nonces = Array.from({ length: 100 }, freshNonce)
  expect(new Set(nonces).size).toBe(100)
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16)
})
