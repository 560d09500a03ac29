import { missingWords, queryWords, wordsOf } from '@/lib/words'
import { DIETARY_TAGS, DIETARY_TITLES, wordsIn } from './dietary'

/** The longest text that a menu search accepts. */
export const MAX_FIND = 100

type Findable = { name: string; description: string; dietary: string }

/** The items that match each word of a text by prefix in name, description or dietary tags; all without words. */
export function findOnMenu<Item extends Findable>(items: readonly Item[], text: string): readonly Item[] {
  const words = queryWords(text)
  if (words.length === 0) return items
  return items.filter(({ name, description, dietary }) => {
    const tags = wordsIn(DIETARY_TAGS, dietary).map((tag) => DIETARY_TITLES[tag])
    return missingWords(wordsOf([name, description, ...tags].join(' ')), words).length === 0
  })
}
