import { format } from 'node:util'
import type { DestinationStream, LoggerOptions } from 'pino'
import { afterEach, beforeEach, inject, vi } from 'vitest'
import { copyTemplate } from './db'

// Before our modules load: lib/env.ts reads the environment once. Files that share modules share the database.
const shared = globalThis as { platefulTests?: string }
shared.platefulTests ??= await copyTemplate(inject('templateDatabase'), inject('templateUrl'))
process.env.DATABASE_URL = shared.platefulTests
process.env.SESSION_SECRET = 'a-secret-that-only-the-tests-know-0123456789'
process.env.APP_URL = 'http://localhost:3000'
process.env.DEFAULT_TIME_ZONE = 'America/New_York'
process.env.DEMO_LOGIN = 'true'
process.env.OPERATIONS_TOKEN = 'a-token-that-only-the-tests-know-0123456789'
// All tests share one address. Tests of the limits set their own before any module of ours is loaded.
for (const name of [
  'LOGINS',
  'FAILED_LOGINS',
  'FAILED_LOGINS_OF_ACCOUNT',
  'SIGNUPS',
  'GUESTS',
  'DEMO_LOGINS',
  'UPLOADS',
  'UPLOADS_PER_ADDRESS',
  'RECOVERIES',
  'VERIFICATIONS',
  'EMAIL_CHANGES',
  'UNPROVEN_MAILS',
  'DOWNLOADS',
]) {
  process.env[`LIMIT_${name}`] = '1000000'
}
// Limits of an account have their defaults, whatever the settings of the run. Created orders and opened streams are
// counted in memory, which outlives the accounts of a test.
for (const name of [
  'RESTAURANTS_PER_ACCOUNT',
  'MODIFIERS_PER_ITEM',
  'OPEN_ORDERS',
  'ACTIVE_ORDERS',
  'WALLET_CHANGES_PER_HOUR',
  'SESSIONS_PER_ACCOUNT',
  'IDEMPOTENCY_BYTES',
]) {
  process.env[name] = ''
}
process.env.ORDERS_PER_HOUR = '1000000'
process.env.STREAMS_PER_MINUTE = '1000000'
process.env.TRUST_PROXY = '0'

// The server's log is collected here instead of printed: warnings and errors in it count as complaints of the test.
vi.mock('pino', async (importActual) => {
  const { default: pino } = await importActual<typeof import('pino')>()
  const toConsole = {
    write(line: string) {
      const { level }: { level: string } = JSON.parse(line)
      if (level === 'warn' || level === 'error') console[level](line)
    },
    flush() {},
  }
  const make = (options: LoggerOptions, destination: DestinationStream) => pino(options, destination)
  return { default: Object.assign(make, pino, { destination: () => toConsole }) }
})

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
