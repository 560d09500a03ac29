import { missingWords, wordsOf } from '@/lib/words'

type Searched = { name: string; description: string }

/** How well a menu item fits the words of a search: its name counts more than its description; 0 when it has none of them. */
export function fitOf({ name, description }: Searched, words: readonly string[]): number {
  const missing = missingWords(wordsOf(name), words)
  const left = missing.length > 0 ? missingWords(wordsOf(description), missing) : []
  return (words.length - missing.length) * 10 + missing.length - left.length
}
