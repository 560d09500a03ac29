import 'server-only'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import Piscina from 'piscina'
import { z } from 'zod'
import { passwordField } from '@/lib/accounts/contract/fields'
import { processWide } from '@/lib/process-wide'

/** The threads start with the first password: not every process of the project needs them. */
const pool = () =>
  processWide(
    'password pool',
    () =>
      new Piscina({
        filename: path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/accounts/server/password-worker.mjs'),
        minThreads: 1,
        maxThreads: Math.max(1, availableParallelism() - 1),
        idleTimeout: 30_000,
      }),
  )

/** The bcrypt hash of a password of 8 to 72 bytes. */
export async function hashPassword(password: string): Promise<string> {
  return z.string().parse(await pool().run({ password }))
}

/** A hash of the same cost that no password matches: refusing an unknown user takes as long as a wrong password. */
const DUMMY_HASH = '$2b$10$CwTycUXWue0Thq9StjUM0uJ8Q9dQH2Lq1tQ7Jq0u2gFh6hZb1mB3a'

/**
 * Whether the password matches the hash. Without a hash the answer is no, after the same time. Text that is not a valid
 * password never matches: bcrypt ignores everything after 72 bytes or a null, so a longer text could match too.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const fits = z.boolean().parse(await pool().run({ password, hash: hash ?? DUMMY_HASH }))
  return fits && hash !== null && passwordField.safeParse(password).success
}
