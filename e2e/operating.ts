import { spawnSync } from 'node:child_process'
import { expect } from '@playwright/test'
import { TOTP, URI } from 'otpauth'
import type { Account } from './fixtures'

/** Makes an account an operator by the command line; returns its device. */
export function makeOperator({ email }: Account): TOTP {
  const args = ['--import', 'tsx', 'scripts/database.ts', 'operator', 'add', email]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  const [address = ''] = /otpauth:\S+/.exec(stdout) ?? []
  expect(address, stderr).not.toBe('')
  const device = URI.parse(address)
  if (!(device instanceof TOTP)) throw new Error(`${address} is no address of time-based codes.`)
  return device
}

/** Makes an account an operator, and signs it in again in its own jar, with a code. */
export async function enterAsOperator(account: Account): Promise<void> {
  const device = makeOperator(account)
  const { email: credential, password, api } = account
  expect(await api.status('POST', '/api/auth/login', { credential, password })).toBe(401)
  await api.call('POST', '/api/auth/code', { code: device.generate() })
}
