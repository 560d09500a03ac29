import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config from '../.dependency-cruiser.mjs'

/** For each folder, what its files must not import; a word in front means that only the type is imported. */
const FORBIDDEN: Record<string, string[]> = {
  'lib/domain': [
    'zod',
    'node:fs',
    'server-only',
    '@/lib/errors',
    '@/lib/contracts/a',
    '@/lib/db/client',
    '../db/client',
  ],
  'lib/contracts': ['react', '@/lib/db/client', '@/lib/errors', '@/lib/services/a/b', '../services/a/b'],
  'lib/db': ['next/headers', '@/lib/services/a/b', '@/lib/domain/money', '../domain/money'],
  'lib/serializers': ['@prisma/client', '@/lib/services/a/b', '@/lib/queries/a/b', '@/lib/http/route', '../http/route'],
  'lib/services/orders': [
    'next/headers',
    'react',
    'better-sqlite3',
    '@/lib/http/route',
    '@/lib/queries/a/b',
    '@/lib/serializers/a',
    '@/app/page',
    '@/components/ui/button',
    '../../http/route',
    './../../http/route',
    '@/lib/services/../http/route',
  ],
  'lib/queries/orders': [
    'next/server',
    '@/lib/services/a/b',
    '@/lib/http/route',
    '@/lib/serializers/a',
    '../../http/route',
  ],
  'lib/http': [
    'react',
    '@prisma/client',
    '@/components/ui/button',
    '@/lib/client/a',
    '@/lib/serializers/a',
    '@/app/page',
  ],
  'lib/server': ['react', '@prisma/client', '@/lib/client/a', '@/app/page'],
  'lib/client': [
    'server-only',
    'node:fs',
    'node:fs/promises',
    'next/headers',
    '@/lib/env',
    '@/lib/db/client',
    '@/lib/services/a/b',
    '@/lib/queries/a/b',
    '@/lib/http/route',
    '@/components/ui/button',
    '../db/client',
  ],
  lib: ['@/lib/db/client', './db/client', 'react'],
  'components/cart': [
    'server-only',
    'node:fs',
    'next/headers',
    '@/lib/env',
    '@/lib/db/client',
    '@/lib/services/a/b',
    '@/lib/queries/a/b',
    '@/lib/http/route',
    '@/components/checkout/form',
    '../checkout/form',
    '../../lib/db/client',
    'type @/lib/services/a/b',
    'type @/components/checkout/form',
  ],
  'components/ui': ['@/components/cart/list', '@/lib/client/api', '@/lib/domain/cart', '../cart/list'],
  'app/api/orders': [
    '@prisma/client',
    'better-sqlite3',
    '@/lib/db/generated/client',
    '../../../lib/db/generated/client',
  ],
  e2e: ['@/lib/db/client', '../lib/db/client', '@/lib/services/a/b', '@/app/page', 'better-sqlite3'],
}

/** What each folder may import. */
const ALLOWED: Record<string, string[]> = {
  'lib/domain': ['./money', '@/lib/domain/money'],
  'lib/contracts': ['zod', './order', '@/lib/domain/money'],
  'lib/db': ['@prisma/client', './generated/client', '@/lib/env'],
  'lib/serializers': ['@/lib/domain/money', '@/lib/contracts/order', '@/lib/db/shapes', './user'],
  'lib/services/orders': [
    'server-only',
    'node:crypto',
    '@/lib/db/client',
    '@/lib/contracts/order',
    '@/lib/errors',
    './a',
  ],
  'lib/queries/orders': ['server-only', '@/lib/db/client', '@/lib/domain/money', './a'],
  'lib/http': [
    'next/headers',
    'iron-session',
    '@/lib/errors',
    '@/lib/contracts/error',
    '@/lib/queries/users/find-user',
  ],
  'lib/server': ['next/server', '@/lib/http/route', '@/lib/serializers/a', '@/lib/log'],
  'lib/client': ['react', 'zustand', '@/lib/contracts/order', '@/lib/domain/money', './api'],
  lib: ['zod'],
  'components/cart': [
    'react',
    'next/link',
    './line',
    '@/components/ui/button',
    '@/lib/client/cart',
    '@/lib/domain/money',
    'type @/lib/queries/a/b',
  ],
  'components/ui': ['react', 'radix-ui', './button', '@/lib/domain/money'],
  'app/api/orders': [
    '@/lib/db/client',
    '@/lib/http/route',
    '@/lib/services/a/b',
    '@/lib/queries/a/b',
    '@/lib/serializers/a',
  ],
  e2e: ['@playwright/test', './fixtures', '@/lib/domain/money', '@/tests/builders'],
}

const root = mkdtempSync(path.join(os.tmpdir(), 'plateful-import-rules-'))
const refusals = new Map<string, string[]>()

beforeAll(() => {
  copyFileSync('.dependency-cruiser.mjs', path.join(root, '.dependency-cruiser.mjs'))
  copyFileSync('tsconfig.json', path.join(root, 'tsconfig.json'))
  for (const { folder, module } of [...cases(FORBIDDEN), ...cases(ALLOWED)]) {
    const [name = '', kind] = module.split(' ').reverse()
    write(fileFor(folder, module), kind ? `import type { A } from '${name}'\n` : `import '${name}'\n`)
    write(target(folder, name), '')
  }
  write('lib/domain/egg.ts', "import './hen'\n")
  write('lib/domain/hen.ts', "import './egg'\n")
  write('lib/client/lost.ts', "import './not-there'\n")
  for (const { from, rule } of violations()) refusals.set(from, [...(refusals.get(from) ?? []), rule.name])
})

afterAll(() => rmSync(root, { recursive: true }))

/** A separate file for each import, named after it. */
function fileFor(folder: string, module: string) {
  return `${folder}/${module.replaceAll('..', 'up').replace(/[^a-z0-9]+/gi, '-')}-.ts`
}

/** The path that an import leads to. */
function target(folder: string, module: string) {
  if (module.startsWith('.')) return path.join(folder, `${module}.ts`)
  if (module.startsWith('@/')) return `${module.slice(2)}.ts`
  return `node_modules/${module}${module.slice(1).includes('/') ? '' : '/index'}.js`
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text, { flag: 'a' })
}

function run(cwd: string, program: string, ...args: string[]) {
  const file = path.resolve('node_modules', program)
  return spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
}

function violations(): { from: string; rule: { name: string } }[] {
  const { stdout, stderr } = run(root, 'dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json', '.')
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout).summary.violations
}

function cases(table: Record<string, string[]>) {
  return Object.entries(table).flatMap(([folder, modules]) => modules.map((module) => ({ folder, module })))
}

describe('imports go downward only', () => {
  test.each(cases(FORBIDDEN))('$folder must not import $module', ({ folder, module }) => {
    expect(refusals.get(fileFor(folder, module))).toBeDefined()
  })

  test.each(cases(ALLOWED))('$folder may import $module', ({ folder, module }) => {
    expect(refusals.get(fileFor(folder, module))).toBeUndefined()
  })

  test('every rule of the configuration has refused an import', () => {
    const names = config.forbidden.map(({ name }) => name)
    expect(new Set([...refusals.values()].flat())).toEqual(new Set(names))
  })

  test.each([
    ['no circle', ['lib/domain/egg.ts']],
    ['no import of what is missing', ['lib/client/lost.ts']],
  ])('%s', (rule, files) => {
    expect([...refusals].filter(([, names]) => names.includes(rule)).map(([file]) => file)).toEqual(files)
  })
})

describe("Biome's rules for imports and globals", () => {
  const CASES: [file: string, text: string, refused: boolean][] = [
    ['app/read/page.tsx', 'export default () => db.read((tx) => tx.user.findMany())', true],
    [
      'app/write/route.ts',
      'export const PUT = ({ db }) => deps.db.write(({ user }) => user.delete({ where: db }))',
      true,
    ],
    ['app/query/page.tsx', 'export default () => findUser({ id: 1 }, db)', false],
    ['lib/services/read.ts', 'export const findUsers = ({ db }) => db.read((tx) => tx.user.findMany())', false],
    ['lib/services/orders/up.ts', "import '../read'", true],
    ['lib/services/orders/across.ts', "import '@/lib/services/read'", false],
  ]
  type Finding = { category: string; location: { path: string } }
  let found: Set<string>

  beforeAll(() => {
    const site = path.join(root, 'biome')
    for (const file of ['biome.json', '.gitignore', 'scripts/lint']) {
      cpSync(file, path.join(site, file), { recursive: true })
    }
    for (const [file, text] of CASES) write(path.join('biome', file), `${text}\n`)
    const { stdout } = run(site, '@biomejs/biome/bin/biome', 'lint', '--reporter=json', '.')
    found = new Set(
      JSON.parse(stdout)
        .diagnostics.filter(({ category }: Finding) => /^plugin$|noRestrictedImports$/.test(category))
        .map(({ location }: Finding) => location.path),
    )
  })

  test.each(CASES)('%s: %s', (file, _text, refused) => {
    expect(found.has(file)).toBe(refused)
  })
})
