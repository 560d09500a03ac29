import 'server-only'
import { z } from 'zod'
import type { Db, Tx } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { BATCH_OF_IDS, removeInBatches } from '@/lib/db/in-batches'
import { insertRows } from '@/lib/db/insert-rows'
import { after } from '@/lib/instant'
import { log } from '@/lib/log'
import { MAIL_KINDS, type MailKind } from '@/lib/mail/rules/kinds'
import type { Letter } from '@/lib/mail/rules/letter'
import { isFinal, nextAttempt, type Refusal } from '@/lib/mail/rules/schedule'
import { metrics } from '@/lib/metrics'
import type { Transport } from './transport'

type NewMail = { kind: MailKind; userId?: number; orderId?: number; address?: string }

/** Has a mail sent once this transaction is committed; without an address, to the email of the account. */
export async function queueMail(
  { kind, userId, orderId, address }: NewMail,
  { tx, now }: { tx: Tx; now: Date },
): Promise<void> {
  await insertRows(tx, 'Mail', [{ kind, userId, orderId, address, createdAt: now, dueAt: now }])
}

/** A mail that is to be written and sent now. */
export type DueMail = { id: number; kind: MailKind; userId: number | null; orderId: number | null; address: string }
/** Writes a mail as things are now; null when there is no longer anything to tell. */
export type Compose = (mail: DueMail, deps: Deps) => Promise<Letter | null>

/** Mails that one process sends at the same time. */
const AT_ONCE = 10
/** After this long other processes take a mail over, in milliseconds: longer than any attempt to send takes. */
const CLAIM_MS = 5 * 60_000

const dueShape = {
  id: true,
  kind: true,
  userId: true,
  orderId: true,
  address: true,
  createdAt: true,
  attempts: true,
  user: { select: { email: true, demo: true } },
} as const

/** Sends the mails that are due; returns how many it took. What becomes of each is written to its row. */
export async function sendDueMails(
  { transport, compose }: { transport: Transport; compose: Compose },
  { db, now }: Deps,
): Promise<number> {
  const claimed = await claim({ db, now })
  const outcomes = await Promise.all(
    claimed.map(async ({ createdAt, attempts, user, ...mail }) => {
      // The account has no email, or is a demo account, which gets no mail.
      const address = user?.demo ? null : (mail.address ?? user?.email ?? null)
      const kind = MAIL_KINDS.find((known) => known === mail.kind)
      const letter = address && kind ? await compose({ ...mail, kind, address }, { db, now }) : null
      if (!letter || !address) return { id: mail.id, result: 'needless' } as const
      try {
        await transport.send({ id: mail.id, createdAt, to: address, letter })
        return { id: mail.id, result: 'sent' } as const
      } catch (error) {
        const failed = attempts + 1
        const refusal = refusalOf(error)
        const dueAt = isFinal(refusal) ? null : nextAttempt({ createdAt, failed }, now)
        report({ mail: mail.id, kind: mail.kind, failed, ...refusal }, dueAt)
        return { id: mail.id, result: dueAt ? 'failed' : 'given_up', dueAt, attempts: failed } as const
      }
    }),
  )
  if (outcomes.length === 0) return 0
  const idsOf = (result: string) => outcomes.filter((one) => one.result === result).map(({ id }) => id)
  await db.write(async (tx) => {
    await tx.mail.updateMany({ where: { id: { in: idsOf('sent') } }, data: { sentAt: now, dueAt: null } })
    await tx.mail.deleteMany({ where: { id: { in: idsOf('needless') } } })
    for (const outcome of outcomes) {
      if (!('attempts' in outcome)) continue
      const { id, dueAt, attempts } = outcome
      await tx.mail.updateMany({ where: { id }, data: { dueAt, attempts } })
    }
  })
  for (const { result } of outcomes) metrics.mails.inc({ result })
  return outcomes.length
}

/** Takes the next mails for this process. A look comes first, since a write would make others wait for nothing. */
async function claim({ db, now }: Deps) {
  const where = { dueAt: { lte: now }, kind: { in: [...MAIL_KINDS] } }
  if (!(await db.read.mail.findFirst({ where, select: { id: true } }))) return []
  return db.write(async (tx) => {
    const due = await tx.mail.findMany({ where, select: dueShape, orderBy: { dueAt: 'asc' }, take: AT_ONCE })
    await tx.mail.updateMany({ where: { id: { in: due.map(({ id }) => id) } }, data: { dueAt: after(now, CLAIM_MS) } })
    return due
  })
}

const refusalShape = z.object({ code: z.string().optional(), responseCode: z.number().optional() })

/** Its codes only: the texts of servers name addresses, which the log never does. */
function refusalOf(error: unknown): Refusal {
  return refusalShape.safeParse(error).data ?? {}
}

function report(fields: { mail: number; kind: string; failed: number } & Refusal, dueAt: Date | null): void {
  if (dueAt) log.info({ ...fields, dueAt }, 'a mail could not be sent and is tried again')
  else log.error(fields, 'a mail could not be sent and is given up')
}

/** How many mails wait to be sent. */
export function countWaitingMails({ db }: { db: Db }): Promise<number> {
  return db.read.mail.count({ where: { dueAt: { not: null } } })
}

/** After this long nothing is kept of a mail, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** Removes the mails that were sent or given up long ago. */
export function removeOldMails({ db, now }: Deps): Promise<void> {
  const where = { createdAt: { lt: after(now, -KEPT_MS) }, dueAt: null }
  return removeInBatches(db, {
    find: (tx) => tx.mail.findMany({ where, orderBy: { createdAt: 'asc' }, ...BATCH_OF_IDS }),
    remove: (tx, id) => tx.mail.deleteMany({ where: { id } }),
  })
}
