import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const at = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const TIMED = ['tests/faults/pictures.spec.ts', 'tests/faults/flood.spec.ts']

/** `npm run test:faults` runs these against the production build; `npm run test:all` runs a short form of them. */
export default defineConfig({
  root: at('../..'),
  resolve: {
    alias: {
      '@': at('../..').replace(/\/$/, ''),
      // Outside of React's server condition this package throws; its own empty module does not.
      'server-only': at('../../node_modules/server-only/empty.js'),
    },
  },
  test: {
    pool: 'forks',
    restoreMocks: true,
    // Only a hang takes this long, also on a slow and busy machine.
    testTimeout: 900_000,
    hookTimeout: 120_000,
    projects: [
      // Each file runs servers of its own.
      { extends: true, test: { name: 'faults', include: ['tests/faults/*.spec.ts'], exclude: TIMED, maxWorkers: 2 } },
      // Tests that measure times need the machine to themselves.
      { extends: true, test: { name: 'times', include: TIMED, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
})
