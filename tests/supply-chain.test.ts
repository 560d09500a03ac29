import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsOfSupply, type Lockfile, type Project } from './supply-chain'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('every package has an exact version and a hash, and runs no script that was not allowed [T18, V11.4.1–3, V15.1.1–3]', () => {
  const lockfile: Lockfile = read('package-lock.json')
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100)
  expect(faultsOfSupply(read('package.json'), lockfile)).toEqual([])
})

test('only better-sqlite3 may run its script', () => {
  const { allowScripts }: Project = read('package.json')
  const allowed = Object.entries(allowScripts ?? {}).filter(([, may]) => may)
  expect(allowed).toEqual([['better-sqlite3', true]])
})

describe('an installation has a fault with', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`
  const faults = (version: string, change: object = {}, allowScripts: Record<string, boolean> = {}) => {
    const dependencies = { a: version }
    const packages = { '': { dependencies }, 'node_modules/a': { version, integrity, ...change } }
    return faultsOfSupply({ dependencies, allowScripts }, { packages })
  }

  test.each(['1.0.0', '2.0.0-rc.1', 'npm:@b/e@1.0.0'])('nothing in version %s', (version) => {
    expect(faults(version)).toEqual([])
  })

  test.each(['^1.0.0', 'latest', 'npm:@b/a@^1.0.0', 'github:a/a'])('the version %s', (version) => {
    expect(faults(version)).toEqual([`a is of no exact version: ${version}`])
  })

  test.each([
    ['no hash', { integrity: undefined }, 'node_modules/a has no SHA-512'],
    ['a weaker hash', { integrity: 'sha1-AAAA' }, 'node_modules/a has no SHA-512'],
    ['an address', { resolved: 'https://example.com/a.tgz' }, 'node_modules/a names where it is from'],
    ['a script', { hasInstallScript: true }, 'node_modules/a has a script that nobody decided on'],
  ])('a package with %s', (_, change, fault) => {
    expect(faults('1.0.0', change)).toEqual([fault])
  })

  test('an allowed script that does not exist', () => {
    expect(faults('1.0.0', {}, { a: true })).toEqual(['a is in allowScripts without a script to allow'])
  })
})
