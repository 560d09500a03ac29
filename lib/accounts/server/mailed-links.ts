import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError, fieldError } from '@/lib/errors'
import { after } from '@/lib/instant'

const HOUR_MS = 60 * 60_000
/** How long a link works after its mail is written, in milliseconds. */
const LIFE_MS = { reset: HOUR_MS, verify: 7 * 24 * HOUR_MS, invitation: 7 * 24 * HOUR_MS } as const
type AccountLink = 'reset' | 'verify'

type NewLink = { address: string } & ({ kind: AccountLink; userId: number } | { kind: 'invitation'; memberId: number })

/**
 * Makes the token of a link to an address. Only its hash is stored, so neither the database nor a backup can open an
 * account. The token is made when the mail is written, so it never waits in the outbox.
 */
export async function makeLink(link: NewLink, { db, now }: Deps): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const data = { ...link, hash: hashOf(token), expiresAt: after(now, LIFE_MS[link.kind]) }
  await db.write((tx) => tx.mailedLink.create({ data, select: { hash: true } }))
  return token
}

type Within = { tx: Tx; now: Date }

/**
 * Uses up a link; returns its user. Throws `validation` for a link that was used, is old or made up, or was sent to an
 * address that the account no longer has.
 */
export async function takeLink(
  { kind, token }: { kind: AccountLink; token: string },
  { tx, now }: Within,
): Promise<number> {
  const { hash, user, address } = await findLink({ kind, token }, { tx, now })
  if (user?.email !== address) throw noLongerValid()
  await tx.mailedLink.delete({ where: { hash }, select: { hash: true } })
  return user.id
}

/**
 * Uses up an invitation's link and all others to it; returns the id of its member. Throws `validation` like `takeLink`,
 * and `forbidden` for an account with another email than the one that was invited.
 */
export async function takeInvitation(
  { token, email }: { token: string; email: string | null },
  { tx, now }: Within,
): Promise<number> {
  const { memberId, address } = await findLink({ kind: 'invitation', token }, { tx, now })
  if (memberId === null) throw noLongerValid()
  if (email !== address) throw new AppError('forbidden', 'This invitation was sent to another email address.')
  await tx.mailedLink.deleteMany({ where: { memberId } })
  return memberId
}

async function findLink({ kind, token }: { kind: keyof typeof LIFE_MS; token: string }, { tx, now }: Within) {
  const link = await tx.mailedLink.findFirst({
    where: { hash: hashOf(token), kind, expiresAt: { gt: now } },
    select: { hash: true, address: true, memberId: true, user: { select: { id: true, email: true } } },
  })
  if (!link) throw noLongerValid()
  return link
}

const noLongerValid = () => fieldError('token', 'This link is no longer valid.')

/** Removes expired links. */
export async function removeOldLinks({ db, now }: Deps): Promise<void> {
  await db.write((tx) => tx.mailedLink.deleteMany({ where: { expiresAt: { lte: now } } }))
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
