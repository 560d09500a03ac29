import { missingWords, queryWords, wordsOf } from '@/lib/words'
import { DIETARY_TAGS, DIETARY_TITLES, wordsIn } from './dietary'

/** The most characters that are looked for on a menu. */
export const MAX_FIND = 100

type Findable = { name: string; description: string; dietary: string }

/** The items whose name, description and dietary tags have words beginning with each word of a text; all for a text without words. */
export function findOnMenu<Item extends Findable>(items: readonly Item[], text: string): readonly Item[] {
  const words = queryWords(text)
  if (words.length === 0) return items
  return items.filter(({ name, description, dietary }) => {
    const tags = wordsIn(DIETARY_TAGS, dietary).map((tag) => DIETARY_TITLES[tag])
    return missingWords(wordsOf([name, description, ...tags].join(' ')), words).length === 0
  })
}
