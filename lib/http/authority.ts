import { asksOperatorsPassword } from '@/lib/accounts/rules/session-life'
import { findSession, type Session } from '@/lib/accounts/server/sessions'
import type { Subject } from '@/lib/acts'
import type { Endpoint } from '@/lib/contract/endpoint'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'
import { TEXTS } from '@/lib/contract/texts'
import { type Db, type Tx, within } from '@/lib/db/database'
import { AppError } from '@/lib/errors'
import { isOwnMatter } from '@/lib/operate/server/own-matters'
import { isFullAccount } from '@/lib/policy'

/** Throws when a call with this session, or without one, may not be made; its row says who may make it. */
export function requireAuthority({ auth, asksPassword }: Endpoint, session: Session | null, now: Date): void {
  if (auth === 'public' || auth === 'optional') return
  if (auth === 'operator') {
    if (!session?.operator) throw new AppError('not_found', 'Not found')
  } else {
    if (!session) throw new AppError('unauthenticated', TEXTS.loginRequired)
    if (auth === 'account' && !isFullAccount(session.user)) throw new AppError('forbidden', TEXTS.guestRefused)
  }
  if (asksPassword && asksOperatorsPassword(session, now)) {
    throw new AppError('forbidden', TEXTS.passwordRequired, { extra: { kind: 'password_required' } })
  }
}

/** Reads again, in a transaction, whether a call may still be made, and throws otherwise. */
export type CheckAuthority = (tx: Tx) => Promise<void>

/**
 * The check of one call. It has waited for its turn, and meanwhile its session may have ended by a logout, a new
 * password, a suspension or the deletion of the account. An operator may have been demoted, and leaves acts on own
 * matters to another. Members of a restaurant are checked by the commands, which know the restaurant.
 */
export function authorityOf(
  endpoint: Endpoint,
  { session, subject, now }: { session: Session; subject: Subject | null; now: Date },
): CheckAuthority {
  return async (tx) => {
    const { whileSuspended = false } = endpoint
    const current = await findSession(session.id, { db: within(tx), now, whileSuspended })
    requireAuthority(endpoint, current, now)
    if (subject && (await isOwnMatter(subject, session.user.id, tx))) {
      throw new AppError('forbidden', ERROR_TEXTS.ownMatter)
    }
  }
}

/** Stores what belongs to the result of a command, in the transaction of the command. */
export type RecordResult = (result: unknown, tx: Tx) => Promise<void>

/**
 * The database for the command of one call. Each transaction begins with the check of the call's authority. With
 * `record`, the command has one transaction, and its result is recorded in it: both are stored, or neither.
 */
export function databaseOf(db: Db, check: CheckAuthority, record?: RecordResult): Db {
  let isRecorded = false
  return {
    read: db.read,
    snapshot: (work) => db.snapshot(work),
    async write(work) {
      if (isRecorded) throw new Error('A command whose result is recorded writes once.')
      const result = await db.write(async (tx) => {
        await check(tx)
        const done = await work(tx)
        await record?.(done, tx)
        return done
      })
      isRecorded = record !== undefined
      return result
    },
  }
}
