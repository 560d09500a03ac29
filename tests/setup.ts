import { format } from 'node:util'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { copyTemplate } from './db'

// Before any module of ours is loaded: lib/env.ts reads the environment once.
process.env.DATABASE_URL = `file:${copyTemplate(inject('templateDatabase'))}`
process.env.SESSION_SECRET = 'a-secret-that-only-the-tests-know-0123456789'
process.env.APP_URL = 'http://localhost:3000'
process.env.DEFAULT_TIME_ZONE = 'America/New_York'
process.env.LOG_LEVEL = 'silent'
process.env.DEMO_LOGIN = 'true'
process.env.OPERATIONS_TOKEN = 'a-token-that-only-the-tests-know-0123456789'
// All tests come from one address. Those of the limits set their own before anything of ours is loaded.
for (const name of ['LOGINS', 'FAILED_LOGINS', 'SIGNUPS', 'GUESTS', 'DEMO_LOGINS', 'UPLOADS', 'UPLOADS_PER_ADDRESS']) {
  process.env[`LIMIT_${name}`] = '1000000'
}
process.env.TRUST_PROXY = '0'

// Loaded once the environment stands.
const { log } = await import('@/lib/log')

let complaints: string[] = []

beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args) => {
      complaints.push(`console.${level}: ${format(...args)}`)
    })
  }
  // What the server logs as an error is one of the tests' complaints too.
  vi.spyOn(log, 'error').mockImplementation((...args: unknown[]) => console.error(...args))
})

// A test that expects a complaint replaces the spy: vi.spyOn(console, 'error').mockImplementation(() => {}).
afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected output:\n${complaints.join('\n')}`)
})
