import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packagesFault, SQLITE_FOR_NEW_NODE } from './packages.mjs'

type Packages = Record<
  string,
  {
    version?: string
    integrity?: string
    dependencies?: Record<string, string>
    devDependencies?: Record<string, string>
  }
>

let root: string

const LOCKFILE: Packages = {
  '': { dependencies: { next: '16.0.0', 'better-sqlite3': '12.11.1' }, devDependencies: { vitest: '4.0.0' } },
  'node_modules/next': { version: '16.0.0' },
  'node_modules/better-sqlite3': { version: '12.11.1' },
  'node_modules/bindings': { version: '1.5.0' },
  'node_modules/vitest': { version: '4.0.0' },
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'plateful-packages-'))
  mkdirSync(path.join(root, 'node_modules'))
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKFILE }))
  // The real package, which loads under the Node that runs this.
  symlinkSync(
    path.resolve('node_modules/better-sqlite3'),
    path.join(root, 'node_modules', 'better-sqlite3'),
    'junction',
  )
})

afterEach(() => rmSync(root, { recursive: true }))

function install(change: Packages = {}, without: string[] = []) {
  const { '': _project, ...packages } = { ...LOCKFILE, ...change }
  for (const folder of without) delete packages[folder]
  writeFileSync(path.join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

test('packages are installed where there are none', () => {
  expect(packagesFault(root, '20.19.0')).toBe('nothing is installed')
})

test('packages that agree with the lockfile are left as they are', () => {
  install()
  expect(packagesFault(root, '20.19.0')).toBeNull()
})

test('a missing direct dependency, for production or for development, is noticed', () => {
  install({}, ['node_modules/next'])
  expect(packagesFault(root, '20.19.0')).toContain('node_modules/next')
  install({}, ['node_modules/vitest'])
  expect(packagesFault(root, '20.19.0')).toContain('node_modules/vitest')
})

test('another version than that of the lockfile is noticed', () => {
  install({ 'node_modules/bindings': { version: '1.4.0' } })
  expect(packagesFault(root, '20.19.0')).toContain('node_modules/bindings')
})

test('from Node 22 on, the newer SQLite binding is installed without the packages of the older one', () => {
  install()
  expect(packagesFault(root, '24.1.0')).toContain('node_modules/better-sqlite3')
  install({ 'node_modules/better-sqlite3': SQLITE_FOR_NEW_NODE }, ['node_modules/bindings'])
  expect(packagesFault(root, '24.1.0')).toBeNull()
  expect(packagesFault(root, '20.19.0')).toContain('node_modules/better-sqlite3')
})

test('the newer SQLite binding is installed by its hash, as in the lockfile', () => {
  const { version } = SQLITE_FOR_NEW_NODE
  for (const integrity of [undefined, 'sha512-AAAA']) {
    install({ 'node_modules/better-sqlite3': { version, integrity } }, ['node_modules/bindings'])
    expect(packagesFault(root, '24.1.0')).toBe('better-sqlite3 is not the package that it should be')
  }
})

test('native code that does not load is noticed', () => {
  install()
  rmSync(path.join(root, 'node_modules', 'better-sqlite3'))
  expect(packagesFault(root, '20.19.0')).toContain('another version of Node')
})
