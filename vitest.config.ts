import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { exclude, include } from './tests/second-engine.mjs'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** The screens, the endpoints and what they are made of. */
const TOGETHER = [
  '{app,components}/**',
  'lib/!(env|log).test.ts',
  'lib/{api,contract}/**',
  'lib/*/{rules,contract}{/**,.test.ts}',
]
/** What sets the environment, takes the rules from the database, or is about the process itself. */
const ALONE = [
  '{bench,prisma,scripts,tests}/**',
  'lib/{env,log}.test.ts',
  'lib/{client,db,http,server}/**',
  'lib/*/{server,browser}{/**,.test.ts}',
]

const project = (name: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  resolve: {
    alias: {
      '@': at('./').replace(/\/$/, ''),
      // Outside of React's server condition this package throws; its own empty module does not.
      'server-only': at('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    ...test,
    name,
    pool: 'forks',
    // One less than there are cores would leave half of a small machine idle.
    maxWorkers: os.availableParallelism(),
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    // Only a hang takes this long, also on a slow and busy machine: the first call of an endpoint loads its route.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})

export default defineConfig({
  test: {
    globalSetup: ['tests/db.ts'],
    coverage: { include: ['lib/**', 'app/api/**'], exclude: ['lib/db/generated/**', '**/*.test.ts'] },
    projects: [
      // To load the site anew for each of these files takes longer than its tests: they share modules and database.
      project('together', { isolate: false, include, exclude: [...exclude, ...ALONE] }),
      project('alone', { include, exclude: [...exclude, ...TOGETHER] }),
    ],
  },
})
