import { isEmail, normalizeEmail, phoneDigits } from '@/lib/accounts/rules/contact'
import { STAGES, type Stage } from '@/lib/orders/rules/order-stage'
import { ORDER_STATUSES, type OrderStatus } from '@/lib/orders/rules/order-status'
import { type Day, isDay } from '@/lib/zoned-time'

export const MAX_QUERY = 200
/** Words of a name that count. */
export const MAX_WORDS = 6

/** What an operator looks for on one line. All of it must fit an order. */
export type OrderQuery = {
  /** No order has two numbers: with more than one nothing is found. */
  numbers: number[]
  emails: string[]
  phones: string[]
  days: Day[]
  statuses: OrderStatus[]
  stages: Stage[]
  /** The beginnings of words of the customer's name, or together of the restaurant's. */
  words: string[]
}

/** The terms of a line, with a phone number as one. Control characters divide them too: PostgreSQL refuses NUL. */
export const termsOf = (line: string): string[] =>
  line
    .slice(0, MAX_QUERY)
    .replace(/\((\d{3})\)\s*/g, '$1-')
    .split(/[\s\p{Cc}]+/u)
    .filter(Boolean)

/** Reads a line: numbers, emails, phones, days as 2026-11-26, states, and words of names, in any order. */
export function parseOrderQuery(line: string): OrderQuery {
  const query: OrderQuery = { numbers: [], emails: [], phones: [], days: [], statuses: [], stages: [], words: [] }
  for (const term of termsOf(line)) addTerm(query, term)
  return { ...query, words: query.words.slice(0, MAX_WORDS) }
}

function addTerm(query: OrderQuery, term: string): void {
  const state = term.toLowerCase().replaceAll('-', '_')
  const status = ORDER_STATUSES.find((known) => known.toLowerCase() === state)
  const stage = STAGES.find((known) => known === state)
  const phone = phoneDigits(term)
  const [, number] = /^#?([1-9]\d{0,14})$/.exec(term) ?? []
  if (isEmail(term)) query.emails.push(normalizeEmail(term))
  else if (phone) query.phones.push(phone)
  else if (isDay(term)) query.days.push(term)
  else if (number) query.numbers.push(Number(number))
  else if (status) query.statuses.push(status)
  else if (stage) query.stages.push(stage)
  else query.words.push(term)
}
