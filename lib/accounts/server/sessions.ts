import 'server-only'
import { randomInt } from 'node:crypto'
import {
  CODE_WAIT_MS,
  hasOperatorLeft,
  OPERATOR_IDLE_MS,
  OPERATOR_LIFE_MS,
  SESSION_LIFE_MS,
} from '@/lib/accounts/rules/session-life'
import { TEXTS } from '@/lib/contract/texts'
import { mostOf } from '@/lib/db/bounds'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { isUnavailable } from '@/lib/db/failures'
import { Prisma } from '@/lib/db/generated/client'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { after } from '@/lib/instant'
import { type SignedIn, type Suspension, sessionShape, type User, userShape } from './shapes'
import { findUserSuspension } from './suspensions'

/** A condition that the user's row must still meet when the session starts: the password may change meanwhile. */
export type Proof = Pick<Prisma.UserWhereInput, 'passwordHash' | 'guestAccount' | 'demo' | 'sessions'>

type StartSession = {
  userId: number
  proof: Proof
  /** Browser and system as text. */
  device: string
  /** Sessions that end at the same time: the browser's previous one, of whichever user, or all of the user's. */
  replaces: { id: number } | { userId: number } | null
  /** When the password was given, once an operator's code was taken; without it an operator's session waits for one. */
  provenAt?: Date | null
}

/** Maximum of random ids: the generator's limit, and valid as an id in a path. */
const MAX_ID = 2 ** 48 - 1

/**
 * Signs a user in at a browser; returns the id of the session, whether it waits for an operator's code, and the
 * suspension of a person who is kept out: such a session opens nothing but the download of one's data. Throws
 * `unauthenticated` when the proof no longer holds.
 */
export async function startSession(
  { userId, proof, device, replaces, provenAt = null }: StartSession,
  { db, now }: Deps,
): Promise<{ id: number; awaitsCode: boolean; suspension: Suspension | null }> {
  const id = randomInt(1, MAX_ID)
  return db.write(async (tx) => {
    if ((await tx.user.count({ where: { ...proof, id: userId } })) === 0) {
      throw new AppError('unauthenticated', TEXTS.loginRequired)
    }
    // Decided here: the account may have become an operator's since its password was checked.
    const awaitsCode = provenAt === null && (await tx.operator.count({ where: { userId } })) > 0
    const suspension = await findUserSuspension(userId, { tx, now })
    if (replaces) await tx.session.deleteMany({ where: replaces })
    const kind = { awaitsCode, provenAt, suspended: suspension !== null }
    await tx.session.create({ data: { id, userId, device, createdAt: now, lastSeenAt: now, ...kind } })
    if (!replaces || 'id' in replaces) await endSurplus(userId, tx)
    return { id, awaitsCode, suspension }
  })
}

/** The session that waits for its operator's code, or null; it opens nothing else. */
export function findHalfSession(id: number, { db, now }: { db: Db; now: Date }) {
  return db.read.session.findFirst({
    where: { id, awaitsCode: true, createdAt: { gt: after(now, -CODE_WAIT_MS) }, user: { operator: { isNot: null } } },
    select: { id: true, userId: true, createdAt: true },
  })
}

/** When an operator last gave the password in this session; null for everybody else. */
export async function lastProof(id: number, { db }: { db: Db }): Promise<Date | null> {
  return (await db.read.session.findUnique({ where: { id }, select: { provenAt: true } }))?.provenAt ?? null
}

/** Records that an operator gave the password again in this session. */
export async function proveSession(id: number, { db, now }: Deps): Promise<void> {
  await db.write((tx) => tx.session.updateMany({ where: { id }, data: { provenAt: now } }))
}

/** Ends a user's least recently used sessions beyond the allowed number. */
async function endSurplus(userId: number, tx: Tx): Promise<void> {
  const most = mostOf('sessions')
  if (!Number.isFinite(most)) return
  await tx.$executeRaw`
    DELETE FROM "Session" WHERE "id" IN (
      SELECT "id" FROM "Session" WHERE "userId" = ${userId} ORDER BY "lastSeenAt" DESC, "id" LIMIT ${most} OFFSET ${most})`
}

/** A valid session with its user; an operator's has passed the code. */
export type Session = {
  id: number
  user: User
  operator: boolean
  createdAt: Date
  lastSeenAt: Date
  lastActiveAt: Date
  /** When an operator last gave the password; null for everybody else. */
  provenAt: Date | null
}

const COLUMNS = Prisma.raw(
  [...Object.keys(userShape), 'demo', 'lastActiveAt'].map((column) => `"User"."${column}"`).join(', '),
)

/**
 * The session with this id, or null when it has ended. Demo accounts have none while demo logins are off. With
 * `whileSuspended` also that of a suspended person. One statement, since every request runs it.
 */
export async function findSession(
  id: number,
  { db, now, whileSuspended = false }: { db: Db; now: Date; whileSuspended?: boolean },
): Promise<Session | null> {
  const kinds = whileSuspended ? Prisma.empty : Prisma.sql`AND NOT "Session"."suspended"`
  const [row] = await db.read.$queryRaw<SessionRow[]>`
    SELECT ${COLUMNS}, "Session"."createdAt" AS "createdAt", "Session"."lastSeenAt" AS "lastSeenAt",
      "Session"."provenAt" AS "provenAt", "Operator"."userId" AS "operatorId"
    FROM "Session" JOIN "User" ON "User"."id" = "Session"."userId"
      LEFT JOIN "Operator" ON "Operator"."userId" = "Session"."userId"
    WHERE "Session"."id" = ${id} AND NOT "Session"."awaitsCode" ${kinds}
      AND "Session"."createdAt" > ${new Date(now.getTime() - SESSION_LIFE_MS)}`
  if (!row) return null
  const { demo, createdAt, lastSeenAt, lastActiveAt, provenAt, operatorId, ...user } = row
  const operator = operatorId !== null
  if ((demo && !env.DEMO_LOGIN) || (operator && hasOperatorLeft({ createdAt, lastSeenAt }, now))) return null
  // PostgreSQL returns bigints for raw statements.
  const plain = { ...user, id: Number(user.id), walletCents: Number(user.walletCents) }
  return { id, user: plain, operator, createdAt, lastSeenAt, lastActiveAt, provenAt }
}

type SessionRow = User &
  Omit<Session, 'id' | 'user' | 'operator'> & { demo: boolean; operatorId: number | bigint | null }

/** The precision of a session's last use: a write for each request would cost too much. */
const NOTED_EVERY_MS = 15 * 60_000
/** An operator's ends after 30 idle minutes. */
const OPERATORS_NOTED_EVERY_MS = 60_000
/** Guest accounts are removed after weeks without activity, so a day is precise enough. */
const GUESTS_NOTED_EVERY_MS = 24 * 60 * 60_000

type UsedSession = Omit<Session, 'createdAt' | 'provenAt'>

/** Records that a session was used and a guest is active. Reading still works when nothing can be written. */
export async function noteActivity(
  { id, user, operator, lastSeenAt, lastActiveAt }: UsedSession,
  { db, now }: Deps,
): Promise<void> {
  const isDue = (last: Date, everyMs: number) => now.getTime() - last.getTime() > everyMs
  const session = isDue(lastSeenAt, operator ? OPERATORS_NOTED_EVERY_MS : NOTED_EVERY_MS)
  const guest = user.guestAccount && isDue(lastActiveAt, GUESTS_NOTED_EVERY_MS)
  if (!session && !guest) return
  try {
    await db.write(async (tx) => {
      if (session) await tx.session.updateMany({ where: { id, lastSeenAt }, data: { lastSeenAt: now } })
      if (guest) await tx.user.updateMany({ where: { id: user.id, lastActiveAt }, data: { lastActiveAt: now } })
    })
  } catch (error) {
    if (!isUnavailable(error)) throw error
  }
}

/** More than any user has devices; 'Sign out other devices' also ends those beyond it. */
const MAX_LISTED = 50

/** A user's valid sessions, last used first; `currentId` is the session of the request. */
export async function listSessions(
  { userId, currentId }: { userId: number; currentId: number },
  { db, now }: { db: Db; now: Date },
): Promise<SignedIn[]> {
  const sessions = await db.read.session.findMany({
    where: {
      userId,
      awaitsCode: false,
      suspended: false,
      createdAt: { gt: new Date(now.getTime() - SESSION_LIFE_MS) },
    },
    select: sessionShape,
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
    take: MAX_LISTED,
  })
  return sessions.map((session) => ({ ...session, current: session.id === currentId }))
}

/** The ids among these whose sessions are valid. */
export async function listLastingSessions(
  ids: readonly number[],
  { db, now }: { db: Pick<Db, 'read'>; now: Date },
): Promise<Set<number>> {
  const used = { createdAt: { gt: after(now, -OPERATOR_LIFE_MS) }, lastSeenAt: { gt: after(now, -OPERATOR_IDLE_MS) } }
  const sessions = await db.read.session.findMany({
    where: {
      id: { in: [...ids] },
      createdAt: { gt: after(now, -SESSION_LIFE_MS) },
      OR: [{ user: { operator: null } }, used],
    },
    select: { id: true },
  })
  return new Set(sessions.map(({ id }) => id))
}

/** Ends the browser's session; one that has already ended is fine. */
export async function logOut(sessionId: number, { db }: Pick<Deps, 'db'>): Promise<void> {
  await db.write((tx) => tx.session.deleteMany({ where: { id: sessionId } }))
}

/** Ends one of a user's own sessions; throws `not_found` when there is none with this id. */
export async function endSession(
  { sessionId, userId }: { sessionId: number; userId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  const { count } = await db.write((tx) => tx.session.deleteMany({ where: { id: sessionId, userId } }))
  if (count === 0) throw new AppError('not_found', 'This session has ended already.')
}

/** Removes the expired sessions. */
export function removeEndedSessions({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lte: new Date(now.getTime() - SESSION_LIFE_MS) } }
  return removeInBatches(db, {
    find: (tx) => tx.session.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.session.deleteMany({ where: { id } }),
  })
}
