import type { Tx } from './database'
import { Prisma } from './generated/client'
import { type User, userShape } from './shapes'

/** A session with its user, and whether the account is a demo account. */
export type SessionRow = { user: User; demo: boolean; createdAt: Date; lastSeenAt: Date; lastActiveAt: Date }

const COLUMNS = Prisma.raw(
  [...Object.keys(userShape), 'demo', 'lastActiveAt'].map((column) => `"User"."${column}"`).join(', '),
)

/** The session with this id and its user, if made after `madeAfter`. One statement, since every request runs it. */
export async function readSession(read: Tx, { id, madeAfter }: { id: number; madeAfter: Date }) {
  const [row] = await read.$queryRaw<(User & Omit<SessionRow, 'user'>)[]>`
    SELECT ${COLUMNS}, "Session"."createdAt" AS "createdAt", "Session"."lastSeenAt" AS "lastSeenAt"
    FROM "Session" JOIN "User" ON "User"."id" = "Session"."userId"
    WHERE "Session"."id" = ${id} AND "Session"."createdAt" > ${madeAfter}`
  if (!row) return null
  const { demo, createdAt, lastSeenAt, lastActiveAt, ...user } = row
  // PostgreSQL returns bigints for raw statements.
  const plain = { ...user, id: Number(user.id), walletCents: Number(user.walletCents) }
  return { user: plain, demo, createdAt, lastSeenAt, lastActiveAt }
}
