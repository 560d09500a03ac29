import 'server-only'
import type { Subject } from '@/lib/acts'
import { csvFile } from '@/lib/csv'
import type { Db, Tx } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { env } from '@/lib/env'
import { parseAuditQuery } from '@/lib/operate/rules/audit-query'
import { addDays, instantOf } from '@/lib/zoned-time'
import type { AuditRow } from './shapes'

/** Entries of a page, and of a file. */
export const AUDIT_PAGE = 50
const MOST_IN_FILE = 10_000

export const auditShape = {
  id: true,
  at: true,
  operatorId: true,
  operator: true,
  act: true,
  subject: true,
  before: true,
  after: true,
  reason: true,
  requestId: true,
} as const satisfies Prisma.AuditEntrySelect

/** The newest acts that the screen of an order, a restaurant or a person shows; the audit log has all. */
const MOST_ACTS = 50

/** The acts of operators on an order, a restaurant or a person, newest first. */
export function actsOn(subject: Subject, tx: Tx): Promise<AuditRow[]> {
  return tx.auditEntry.findMany({ where: { subject }, select: auditShape, orderBy: { id: 'desc' }, take: MOST_ACTS })
}

type Asked = { q: string; before?: number | undefined }

/** The entries that fit a line, newest first, before the one with this id; `next` continues. */
export async function browseAudit({ q, before }: Asked, { db }: { db: Db }) {
  const rows = await listEntries({ q, before, take: AUDIT_PAGE + 1 }, db)
  const entries = rows.slice(0, AUDIT_PAGE)
  return { entries, next: rows.length > AUDIT_PAGE ? (entries.at(-1)?.id ?? null) : null }
}

/** The same entries as a CSV file for spreadsheets, up to 10,000. */
export async function auditFile({ q }: { q: string }, { db }: { db: Db }): Promise<string> {
  const entries = await listEntries({ q, take: MOST_IN_FILE }, db)
  const head = ['id', 'at', 'account', 'operator', 'act', 'subject', 'before', 'after', 'reason', 'request']
  return csvFile([
    head,
    ...entries.map(({ id, at, operatorId, operator, act, subject, before, after, reason, requestId }) => {
      return [id, at.toISOString(), operatorId, operator, act, subject, before, after, reason, requestId]
    }),
  ])
}

function listEntries({ q, before, take }: Asked & { take: number }, db: Db): Promise<AuditRow[]> | AuditRow[] {
  const { operator, act, subject, day, unknown } = parseAuditQuery(q)
  if (unknown) return []
  const start = (of: string) => instantOf(of, 0, env.DEFAULT_TIME_ZONE)
  return db.read.auditEntry.findMany({
    where: {
      ...(operator && { operator }),
      ...(act && { act }),
      ...(subject && { subject }),
      ...(day && { at: { gte: start(day), lt: start(addDays(day, 1)) } }),
      ...(before && { id: { lt: before } }),
    },
    select: auditShape,
    orderBy: { id: 'desc' },
    take,
  })
}
