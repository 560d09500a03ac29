import 'server-only'
import { emailField } from '@/lib/accounts/contract/fields'
import type { Db } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { makeRecoveryCodes, makeSecret } from './second-factor'
import { findUserSuspension } from './suspensions'

/**
 * Makes the account of an email an operator, or gives an operator a new secret and new codes. Its sessions end, since
 * they began without a code. Returns what is shown once. Throws `not_found` and `forbidden`.
 */
export async function addOperator({ email }: { email: string }, { db, now }: Deps) {
  const user = await accountOf(email, db)
  if (user.demo || user.guestAccount || !user.passwordHash) {
    throw new AppError('forbidden', 'An operator needs an account with a password of its own.')
  }
  if (await findUserSuspension(user.id, { tx: db.read, now }))
    throw new AppError('forbidden', 'This account is suspended.')
  const { sealed, address } = await makeSecret({ userId: user.id, email: user.email })
  const { codes, hashes } = makeRecoveryCodes()
  await db.write(async (tx) => {
    const userId = user.id
    const secret = { secret: sealed, lastStep: 0 }
    await tx.operator.upsert({ where: { userId }, create: { userId, createdAt: now, ...secret }, update: secret })
    await tx.recoveryCode.deleteMany({ where: { userId } })
    await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ hash, userId })) })
    await tx.session.deleteMany({ where: { userId } })
  })
  return { address, codes }
}

/** The emails of all operators, with the number of recovery codes that each has left. */
export async function listOperators({ db }: { db: Db }) {
  const operators = await db.read.operator.findMany({
    select: { createdAt: true, user: { select: { email: true } }, _count: { select: { recoveryCodes: true } } },
    orderBy: { userId: 'asc' },
  })
  return operators.map(({ createdAt, user, _count }) => ({
    email: user.email ?? '',
    since: createdAt,
    recoveryCodes: _count.recoveryCodes,
  }))
}

/** Makes an operator a customer again; all sessions end. Throws `not_found`. */
export async function removeOperator({ email }: { email: string }, { db }: Pick<Deps, 'db'>): Promise<void> {
  const { id: userId } = await accountOf(email, db)
  await db.write(async (tx) => {
    const { count } = await tx.operator.deleteMany({ where: { userId } })
    if (count === 0) throw new AppError('not_found', `${email} is no operator.`)
    await tx.session.deleteMany({ where: { userId } })
  })
}

async function accountOf(typed: string, db: Db) {
  const email = emailField.safeParse(typed).data
  const user = email
    ? await db.read.user.findUnique({
        where: { email },
        select: { id: true, email: true, demo: true, guestAccount: true, passwordHash: true },
      })
    : null
  if (!user?.email) throw new AppError('not_found', `There is no account with the email ${typed}.`)
  return { ...user, email: user.email }
}
