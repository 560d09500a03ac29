import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser, findFullBrowser } from './browser'

let folder: string

/** A program that answers --version. */
function program(name: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, '#!/bin/sh\n')
  chmodSync(file, 0o755)
  return file
}

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-browser-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

test.skipIf(process.platform === 'win32')('a full browser is never the headless shell', async () => {
  const [shell, full] = [program('chromium-headless-shell'), program('chromium')]
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM_PATH', shell)
  expect(await findBrowser()).toBe(shell)
  // Playwright may have one of its own.
  expect(path.basename((await findFullBrowser()) ?? '')).not.toMatch(/^$|shell/)
  vi.stubEnv('CHROMIUM_PATH', full)
  expect(await findFullBrowser()).toBe(full)
})
