import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './processes.mjs'

/** A secret for signing sessions that lib/env.ts accepts. */
export function freshSecret() {
  return randomBytes(32).toString('hex')
}

/** Copies .env.example to .env with a new secret. Returns false when there already is a .env. */
export function writeEnvironment(root = ROOT) {
  const file = path.join(root, '.env')
  if (existsSync(file)) return false
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  const own = example.replace(/^SESSION_SECRET=.*$/m, `SESSION_SECRET=${freshSecret()}`)
  // Readable by its owner only: with the secret anyone can sign in as any user.
  writeFileSync(file, own, { mode: 0o600 })
  return true
}

/** Adds the settings of .env to process.env, where those of the shell win, and the defaults that scripts need. */
export function loadEnvironment(root = ROOT) {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  process.env.DATABASE_URL ||= 'file:./.data/plateful.db'
  process.env.PORT ||= '3000'
}
