import { createHash } from 'node:crypto'
import { type Db, within } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import { json } from './respond'

const KEPT_MS = 48 * 60 * 60 * 1000

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
 * Runs `effect` once for a key. Effect and answer are stored in one transaction, so a retry finds both or neither; a
 * failed call stores nothing and can be repeated with the same key.
 */
export function once(
  { userId, scope, key, body }: Call,
  { db, now }: { db: Db; now: Date },
  effect: (db: Db) => Promise<Response>,
) {
  const fingerprint = createHash('sha256').update(body).digest('hex')
  return db.write(async (tx) => {
    const known = await tx.idempotencyKey.findUnique({ where: { userId_scope_key: { userId, scope, key } } })
    if (known && known.fingerprint !== fingerprint) {
      throw new AppError('key_reused', 'This Idempotency-Key was used for another request.')
    }
    if (known)
      return json(JSON.parse(known.body), { status: known.status, headers: { 'Idempotency-Replayed': 'true' } })
    await tx.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - KEPT_MS) } } })
    const answer = await effect(within(tx))
    const row = {
      userId,
      scope,
      key,
      fingerprint,
      status: answer.status,
      body: await answer.clone().text(),
      createdAt: now,
    }
    await tx.idempotencyKey.create({ data: row })
    return answer
  })
}
