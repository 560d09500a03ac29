import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint, isFresh } from './artifacts.mjs'

let root: string
const write = (file: string, text: string) => writeFileSync(path.join(root, file), text)
const print = (options = {}) => fingerprint(root, ['app', 'next.config.mjs', 'absent'], options)

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'plateful-freshness-'))
  mkdirSync(path.join(root, 'app', 'api'), { recursive: true })
  write('app/page.tsx', 'page')
  write('app/api/route.ts', 'route')
  write('next.config.mjs', 'config')
  write('README.md', 'words')
})

afterEach(() => rmSync(root, { recursive: true }))

test('a touched file or one that is not an input does not change the fingerprint', () => {
  const before = print()
  utimesSync(path.join(root, 'app/page.tsx'), 1, 1)
  write('README.md', 'other words')
  expect(print()).toBe(before)
})

test.each([
  ['an edited file', () => write('app/api/route.ts', 'ROUTE')],
  ['a new file', () => write('app/new.tsx', '')],
  ['a removed file', () => rmSync(path.join(root, 'app/page.tsx'))],
  ['a renamed file', () => renameSync(path.join(root, 'app/page.tsx'), path.join(root, 'app/pages.tsx'))],
  ['an input that was absent before', () => write('absent', '')],
])('the fingerprint changes with %s', (_what, change) => {
  const before = print()
  change()
  expect(print()).not.toBe(before)
})

test('text that moves from one file to the next changes the fingerprint', () => {
  write('app/a.ts', 'one two')
  write('app/b.ts', '')
  const before = print()
  write('app/a.ts', 'one ')
  write('app/b.ts', 'two')
  expect(print()).not.toBe(before)
})

test('values change the fingerprint, and skipped files do not', () => {
  const skip = (file: string) => file.endsWith('.test.ts')
  const before = print({ values: ['a'], skip })
  write('app/page.test.ts', 'test')
  expect(print({ values: ['a'], skip })).toBe(before)
  expect(print({ values: ['b'], skip })).not.toBe(before)
})

test('a stamp is fresh for the fingerprint that it was written with', () => {
  const stamp = path.join(root, 'stamp')
  expect(isFresh(stamp, 'x')).toBe(false)
  writeFileSync(stamp, 'x')
  expect(isFresh(stamp, 'x')).toBe(true)
  expect(isFresh(stamp, 'y')).toBe(false)
})
