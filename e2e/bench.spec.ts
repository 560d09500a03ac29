import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { test } from './fixtures'

test('the bench in the browser measures a screen and the way to a restaurant', async ({ baseURL }) => {
  const args = ['--import', 'tsx', 'bench/web/main.ts', `${baseURL}`, '--only', 'login', '--loads', '1']
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(stdout).toMatch(/^\| login \(visitor\) \| +\d+\.\d \|/m)
  expect(stdout).toMatch(/ready restaurant: \d+ ms$/m)
})
