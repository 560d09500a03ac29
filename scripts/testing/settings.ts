/** The settings of tests, which never use the developer's settings or data. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freshSecret } from '../setup/environment.mjs'
import { prepareBuild, prepareData } from '../setup/prepare.mjs'
import { runTypeScriptVisibly } from '../setup/processes.mjs'
import { temporaryDatabase } from './postgres-server'
import { RESULTS } from './results'

const LIMITS_BY_ADDRESS = [
  'LOGINS',
  'FAILED_LOGINS_OF_ACCOUNT',
  'SIGNUPS',
  'GUESTS',
  'DEMO_LOGINS',
  'RECOVERIES',
  'UPLOADS',
  'UPLOADS_PER_ADDRESS',
  'EMAIL_CHANGES',
  'UNPROVEN_MAILS',
]
const LIMITS_OF_ACCOUNTS = [
  'RESTAURANTS_PER_ACCOUNT',
  'OPEN_ORDERS',
  'ORDERS_PER_HOUR',
  'ACTIVE_ORDERS',
  'WALLET_CHANGES_PER_HOUR',
  'STREAMS_PER_MINUTE',
]

/** Runs `work` with its own database and default settings. Sets empty ones too, or Next would read them from .env. */
export async function inTestSettings<T>(work: () => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-e2e-'))
  const server =
    process.env.PLATEFUL_ENGINE === 'postgres' ? await temporaryDatabase(`plateful_site_${process.pid}`) : null
  Object.assign(process.env, {
    DATABASE_URL: server?.url ?? `file:${path.join(folder, 'plateful.db')}`,
    SESSION_SECRET: freshSecret(),
    PORT: '',
    APP_URL: '',
    DEMO_LOGIN: 'true',
    DEFAULT_TIME_ZONE: 'America/New_York',
    DATABASE_WRITERS: '',
    DATABASE_READERS: '',
    LOCK_PATIENCE_MS: '',
    READER_PATIENCE_MS: '',
    TRUST_PROXY: '0',
    // All test browsers share one address. Failed logins are counted by account as well, so their limit stays.
    ...Object.fromEntries(LIMITS_BY_ADDRESS.map((name) => [`LIMIT_${name}`, '1000000'])),
    LIMIT_FAILED_LOGINS: '5',
    // Under load, a few accounts stand for many.
    ...Object.fromEntries(LIMITS_OF_ACCOUNTS.map((name) => [name, '0'])),
    SMTP_URL: '',
    MAIL_FOLDER: path.join(folder, 'mail'),
    LOG_LEVEL: 'info',
    OPERATIONS_TOKEN: freshSecret(),
  })
  try {
    return await work()
  } finally {
    await server?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs `work` in these settings, with the production build and a database with the demo data. */
export async function onTestSite<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(RESULTS, { recursive: true })
  return inTestSettings(async () => {
    await prepareBuild()
    await prepareData()
    await runTypeScriptVisibly('scripts/testing/always-open.ts')
    return work()
  })
}
