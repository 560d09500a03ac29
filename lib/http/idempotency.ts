import { createHash } from 'node:crypto'
import { type Db, within } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { violatedUnique } from '@/lib/db/failures'
import { AppError } from '@/lib/errors'
import { isKeyExpired } from './idempotency-keys'
import { json } from './respond'

/** The status of a claimed key until the transaction is over: nobody ever reads it. */
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
 * Runs `effect` once for a key. The key is claimed first and gets its answer last, in the transaction of the effect: a second call at
 * the same time waits or starts over and then finds the answer, a retry finds effect and answer or neither, and a failed call stores
 * nothing and can be repeated with the same key.
 */
export async function once(call: Call, deps: Deps, effect: (db: Db) => Promise<Response>) {
  try {
    return await claimAndRun(call, deps, effect)
  } catch (error) {
    // PostgreSQL may let two calls claim a key until one of them commits.
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
    const data = { status: answer.status, body: await answer.clone().text() }
    await tx.idempotencyKey.updateMany({ where: { id }, data })
    return answer
  })
}
