import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parseEnv } from '@/lib/env'
import { writeEnvironment } from './environment.mjs'

let root: string
const settings = () => parseDotEnv(readFileSync(path.join(root, '.env'), 'utf8')) as Record<string, string>

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'plateful-environment-'))
  copyFileSync('.env.example', path.join(root, '.env.example'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('writes settings that the site accepts, with a secret of its own, for the owner’s eyes only', () => {
  expect(writeEnvironment(root)).toBe(true)
  const example = parseDotEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>
  const { SESSION_SECRET, ...rest } = parseEnv(settings())
  const { SESSION_SECRET: sample, ...restOfExample } = parseEnv(example)
  expect(rest).toEqual(restOfExample)
  expect(SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(SESSION_SECRET).not.toBe(sample)
  expect(statSync(path.join(root, '.env')).mode & 0o077).toBe(0)
})

test('leaves a .env alone that is there', () => {
  writeEnvironment(root)
  const before = settings()
  expect(writeEnvironment(root)).toBe(false)
  expect(settings()).toEqual(before)
})
