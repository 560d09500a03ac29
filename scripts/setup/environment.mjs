/** The .env file. */
import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** A secret for signing sessions, as lib/env.ts wants it. */
export function freshSecret() {
  return randomBytes(32).toString('hex')
}

/** Copies .env.example to .env with a secret of its own. Returns false when there was a .env already. */
export function writeEnvironment(root = ROOT) {
  const file = path.join(root, '.env')
  if (existsSync(file)) return false
  const example = readFileSync(path.join(root, '.env.example'), 'utf8')
  const own = example.replace(/^SESSION_SECRET=.*$/m, `SESSION_SECRET=${freshSecret()}`)
  // Only the owner may read it: whoever has the secret can sign in as anyone.
  writeFileSync(file, own, { mode: 0o600 })
  return true
}

/** Puts the settings of .env into process.env, where those of the shell stay, and fills in the defaults that scripts need. */
export function loadEnvironment(root = ROOT) {
  const file = path.join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  process.env.DATABASE_URL ||= 'file:./.data/plateful.db'
  process.env.PORT ||= '3000'
}
