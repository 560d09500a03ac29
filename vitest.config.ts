import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { exclude, include } from './tests/second-engine.mjs'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

export default defineConfig({
  resolve: {
    alias: {
      '@': at('./').replace(/\/$/, ''),
      // Outside of React's server condition this package throws; its own empty module does not.
      'server-only': at('./node_modules/server-only/empty.js'),
    },
  },
  test: {
    include,
    exclude,
    pool: 'forks',
    // One less than there are cores would leave half of a small machine idle.
    maxWorkers: os.availableParallelism(),
    globalSetup: ['tests/db.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    // A test that asserts nothing cannot fail.
    expect: { requireAssertions: true },
    // Only a hang takes this long, also on a slow and busy machine.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    coverage: { include: ['lib/**', 'app/api/**'], exclude: ['lib/db/generated/**', '**/*.test.ts'] },
  },
})
