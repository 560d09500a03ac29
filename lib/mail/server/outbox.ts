import 'server-only'
import { z } from 'zod'
import { ATTEMPT_LIMITS } from '@/lib/attempt-limits'
import { countAttempt } from '@/lib/db/attempts'
import { type Db, type Tx, within } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { reportError } from '@/lib/db/error-counts'
import type { Prisma } from '@/lib/db/generated/client'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { insertRows } from '@/lib/db/insert-rows'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { after } from '@/lib/instant'
import { log } from '@/lib/log'
import { MAIL_KINDS, type MailKind } from '@/lib/mail/rules/kinds'
import type { Letter } from '@/lib/mail/rules/letter'
import { isFinal, nextAttempt, type Refusal } from '@/lib/mail/rules/schedule'
import { metrics } from '@/lib/metrics'
import type { Transport } from './transport'

type NewMail = {
  kind: MailKind
  userId?: number
  orderId?: number
  memberId?: number
  restaurantId?: number
  /** Of a picture. */
  hash?: string
  address?: string
}

/** Queues a mail, sent once this transaction is committed; without an address, to the account's email. */
export async function queueMail(
  { kind, userId, orderId, memberId, restaurantId, hash, address }: NewMail,
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  const about = { userId, orderId, memberId, restaurantId, hash }
  await insertRows(tx, 'Mail', [{ kind, ...about, address, createdAt: now, dueAt: now }])
}

/** A mail that is due now. */
export type DueMail = {
  id: number
  kind: MailKind
  userId: number | null
  orderId: number | null
  memberId: number | null
  restaurantId: number | null
  hash: string | null
  address: string
}
/** Writes a mail with current data; null when the mail is no longer needed. */
export type Compose = (mail: DueMail, deps: Deps) => Promise<Letter | null>

/** Mails that one process sends at the same time. */
export const AT_ONCE = 10
/** Slots reserved for urgent mails, which must not wait for servers that hang. */
const FOR_URGENT = 2
/** Mails about passwords, and the link that ends the limit of an unverified address. */
const URGENT_KINDS: readonly MailKind[] = ['password_reset', 'password_changed', 'codes_refused', 'verify']
/** After this long other processes take a mail over, in milliseconds: longer than any attempt to send takes. */
const CLAIM_MS = 5 * 60_000

const dueShape = {
  id: true,
  kind: true,
  userId: true,
  orderId: true,
  memberId: true,
  restaurantId: true,
  hash: true,
  address: true,
  createdAt: true,
  attempts: true,
  user: { select: { email: true, demo: true, emailVerifiedAt: true } },
} as const

const OLDEST_FIRST = [
  { dueAt: 'asc' },
  { createdAt: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.MailOrderByWithRelationInput[]

type ClaimedMail = Prisma.MailGetPayload<{ select: typeof dueShape }>

/**
 * Claims up to `free` due mails for this process, the urgent ones first, then the oldest. Those whose address has had
 * enough in this hour wait for a later one. Reads before it writes, since a needless write would make others wait.
 */
export async function claimMails(free: number, { db, now }: Deps): Promise<ClaimedMail[]> {
  const due = (kinds: readonly MailKind[]) => ({ dueAt: { lte: now }, kind: { in: [...kinds] } })
  if (free <= 0 || !(await db.read.mail.findFirst({ where: due(MAIL_KINDS), select: { id: true } }))) return []
  const { claimed, isWhole } = await db.write(async (tx) => {
    const find = (kinds: readonly MailKind[], take: number) =>
      tx.mail.findMany({ where: due(kinds), select: dueShape, orderBy: OLDEST_FIRST, take })
    const first = await find(URGENT_KINDS, free)
    const others = MAIL_KINDS.filter((kind) => !URGENT_KINDS.includes(kind))
    const rest = await find(others, Math.max(0, free - Math.max(first.length, FOR_URGENT)))
    const found = [...first, ...rest]
    const claimed: ClaimedMail[] = []
    for (const mail of found) {
      const hourEnds = await countMail(mail, { tx, now })
      if (hourEnds) await defer(mail, hourEnds, tx)
      else claimed.push(mail)
    }
    await tx.mail.updateMany({
      where: { id: { in: claimed.map(({ id }) => id) } },
      data: { dueAt: after(now, CLAIM_MS) },
    })
    return { claimed, isWhole: claimed.length === found.length }
  })
  // Mails that wait leave their slots to others.
  return isWhole ? claimed : [...claimed, ...(await claimMails(free - claimed.length, { db, now }))]
}

/** Null when the account has no email, or is a demo account, which gets no mail. */
const addressOf = ({ address, user }: ClaimedMail) => (user?.demo ? null : (address ?? user?.email ?? null))

/**
 * Counts a mail to an address that is not known to be its account's: anyone can cause mails to it. When the hour of the
 * address is full, returns its end. Each attempt to send is counted, since one that failed may have arrived.
 */
async function countMail(mail: ClaimedMail, { tx, now }: { tx: Tx; now: Date }): Promise<Date | null> {
  const address = addressOf(mail)
  const isOwners = mail.user?.emailVerifiedAt && mail.user.email === address
  if (!address || isOwners) return null
  try {
    await countAttempt({ limit: 'unprovenMails', by: address }, { db: within(tx), now })
    return null
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error
    return after(now, Number(error.extra.retryAfter) * 1_000)
  }
}

/**
 * Makes a mail wait for the end of its recipient's hour, and an hour longer for as many waiting mails before it as an
 * hour allows: if all became due with the next hour, they would take the slots of mails to others every hour.
 */
async function defer({ id, kind, userId, address }: ClaimedMail, hourEnds: Date, tx: Tx): Promise<void> {
  const kinds = URGENT_KINDS.some((urgent) => urgent === kind) ? URGENT_KINDS : MAIL_KINDS
  const before = await tx.mail.count({
    where: {
      ...(address ? { address } : { userId }),
      id: { lt: id },
      // `hourEnds` is rounded up to a second.
      dueAt: { gt: after(hourEnds, -1_000) },
      kind: { in: [...kinds] },
    },
  })
  const hours = Math.floor(before / env.LIMIT_UNPROVEN_MAILS)
  const dueAt = after(hourEnds, hours * ATTEMPT_LIMITS.unprovenMails.seconds * 1_000)
  await tx.mail.updateMany({ where: { id }, data: { dueAt } })
}

type Sending = { transport: Transport; compose: Compose }

/** Writes and sends a mail claimed at `now`, and records the outcome; one failure does not affect other mails. */
export async function sendMail(claimed: ClaimedMail, sending: Sending, { db, now }: Deps): Promise<void> {
  const { id } = claimed
  const failed = claimed.attempts + 1
  const outcome = await attempt(claimed, sending, { db, now }).catch((error: unknown) => {
    const refusal = refusalOf(error)
    const dueAt = isFinal(refusal) ? null : nextAttempt(failed, now)
    report({ mail: id, kind: claimed.kind, failed, ...refusal }, dueAt)
    return { dueAt }
  })
  const result = typeof outcome === 'string' ? outcome : outcome.dueAt ? 'failed' : 'given_up'
  await db.write((tx) => {
    if (outcome === 'needless') return tx.mail.deleteMany({ where: { id } })
    const data = outcome === 'sent' ? { sentAt: now, dueAt: null } : { dueAt: outcome.dueAt, attempts: failed }
    return tx.mail.updateMany({ where: { id }, data })
  })
  metrics.mails.inc({ result })
}

async function attempt(claimed: ClaimedMail, { transport, compose }: Sending, deps: Deps) {
  const { createdAt, attempts: _, user: __, ...mail } = claimed
  const address = addressOf(claimed)
  const kind = MAIL_KINDS.find((known) => known === mail.kind)
  if (!address || !kind) return 'needless'
  const letter = await compose({ ...mail, kind, address }, deps)
  if (!letter) return 'needless'
  await transport.send({ id: mail.id, createdAt, to: address, letter })
  return 'sent'
}

/** Sends the due mails and waits for all of them; returns their number. */
export async function sendDueMails(sending: Sending, deps: Deps): Promise<number> {
  const claimed = await claimMails(AT_ONCE, deps)
  await Promise.all(claimed.map((mail) => sendMail(mail, sending, deps)))
  return claimed.length
}

const refusalShape = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

/** Keeps the codes only: servers' texts contain addresses, which must not be logged. */
function refusalOf(error: unknown): Refusal {
  return refusalShape.safeParse(error).data ?? {}
}

function report(fields: { mail: number; kind: string; failed: number } & Refusal, dueAt: Date | null): void {
  if (dueAt) log.info({ ...fields, dueAt }, 'a mail could not be sent and is tried again')
  else reportError(fields, 'a mail could not be sent and is given up')
}

/** The number of mails waiting to be sent. */
export function countWaitingMails({ db }: { db: Db }): Promise<number> {
  return db.read.mail.count({ where: { dueAt: { not: null } } })
}

/** Mails are deleted after this long, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Removes mails that were sent or given up long ago. */
export function removeOldMails({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lt: after(now, -KEPT_MS) }, dueAt: null }
  return removeInBatches(db, {
    find: (tx) => tx.mail.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.mail.deleteMany({ where: { id } }),
  })
}
