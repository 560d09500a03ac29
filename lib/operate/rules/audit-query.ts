import { isEmail, normalizeEmail } from '@/lib/accounts/rules/contact'
import { ACTS, type ActName } from '@/lib/acts'
import { type Day, isDay } from '@/lib/zoned-time'
import { termsOf } from './order-query'

/** What an operator looks for in the audit log. All of it must fit an entry. */
export type AuditQuery = {
  operator: string | null
  act: ActName | null
  /** As the log has it, 'order 7'. */
  subject: string | null
  day: Day | null
  /** Something that no entry can fit. */
  unknown: boolean
}

/** The kinds of things that acts change, as the log names them. */
const SUBJECTS = ['order', 'restaurant', 'user', 'review', 'picture']

/** A picture has no number, but the hash of its bytes. */
const PICTURE = /^[0-9a-f]{64}$/

/**
 * Reads a line: an email, an act, the number of an order, a thing as 'restaurant 7' or 'picture 6a…', a day as
 * 2026-11-26, in any order; the last of each counts.
 */
export function parseAuditQuery(line: string): AuditQuery {
  const query: AuditQuery = { operator: null, act: null, subject: null, day: null, unknown: false }
  let kind = 'order'
  for (const term of termsOf(line)) {
    const [, number] = /^#?([1-9]\d{0,14})$/.exec(term) ?? []
    const plain = term.toLowerCase()
    const act = ACTS.find((known) => known === plain)
    if (isEmail(term)) query.operator = normalizeEmail(term)
    else if (act) query.act = act
    else if (isDay(term)) query.day = term
    else if (number) query.subject = `${kind} ${number}`
    else if (SUBJECTS.includes(plain)) kind = plain
    else if (PICTURE.test(plain)) query.subject = `picture ${plain}`
    else query.unknown = true
  }
  return query
}
