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

test('the settings are written with a new secret, valid for the site and readable by their owner only [V11.2.3, V13.3.1–2]', () => {
  expect(writeEnvironment(root)).toBe(true)
  const example = parseDotEnv(readFileSync('.env.example', 'utf8')) as Record<string, string>
  const { SESSION_SECRET, ...rest } = parseEnv(settings())
  const { SESSION_SECRET: sample, ...restOfExample } = parseEnv(example)
  expect(rest).toEqual(restOfExample)
  expect(SESSION_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(SESSION_SECRET).not.toBe(sample)
  expect(statSync(path.join(root, '.env')).mode & 0o077).toBe(0)
})

test('an existing .env is left as it is', () => {
  writeEnvironment(root)
  const before = settings()
  expect(writeEnvironment(root)).toBe(false)
  expect(settings()).toEqual(before)
})
