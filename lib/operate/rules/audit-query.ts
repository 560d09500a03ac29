import { isEmail, normalizeEmail } from '@/lib/accounts/rules/contact'
import { ACTS, type ActName, SUBJECT_KINDS, type Subject, type SubjectKind } from '@/lib/acts'
import { type Day, isDay } from '@/lib/zoned-time'
import { termsOf } from './order-query'

/** A search of the audit log. All of it must fit an entry. */
export type AuditQuery = {
  operator: string | null
  act: ActName | null
  subject: Subject | null
  day: Day | null
  /** Something that no entry can fit. */
  unknown: boolean
}

/** A picture has no number, but the hash of its bytes. */
const PICTURE = /^[0-9a-f]{64}$/

/**
 * Reads a line: an email, an act, the number of an order, a thing as 'restaurant 7' or 'picture 6a…', a day as
 * 2026-11-26, in any order; the last of each counts.
 */
export function parseAuditQuery(line: string): AuditQuery {
  const query: AuditQuery = { operator: null, act: null, subject: null, day: null, unknown: false }
  let kind: SubjectKind = 'order'
  for (const term of termsOf(line)) {
    const [, number] = /^#?([1-9]\d{0,14})$/.exec(term) ?? []
    const plain = term.toLowerCase()
    const act = ACTS.find((known) => known === plain)
    const named = SUBJECT_KINDS.find((known) => known === plain)
    if (isEmail(term)) query.operator = normalizeEmail(term)
    else if (act) query.act = act
    else if (isDay(term)) query.day = term
    else if (number) query.subject = `${kind} ${number}`
    else if (named) kind = named
    else if (PICTURE.test(plain)) query.subject = `picture ${plain}`
    else query.unknown = true
  }
  return query
}
