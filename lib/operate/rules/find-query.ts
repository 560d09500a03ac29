import { isEmail, normalizeEmail, phoneDigits } from '@/lib/accounts/rules/contact'
import { MAX_WORDS, termsOf } from './order-query'

/** The states of a restaurant; `waiting` for its approval. */
export const RESTAURANT_STATES = ['active', 'inactive', 'suspended', 'waiting'] as const
export type RestaurantState = (typeof RESTAURANT_STATES)[number]

/** What an operator looks for among restaurants or people. All of it must fit; of an email and so on the last counts. */
export type FindQuery = {
  id: number | null
  email: string | null
  phone: string | null
  state: RestaurantState | null
  /** The beginnings of words of a person's name, or together of a restaurant's. */
  words: string[]
}

/** Reads a line: an id, an email, a phone, a state, and words of a name, in any order. */
export function parseFindQuery(line: string): FindQuery {
  const query: FindQuery = { id: null, email: null, phone: null, state: null, words: [] }
  for (const term of termsOf(line)) {
    const state = RESTAURANT_STATES.find((known) => known === term.toLowerCase())
    const phone = phoneDigits(term)
    const [, id] = /^#?([1-9]\d{0,14})$/.exec(term) ?? []
    if (isEmail(term)) query.email = normalizeEmail(term)
    else if (phone) query.phone = phone
    else if (id) query.id = Number(id)
    else if (state) query.state = state
    else query.words.push(term)
  }
  return { ...query, words: query.words.slice(0, MAX_WORDS) }
}
