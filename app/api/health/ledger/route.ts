import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { operatorsOnly } from '@/lib/http/operations-token'
import { json } from '@/lib/http/respond'
import { checkLedger } from '@/lib/operations/server/check-ledger'

/** One cause often breaks many rows; the command `ledger:check` prints them all. */
const MAX_FINDINGS = 100

/** GET /api/health/ledger: tells the operator whether all wallets and orders add up; 503 with findings if not. */
export const GET = operatorsOnly(async () => {
  const { counts, findings } = await checkLedger({ db })
  if (findings.length === 0) return json({ ok: true, counts })
  const extra = { ok: false, counts, total: findings.length, findings: findings.slice(0, MAX_FINDINGS) }
  throw new AppError('unavailable', 'The ledger does not add up.', { extra })
})

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
