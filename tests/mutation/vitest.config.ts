import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

/** The rules' own tests. They need neither a database nor settings, so that thousands of runs of them take minutes. */
export default defineConfig({
  root: ROOT,
  resolve: { alias: { '@': ROOT } },
  test: {
    include: ['lib/*/rules/**/*.test.ts', 'lib/{money,zoned-time}.test.ts'],
    restoreMocks: true,
    // All files of a run load the rules once.
    isolate: false,
  },
})
