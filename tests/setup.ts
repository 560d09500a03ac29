import { format } from 'node:util'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { copyTemplate } from './db'

// Before any module of ours is loaded: lib/env.ts reads the environment once.
process.env.DATABASE_URL = `file:${copyTemplate(inject('templateDatabase'))}`
process.env.SESSION_SECRET = 'a-secret-that-only-the-tests-know-0123456789'
process.env.APP_URL = 'http://localhost:3000'
process.env.DEFAULT_TIME_ZONE = 'America/New_York'
process.env.DEMO_LOGIN = 'true'
process.env.OPERATIONS_TOKEN = 'a-token-that-only-the-tests-know-0123456789'
// All tests come from one address. Those of the limits set their own before anything of ours is loaded.
for (const name of ['LOGINS', 'FAILED_LOGINS', 'SIGNUPS', 'GUESTS', 'DEMO_LOGINS', 'UPLOADS', 'UPLOADS_PER_ADDRESS']) {
  process.env[`LIMIT_${name}`] = '1000000'
}
process.env.TRUST_PROXY = '0'

// What the server logs as trouble is one of a test's complaints. Loading the module itself here would read the environment
// before a test file can say what it wants there.
vi.mock('@/lib/log', () => ({
  log: {
    debug() {},
    info() {},
    warn: (...args: unknown[]) => console.warn(...args),
    error: (...args: unknown[]) => console.error(...args),
  },
}))

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => {
      complaints.push(`console.${level}: ${format(...args)}`)
    })
  }
})

// A test that expects a complaint replaces the spy: vi.spyOn(console, 'error').mockImplementation(() => {}).
afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected output:\n${complaints.join('\n')}`)
})
