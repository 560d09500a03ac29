import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const BIOME = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome')

/** For each folder, what its files must not import. */
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

/** What they are meant to import. */
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
  'lib/client': ['react', 'zustand', '@/lib/contracts/order', '@/lib/domain/money', './api'],
  lib: ['zod'],
  'components/cart': [
    'react',
    'next/link',
    './line',
    '@/components/ui/button',
    '@/lib/client/cart',
    '@/lib/domain/money',
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
let refused: Set<string>

beforeAll(() => {
  copyFileSync(path.resolve('biome.json'), path.join(root, 'biome.json'))
  copyFileSync(path.resolve('.gitignore'), path.join(root, '.gitignore'))
  for (const table of [FORBIDDEN, ALLOWED]) {
    for (const [folder, modules] of Object.entries(table)) {
      for (const module of modules) write(fileFor(folder, module), `import '${module}'\n`)
    }
  }
  refused = new Set(
    lint()
      .filter((finding) => finding.rule.endsWith('noRestrictedImports'))
      .map(({ file }) => file),
  )
})

afterAll(() => rmSync(root, { recursive: true }))

/** A file of its own for each import, named after it. */
function fileFor(folder: string, module: string) {
  return `${folder}/${module.replaceAll('..', 'up').replace(/[^a-z0-9]+/gi, '-')}-.ts`
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

function lint(): { file: string; rule: string }[] {
  const args = [BIOME, 'lint', '--max-diagnostics=none', '--reporter=json', '.']
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout)
  return diagnostics.map(({ category, location }: { category: string; location: { path: string } }) => ({
    file: location.path,
    rule: category,
  }))
}

const cases = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([folder, modules]) => modules.map((module) => ({ folder, module })))

describe('imports go downward only', () => {
  test.each(cases(FORBIDDEN))('$folder must not import $module', ({ folder, module }) => {
    expect(refused).toContain(fileFor(folder, module))
  })

  test.each(cases(ALLOWED))('$folder may import $module', ({ folder, module }) => {
    expect(refused).not.toContain(fileFor(folder, module))
  })
})
