import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { faultsOfSupply, type Lockfile, type Project } from './supply-chain'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('every package has an exact version and a hash, and runs no script that was not allowed', () => {
  const lockfile: Lockfile = read('package-lock.json')
  expect(Object.keys(lockfile.packages).length).toBeGreaterThan(100)
  expect(faultsOfSupply(read('package.json'), lockfile)).toEqual([])
})

test('only better-sqlite3 may run its script', () => {
  const { allowScripts }: Project = read('package.json')
  const allowed = Object.entries(allowScripts ?? {}).filter(([, may]) => may)
  expect(allowed).toEqual([['better-sqlite3', true]])
})

describe('checking an installation', () => {
  const integrity = `sha512-${'A'.repeat(86)}==`
  const project: Project = {
    dependencies: { a: '1.0.0' },
    devDependencies: { '@b/c': '2.0.0-rc.1', e: 'npm:@b/e@1.0.0' },
    allowScripts: { d: false },
  }
  const sound: Lockfile['packages'] = {
    '': { dependencies: project.dependencies, devDependencies: project.devDependencies },
    'node_modules/a': { version: '1.0.0', integrity },
    'node_modules/@b/c': { version: '2.0.0-rc.1', integrity },
    'node_modules/e': { version: '1.0.0', integrity },
    'node_modules/a/node_modules/d': { version: '3.0.0', integrity, hasInstallScript: true },
  }
  const faults = (change: Lockfile['packages'], own: Project = project) =>
    faultsOfSupply(own, { packages: { ...sound, ...change } })

  test('a sound installation has no fault', () => expect(faults({})).toEqual([]))

  test.each([
    ['a range', '^1.0.0', 'a is of no exact version: ^1.0.0'],
    ['a tag', 'latest', 'a is of no exact version: latest'],
    ['a range of another package', 'npm:@b/a@^1.0.0', 'a is of no exact version: npm:@b/a@^1.0.0'],
    ['a repository', 'github:a/a', 'a is of no exact version: github:a/a'],
    ['a version that the lockfile does not have', '1.0.1', 'a is another version in the lockfile: 1.0.0'],
  ])('an installation has a fault with %s', (_, version, fault) => {
    expect(faults({}, { ...project, dependencies: { a: version } })).toEqual([fault])
  })

  test.each([
    ['no hash', { version: '1.0.0' }, 'node_modules/a has no SHA-512'],
    ['a weaker hash', { integrity: 'sha1-AAAA' }, 'node_modules/a has no SHA-512'],
    ['an address', { integrity, resolved: 'https://example.com/a.tgz' }, 'node_modules/a names where it is from'],
    ['a folder', { integrity, resolved: 'file:../a' }, 'node_modules/a names where it is from'],
    ['a script', { integrity, hasInstallScript: true }, 'node_modules/a has a script that nobody decided on'],
  ])('a package with %s is a fault', (_, a, fault) => {
    expect(faults({ 'node_modules/a': a })).toEqual([fault])
  })

  test('an allowed script that does not exist is a fault', () => {
    expect(faults({}, { ...project, allowScripts: { d: false, a: true } })).toEqual([
      'a is in allowScripts without a script to allow',
    ])
  })
})
