import 'server-only'
import { distance } from 'fastest-levenshtein'
import type { Db, Watched } from '@/lib/db/database'
import { countDocuments, readVocabulary } from '@/lib/db/search-index'
import { NO_FILTER } from '@/lib/restaurants/rules/restaurant-filter'

/** Shorter words are too near to each other. */
const MIN_LETTERS = 3
/** Words nearer than this are tried together, the nearest and commonest first. */
const TRIED = 3

type Vocabulary = { catalog: number; words: Awaited<ReturnType<typeof readVocabulary>> }
/** Of the catalog as it was last: a large site has thousands of words. */
let read: Vocabulary | null = null

async function vocabularyOf(db: Db & Watched): Promise<Vocabulary['words']> {
  const catalog = db.contentVersion()?.catalog
  if (catalog === undefined) return readVocabulary(db.read)
  if (read?.catalog !== catalog) read = { catalog, words: await readVocabulary(db.read) }
  return read.words
}

/** So many letters of a word may be wrong. */
const mostWrong = (word: string) => (word.length < 6 ? 1 : 2)

/**
 * The search by known words that is nearest to one that found nothing, or null when none is near or the nearest finds nothing either.
 * Words that are known stay as they are.
 */
export async function nearestQuery(words: readonly string[], { db }: { db: Db & Watched }): Promise<string | null> {
  if (words.length === 0) return null
  const vocabulary = await vocabularyOf(db)
  const near = words.map((word) => {
    if (word.length < MIN_LETTERS || vocabulary.some((known) => known.word.startsWith(word))) return [word]
    return vocabulary
      .filter((known) => Math.abs(known.word.length - word.length) <= mostWrong(word))
      .map((known) => ({ ...known, wrong: distance(word, known.word) }))
      .filter(({ wrong }) => wrong <= mostWrong(word))
      .toSorted((a, b) => a.wrong - b.wrong || b.count - a.count || (a.word < b.word ? -1 : 1))
      .slice(0, TRIED)
      .map((known) => known.word)
  })
  for (let rank = 0; rank < TRIED; rank++) {
    const guess = near.map((known) => known[Math.min(rank, known.length - 1)])
    const known = guess.filter((word) => word !== undefined)
    if (known.length < words.length || known.join(' ') === words.join(' ')) return null
    if ((await countDocuments({ ...NO_FILTER, words: known }, 1, db.read)) > 0) return known.join(' ')
  }
  return null
}
