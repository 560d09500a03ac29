import 'server-only'
import { createHash } from 'node:crypto'
import { mostOf } from '@/lib/db/bounds'
import { type Db, type Tx, within } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { violatedUnique } from '@/lib/db/failures'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { AppError } from '@/lib/errors'
import { json } from './respond'

/** How long the answer to a call with an Idempotency-Key is kept, in milliseconds. */
const KEY_LIFE_MS = 48 * 60 * 60 * 1000

/** Whether a key first used at `since` has expired. */
function isKeyExpired(since: Date, now: Date): boolean {
  return since.getTime() < now.getTime() - KEY_LIFE_MS
}

/** The status of a claimed key until the transaction commits; no reader ever sees it. */
const NOT_ANSWERED = 102

type Call = { userId: number; scope: string; key: string; body: string }

/** The Idempotency-Key of a request, if there is one. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('validation', 'An Idempotency-Key has 1 to 255 visible ASCII characters.')
  }
  return key
}

/**
 * Runs `effect` once for a key. In the transaction of the effect, the key is claimed first and gets its answer last. So
 * a second call at the same time waits or starts over and finds the answer, a retry finds both effect and answer or
 * neither, and a failed call stores nothing and can be repeated with the same key.
 */
export async function once(call: Call, deps: Deps, effect: (db: Db) => Promise<Response>) {
  try {
    return await claimAndRun(call, deps, effect)
  } catch (error) {
    // In PostgreSQL two calls may claim a key until one of them commits.
    if (!violatedUnique(error)?.includes('key')) throw error
    return claimAndRun(call, deps, effect)
  }
}

function claimAndRun({ userId, scope, key, body }: Call, { db, now }: Deps, effect: (db: Db) => Promise<Response>) {
  const fingerprint = createHash('sha256').update(body).digest('hex')
  return db.write(async (tx) => {
    const found = await tx.idempotencyKey.findUnique({ where: { userId_scope_key: { userId, scope, key } } })
    const isExpired = found && isKeyExpired(found.createdAt, now)
    const known = isExpired ? null : found
    if (known && known.fingerprint !== fingerprint) {
      throw new AppError('key_reused', 'This Idempotency-Key was used for another request.')
    }
    if (known)
      return json(JSON.parse(known.body), { status: known.status, headers: { 'Idempotency-Replayed': 'true' } })
    if (isExpired) await tx.idempotencyKey.delete({ where: { id: found.id } })
    const claim = { userId, scope, key, fingerprint, status: NOT_ANSWERED, body: '', createdAt: now }
    const { id } = await tx.idempotencyKey.create({ data: claim, select: { id: true } })
    const answer = await effect(within(tx))
    const text = await answer.clone().text()
    const size = Math.max(SMALLEST_BYTES, Buffer.byteLength(text))
    await tx.idempotencyKey.updateMany({ where: { id }, data: { status: answer.status, body: text, size } })
    await forgetOldest(userId, tx)
    return answer
  })
}

/** The least bytes that an answer counts as, which also bounds the number of keys. */
const SMALLEST_BYTES = 4 * 1024

/** Removes the oldest keys of an account whose answers exceed its allowance. */
async function forgetOldest(userId: number, tx: Tx): Promise<void> {
  const most = mostOf('bytes of answers for Idempotency-Keys')
  if (!Number.isFinite(most)) return
  await tx.$executeRaw`
    DELETE FROM "IdempotencyKey" WHERE "userId" = ${userId} AND "id" <= (
      SELECT MAX("id") FROM (
        SELECT "id", SUM("size") OVER (ORDER BY "id" DESC) AS "kept" FROM "IdempotencyKey" WHERE "userId" = ${userId}
      ) AS "newer" WHERE "kept" > ${most})`
}

/** Removes answers kept for retries whose keys have expired. */
export function removeExpiredKeys({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lt: new Date(now.getTime() - KEY_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.idempotencyKey.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.idempotencyKey.deleteMany({ where: { id } }),
  })
}
