import 'server-only'
import { createHash } from 'node:crypto'
import { mostOf } from '@/lib/db/bounds'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { isUnavailable } from '@/lib/db/failures'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { insertRows } from '@/lib/db/insert-rows'
import { AppError } from '@/lib/errors'
import type { CheckAuthority } from './authority'
import { json, textOf } from './respond'

/** How long the answer to a call with an Idempotency-Key is kept, in milliseconds. */
const KEY_LIFE_MS = 48 * 60 * 60 * 1000

/** Whether a key first used at `since` has expired. */
function isKeyExpired(since: Date, now: Date): boolean {
  return since.getTime() < now.getTime() - KEY_LIFE_MS
}

type Call = { userId: number; scope: string; key: string; body: string }

/** The Idempotency-Key of a request, if there is one. */
export function idempotencyKey(request: Request): string | null {
  const key = request.headers.get('idempotency-key')
  if (key !== null && !/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new AppError('validation', 'An Idempotency-Key has 1 to 255 visible ASCII characters.')
  }
  return key
}

type Once = Deps & {
  check: CheckAuthority
  /** Runs the command, and stores its answer by `record` in the transaction of the command. */
  run: (record: (answer: Response, tx: Tx) => Promise<void>) => Promise<Response>
}

/**
 * Runs a command once for a key. A retry finds both the effect and the answer, or neither; a failed call stores nothing
 * and can be repeated with the same key. A stored answer is only for a caller who may still make the call.
 */
export async function once(call: Call, { db, now, check, run }: Once): Promise<Response> {
  const fingerprint = createHash('sha256').update(call.body).digest('hex')
  const { userId, scope, key } = call
  const replay = async (kept: Kept) => {
    await check(db.read)
    return replayed(kept, fingerprint)
  }
  const before = await findKept(call, db.read)
  if (before && !isKeyExpired(before.createdAt, now)) return replay(before)
  try {
    return await run(async (answer, tx) => {
      if (before) await tx.idempotencyKey.deleteMany({ where: { userId, scope, key, createdAt: before.createdAt } })
      const body = await textOf(answer)
      const size = Math.max(SMALLEST_BYTES, Buffer.byteLength(body))
      const row = { userId, scope, key, fingerprint, status: answer.status, body, size, createdAt: now }
      await insertRows(tx, 'IdempotencyKey', [row])
      await forgetOldest(userId, tx)
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    // Another process may have run a call with this key meanwhile. Then this one failed on the key, or earlier.
    const kept = await findKept(call, db.read)
    if (!kept || isKeyExpired(kept.createdAt, now)) throw error
    return replay(kept)
  }
}

type Kept = { fingerprint: string; status: number; body: string; createdAt: Date }

async function findKept({ userId, scope, key }: Call, tx: Tx): Promise<Kept | undefined> {
  const [kept] = await tx.$queryRaw<Kept[]>`
    SELECT "fingerprint", "status", "body", "createdAt" FROM "IdempotencyKey"
    WHERE "userId" = ${userId} AND "scope" = ${scope} AND "key" = ${key}`
  return kept
}

function replayed(kept: Kept, fingerprint: string): Response {
  if (kept.fingerprint !== fingerprint) {
    throw new AppError('key_reused', 'This Idempotency-Key was used for another request.')
  }
  return json(JSON.parse(kept.body), { status: Number(kept.status), headers: { 'Idempotency-Replayed': 'true' } })
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
