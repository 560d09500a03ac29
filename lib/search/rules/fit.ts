import { wordsOf } from '@/lib/words'
import type { Term } from './everyday-words'

type Searched = { name: string; description: string }

/** How well a menu item matches a search: its name counts more than its description; 0 without any match. */
export function fitOf({ name, description }: Searched, terms: readonly Term[]): number {
  const missing = missingTerms(wordsOf(name), terms)
  const left = missing.length > 0 ? missingTerms(wordsOf(description), missing) : []
  return (terms.length - missing.length) * 10 + missing.length - left.length
}

function missingTerms(among: readonly string[], terms: readonly Term[]): Term[] {
  const isAmong = (word: string) => among.some((known) => known.startsWith(word))
  return terms.filter((term) => !term.some((words) => words.split(' ').every(isAmong)))
}
