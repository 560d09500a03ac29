import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import config, { FEATURES } from '../.dependency-cruiser.mjs'

/** Folders, each with the imports of its files; `type:` marks an import of a type only. */
function parseTable(text: string): { folder: string; module: string }[] {
  return [...text.matchAll(/^ {2}(\S+):((?:\s+\S*[^:\s](?=\s))+)/gm)].flatMap(([, folder = '', modules = '']) =>
    modules
      .trim()
      .split(/\s+/)
      .map((module) => ({ folder, module })),
  )
}

/** What the files of each folder must not import. */
const FORBIDDEN = parseTable(`
  lib/orders/rules: zod node:fs server-only @/lib/errors @/lib/orders/contract/a @/lib/contract/fields
    @/lib/live/rules/a @/lib/db/client ../../db/client type:@/lib/orders/server/shapes
  lib/orders/contract: react node:fs @/lib/db/client @/lib/orders/server/shapes @/lib/errors @/lib/orders/server/a
    @/lib/orders/browser/a type:@/lib/live/contract/a ../server/a
  lib/orders/server: next/headers react better-sqlite3 @/lib/http/route @/lib/server/register @/lib/orders/browser/a
    @/lib/live/server/a type:@/lib/live/server/a @/app/page @/components/ui/button ../../http/route ./../../http/route
    @/lib/orders/../http/route
  lib/orders/browser: server-only node:fs node:fs/promises next/headers @/lib/env @/lib/db/client
    @/lib/orders/server/shapes @/lib/orders/server/a type:@/lib/orders/server/a @/lib/live/browser/a @/lib/http/route
    @/components/ui/button ../server/a
  lib/orders: zod
  lib/orders/common: zod
  lib/common: zod
  lib/contract: react node:fs @/lib/env @/lib/db/client @/lib/orders/contract/a
  lib/api: react @/lib/http/route @/lib/orders/rules/a @/lib/orders/server/a
  lib/db: next/headers @/lib/orders/server/a @/lib/orders/rules/a @/lib/http/route ../http/route
  lib/http: react @prisma/client @/components/ui/button @/lib/client/a @/lib/api/endpoints
    @/lib/accounts/rules/session-life @/lib/accounts/server/sessions @/app/page
  lib/server: react @prisma/client @/lib/client/a @/lib/live/server/streams @/app/page
  lib/client: node:fs next/server @/lib/env @/lib/db/client @/lib/api/endpoints @/lib/accounts/browser/session
    type:@/lib/accounts/contract/a @/lib/http/route @/components/ui/button ../db/client
  lib: @/lib/db/client ./db/client react node:fs zod
  components/cart: server-only node:fs next/headers @/lib/env @/lib/db/client @/lib/cart/server/a
    @/lib/http/route @/components/orders/form ../orders/form ../../lib/db/client type:@/components/orders/form
  components/ui: @/components/cart/list @/components/pictures/a @/lib/client/api @/lib/cart/rules ../cart/list
  app/api/orders: @prisma/client better-sqlite3 @/lib/db/generated/client ../../../lib/db/generated/client next/headers
  app/(shop)/home: @/app/viewer next/headers
  e2e: @/lib/db/client ../lib/db/client @/lib/orders/server/a @/lib/orders/browser/a @/lib/env @/app/page
    better-sqlite3
`)

/** What each folder may import. */
const ALLOWED = parseTable(`
  lib/orders/rules: ./order-total @/lib/money @/lib/cart/rules @/lib/restaurants/rules/a
  lib/orders/contract: zod ./schemas @/lib/money @/lib/contract/fields @/lib/orders/rules/a @/lib/menu/contract/a
    type:@/lib/menu/server/shapes
  lib/orders/server: server-only node:crypto @/lib/db/client @/lib/env @/lib/errors @/lib/orders/contract/a
    @/lib/orders/rules/a @/lib/wallet/server/a ./a
  lib/orders/browser: react zustand @/lib/client/api @/lib/orders/contract/a @/lib/orders/rules/a @/lib/cart/browser/a
    type:@/lib/orders/server/shapes ./a
  lib/contract: zod ./answers @/lib/money
  lib/api: zod ./endpoints @/lib/contract/paths @/lib/orders/contract/a
  lib/db: @prisma/client ./generated/client @/lib/env @/lib/errors
  lib/http: next/headers iron-session @/lib/errors @/lib/contract/answers @/lib/db/client
  lib/server: next/server @/lib/http/route @/lib/api/endpoints @/lib/log
  lib/client: react zustand @/lib/contract/texts @/lib/money type:@/lib/api/endpoints ./api
  lib: ./money
  components/cart: react next/link ./line @/components/ui/button @/components/plots/a @/components/pictures/a @/lib/cart/browser/a
    @/lib/live/browser/a @/lib/cart/rules @/lib/money type:@/lib/cart/server/a
  components/ui: react radix-ui ./button @/lib/money
  app/api/orders: @/lib/db/client @/lib/http/route @/lib/orders/server/a @/lib/live/server/a @/lib/orders/contract/a
  e2e: @playwright/test ./fixtures @/lib/money @/lib/orders/rules/a @/tests/builders
`)

/** Each feature with the one after it, which it must not import. */
const NEXT = FEATURES.slice(0, -1).map(
  (feature, at) => [`lib/${feature}/server/early-.ts`, FEATURES[at + 1] ?? ''] as const,
)

/** Files with an import that their folder may not have, and one that they may not have either. */
const EXCEPTIONS: Record<string, [allowed: string, forbidden: string]> = {
  'lib/http/handlers.ts': ['@/lib/api/endpoints', '@/lib/api/openapi'],
  'lib/http/route.ts': ['@/lib/orders/server/clock', '@/lib/orders/server/stages'],
  'lib/http/authority.ts': ['@/lib/operate/server/own-matters', '@/lib/operate/server/acts'],
  'lib/http/audited.ts': ['@/lib/accounts/server/shapes', '@/lib/accounts/server/sessions'],
  'lib/http/session.ts': ['@/lib/accounts/rules/session-life', '@/lib/accounts/server/sessions'],
  'lib/http/session-user.ts': ['@/lib/accounts/server/sessions', '@/lib/accounts/server/credentials'],
  'lib/http/sign-in.ts': ['@/lib/accounts/server/sessions', '@/lib/accounts/server/credentials'],
  'lib/api/screens.ts': ['@/lib/restaurants/rules/catalog', '@/lib/restaurants/server/queries'],
  'lib/server/maintenance.ts': ['@/lib/orders/server/clock', '@/lib/orders/rules/order-status'],
  'lib/server/periodic-work.ts': ['@/lib/orders/server/clock', '@/lib/orders/server/stages'],
  'lib/server/graceful-stop.ts': ['@/lib/live/server/streams', '@/lib/live/server/event-stream'],
}

const root = mkdtempSync(path.join(os.tmpdir(), 'plateful-import-rules-'))
const refusals = new Map<string, string[]>()
/** What was refused, as `file > imported file`. */
const refused = new Set<string>()

beforeAll(() => {
  copyFileSync('.dependency-cruiser.mjs', path.join(root, '.dependency-cruiser.mjs'))
  copyFileSync('tsconfig.json', path.join(root, 'tsconfig.json'))
  for (const { folder, module } of [...FORBIDDEN, ...ALLOWED]) {
    const [name = '', kind] = module.split(/(?<=^type):/).reverse()
    write(fileFor(folder, module), kind ? `import type { A } from '${name}'\n` : `import '${name}'\n`)
    write(target(folder, name), '')
  }
  for (const [file, next] of NEXT) {
    write(file, `import '@/lib/${next}/server/late'\n`)
    write(`lib/${next}/server/late.ts`, '')
  }
  for (const [file, modules] of Object.entries(EXCEPTIONS)) {
    write(file, modules.map((module) => `import '${module}'\n`).join(''))
    for (const module of modules) write(target('', module), '')
  }
  write('lib/cart/rules/egg.ts', "import './hen'\n")
  write('lib/cart/rules/hen.ts', "import './egg'\n")
  write('lib/client/lost.ts', "import './not-there'\n")
  for (const { from, to, rule } of violations()) {
    refusals.set(from, [...(refusals.get(from) ?? []), rule.name])
    refused.add(`${from} > ${to}`)
  }
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

function violations(): { from: string; to: string; rule: { name: string } }[] {
  const { stdout, stderr } = run(root, 'dependency-cruiser/bin/dependency-cruise.mjs', '--output-type', 'json', '.')
  if (stderr) throw new Error(stderr)
  return JSON.parse(stdout).summary.violations
}

describe('imports go downward only', () => {
  test.each(FORBIDDEN)('$folder must not import $module', ({ folder, module }) => {
    expect(refusals.get(fileFor(folder, module))).toBeDefined()
  })

  test.each(ALLOWED)('$folder may import $module', ({ folder, module }) => {
    expect(refusals.get(fileFor(folder, module))).toBeUndefined()
  })

  test.each(NEXT)('%s must not import %s, which comes after', (file) => {
    expect(refusals.get(file)).toEqual([expect.stringMatching(/come before$/)])
  })

  test.each(Object.entries(EXCEPTIONS))('%s may import one more and no other', (file, [allowed, forbidden]) => {
    expect(refused.has(`${file} > ${target('', allowed)}`)).toBe(false)
    expect(refused.has(`${file} > ${target('', forbidden)}`)).toBe(true)
  })

  test('every rule of the configuration has refused an import', () => {
    const names = config.forbidden.map(({ name }) => name)
    expect(new Set([...refusals.values()].flat())).toEqual(new Set(names))
  })

  test.each([
    ['no circle', ['lib/cart/rules/egg.ts']],
    ['no import of what is missing', ['lib/client/lost.ts']],
  ])('%s', (rule, files) => {
    expect([...refusals].filter(([, names]) => names.includes(rule)).map(([file]) => file)).toEqual(files)
  })
})

describe("Biome's rules for imports and module-level state", () => {
  const CASES: [file: string, text: string, refused: boolean][] = [
    ['app/read/page.tsx', 'export default () => db.read((tx) => tx.user.findMany())', true],
    [
      'app/write/route.ts',
      'export const PUT = ({ db }) => deps.db.write(({ user }) => user.delete({ where: db }))',
      true,
    ],
    ['app/query/page.tsx', 'export default () => findUser({ id: 1 }, db)', false],
    ['lib/orders/server/read.ts', 'export const findUsers = ({ db }) => db.read((tx) => tx.user.findMany())', false],
    ['lib/orders/rules/up.ts', "import '../server/read'", true],
    ['lib/orders/rules/across.ts', "import '@/lib/orders/server/read'", false],
    ['lib/orders/server/map.ts', 'const found = new Map<string, number>()', true],
    ['lib/orders/server/in-object.ts', 'export const state = { found: new Set() }', true],
    ['lib/orders/server/list.ts', 'const found: number[] = []', true],
    ['lib/orders/server/let.ts', 'export let last = 0', true],
    ['lib/orders/rules/cache.ts', 'const cache = new LRUCache<string, string>({ max: 1 })', true],
    ['lib/http/weak.ts', 'const known = new WeakMap<Request, string>()', true],
    ['app/orders/page.tsx', 'let count = 0', true],
    ['lib/orders/server/shared.ts', "const found = processWide('found', () => new Map())", false],
    ['lib/orders/server/table.ts', "const WORDS = new Set(['a', 'b'])", false],
    ['lib/orders/server/inside.ts', 'function find() {\n  let one = new Map()\n  const all = []\n}', false],
    ['lib/orders/server/class.ts', 'class Streams {\n  #open = new Set()\n}', false],
    ['lib/orders/browser/store.ts', 'let last = 0', false],
  ]
  type Finding = { category: string; location: { path: string } }
  let found: Set<string>

  beforeAll(() => {
    const site = path.join(root, 'biome')
    for (const file of ['biome.json', '.gitignore', 'scripts/lint']) {
      cpSync(file, path.join(site, file), { recursive: true })
    }
    for (const [file, text] of CASES) write(path.join('biome', file), `${text}\n`)
    const { stdout } = run(site, '@biomejs/biome/bin/biome', 'lint', '--reporter=json', '--max-diagnostics=none', '.')
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
