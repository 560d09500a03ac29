import 'server-only'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { queueMail } from '@/lib/mail/server/outbox'
import { type Suspension, userSuspensionShape } from './shapes'

type Within = { tx: Tx; now: Date }

/** A person's suspension that lasts, or null. */
export function findUserSuspension(userId: number, { tx, now }: Within): Promise<Suspension | null> {
  const lasting = [{ until: null }, { until: { gt: now } }]
  return tx.userSuspension.findFirst({ where: { userId, OR: lasting }, select: userSuspensionShape })
}

/** The refusal that says why and how long. */
export function suspended({ reason, until }: Suspension, extra: object = {}): AppError {
  return new AppError('forbidden', `Your account is suspended: ${reason}`, {
    extra: { kind: 'suspended', reason, until: until?.toISOString() ?? null, ...extra },
  })
}

/** Keeps a person out, or changes why and how long; all sessions end. Throws `conflict` for operators. */
export async function suspendUser(
  { userId, reason, until }: { userId: number; reason: string; until: Date | null },
  { tx, now }: Within,
): Promise<void> {
  if ((await tx.operator.count({ where: { userId } })) > 0) {
    throw new AppError('conflict', 'An operator cannot be suspended. Take the mark away first.')
  }
  const data = { reason, until }
  await tx.userSuspension.upsert({ where: { userId }, create: { ...data, userId, since: now }, update: data })
  await tx.session.deleteMany({ where: { userId } })
  await queueMail({ kind: 'account_suspended', userId }, { tx, now })
}

/** Ends a suspension, and the sessions that opened nothing. Throws `conflict` when there is none. */
export async function liftUser(userId: number, { tx, now }: Within): Promise<void> {
  const { count } = await tx.userSuspension.deleteMany({ where: { userId } })
  if (count === 0) throw new AppError('conflict', 'This person is not suspended.')
  await tx.session.deleteMany({ where: { userId, suspended: true } })
  await queueMail({ kind: 'account_lifted', userId }, { tx, now })
}

/** People per write. */
const ENDED = 50

/** Ends the suspensions whose time has passed. */
export async function endUserSuspensions({ db, now }: Deps): Promise<void> {
  const where = { until: { lte: now } }
  for (let found = ENDED; found === ENDED; ) {
    if ((await db.read.userSuspension.count({ where })) === 0) return
    found = await db.write(async (tx) => {
      const due = await tx.userSuspension.findMany({ where, orderBy: { until: 'asc' }, take: ENDED })
      for (const { userId } of due) await liftUser(userId, { tx, now })
      return due.length
    })
  }
}
