import { afterEach, expect, test, vi } from 'vitest'
import { checkSettings } from './prepare.mjs'

afterEach(() => vi.unstubAllEnvs())

test('a setting that the server would refuse is named before it starts', async () => {
  await expect(checkSettings()).resolves.toBeUndefined()
  vi.stubEnv('ORDERS_PER_HOUR', 'Infinity')
  await expect(checkSettings()).rejects.toThrow(/^The environment is not usable: ORDERS_PER_HOUR/)
})
