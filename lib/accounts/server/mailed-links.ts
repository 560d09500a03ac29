import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { fieldError } from '@/lib/errors'
import { after } from '@/lib/instant'

const HOUR_MS = 60 * 60_000
/** How long a link works after its mail is written, in milliseconds. */
const LIFE_MS = { reset: HOUR_MS, verify: 7 * 24 * HOUR_MS } as const
type LinkKind = keyof typeof LIFE_MS

type NewLink = { kind: LinkKind; userId: number; address: string }

/**
 * Makes the token of a link to an address. Only its hash is stored, so neither the database nor a backup can open an
 * account. The token is made when the mail is written, so it never waits in the outbox.
 */
export async function makeLink({ kind, userId, address }: NewLink, { db, now }: Deps): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const data = { hash: hashOf(token), kind, userId, address, expiresAt: after(now, LIFE_MS[kind]) }
  await db.write((tx) => tx.mailedLink.create({ data, select: { hash: true } }))
  return token
}

/**
 * Uses up a link; returns its user. Throws `validation` for a link that was used, is old or made up, or was sent to an
 * address that the account no longer has.
 */
export async function takeLink(
  { kind, token }: { kind: LinkKind; token: string },
  { tx, now }: { tx: Tx; now: Date },
): Promise<number> {
  const link = await tx.mailedLink.findFirst({
    where: { hash: hashOf(token), kind, expiresAt: { gt: now } },
    select: { hash: true, userId: true, address: true, user: { select: { email: true } } },
  })
  if (link?.user.email !== link?.address || !link) throw fieldError('token', 'This link is no longer valid.')
  await tx.mailedLink.delete({ where: { hash: link.hash }, select: { hash: true } })
  return link.userId
}

/** Removes expired links. */
export async function removeOldLinks({ db, now }: Deps): Promise<void> {
  await db.write((tx) => tx.mailedLink.deleteMany({ where: { expiresAt: { lte: now } } }))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
