import 'server-only'
import { distance } from 'fastest-levenshtein'
import type { Db, Watched } from '@/lib/db/database'
import { processWide } from '@/lib/process-wide'
import { NO_FILTER } from '@/lib/restaurants/rules/restaurant-filter'
import { EVERYDAY_WORDS, meantBy, termsOf } from '@/lib/search/rules/everyday-words'
import { KNOWN_WORDS } from './search-dialects'
import { countDocuments, type KnownWord, readVocabulary } from './search-index'

/** Minimum letters to correct a word: shorter words are too similar to each other. */
const MIN_LETTERS = 3
/** Minimum letters to match inside another word: shorter words are part of too many. */
const MIN_PART = 4
/** The number of nearest words that are tried together, the nearest and most frequent first. */
const TRIED = 3

/** More unknown words are unlikely to be typos, so nothing is corrected. */
const MAX_CORRECTED = 2
/** How long a vocabulary is reused, in milliseconds. A large one outlives changes of the catalog, since every change of a menu is one. */
const REREAD_MS = 60_000

type Vocabulary = { catalog: number | undefined; at: number; words: KnownWord[] }
type Vocabularies = { latest: Vocabulary | null; reading: Promise<Vocabulary> | null }
/** The vocabulary read last, and the one being read: a large site has thousands of words. */
const known = processWide('vocabulary', (): Vocabularies => ({ latest: null, reading: null }))

async function vocabularyOf(db: Db & Watched): Promise<KnownWord[]> {
  const catalog = db.contentVersion()?.catalog
  if (known.latest && isFresh(known.latest, catalog)) return known.latest.words
  known.reading ??= readVocabulary(db.read)
    .then((words) => {
      known.latest = { catalog, at: performance.now(), words }
      return known.latest
    })
    .finally(() => {
      known.reading = null
    })
  return (await known.reading).words
}

function isFresh({ catalog, at, words }: Vocabulary, now: number | undefined): boolean {
  const isSame = (catalog !== undefined && catalog === now) || words.length >= KNOWN_WORDS
  // The index learns of a change of the catalog after its version has changed.
  return isSame && performance.now() - at < REREAD_MS
}

/** Allowed typos by word length. */
const mostWrong = (word: string) => (word.length < 6 ? 1 : 2)

/**
 * The nearest search by known words, without fillers, for one with unknown words. Null when no words are near, or when
 * the nearest search finds nothing either. Known words stay unchanged.
 */
export async function nearestQuery(asked: readonly string[], { db }: { db: Db & Watched }): Promise<string | null> {
  const { words } = meantBy(asked)
  if (words.length === 0) return null
  const vocabulary = [...(await vocabularyOf(db)), ...EVERYDAY_WORDS.map((word) => ({ word, count: 1 }))]
  const isKnown = (word: string) => word.length < MIN_LETTERS || vocabulary.some((known) => known.word.startsWith(word))
  const unknown = new Set(words.filter((word) => !isKnown(word)))
  if (unknown.size > MAX_CORRECTED) return null
  const near = words.map((word) => (unknown.has(word) ? nearestWords(word, vocabulary) : [word]))
  for (let rank = 0; rank < TRIED; rank++) {
    const guess = near.map((known) => known[Math.min(rank, known.length - 1)])
    const known = guess.filter((word) => word !== undefined)
    if (known.length < words.length || known.join(' ') === words.join(' ')) return null
    if ((await countDocuments({ ...NO_FILTER, terms: termsOf(known) }, 1, db.read)) > 0) return known.join(' ')
  }
  return null
}

/** The known words nearest to a word: those within its allowed typos, else those that contain it or are part of it. */
function nearestWords(word: string, vocabulary: readonly KnownWord[]): string[] {
  const byTypos = vocabulary
    .filter((known) => Math.abs(known.word.length - word.length) <= mostWrong(word))
    .map((known) => ({ ...known, far: distance(word, known.word) }))
    .filter(({ far }) => far <= mostWrong(word))
  const isPart = (part: string, whole: string) => part.length >= MIN_PART && whole.includes(part)
  const byParts = () =>
    vocabulary
      .filter((known) => isPart(known.word, word) || isPart(word, known.word))
      .map((known) => ({ ...known, far: Math.abs(known.word.length - word.length) }))
  return (byTypos.length > 0 ? byTypos : byParts())
    .toSorted((a, b) => a.far - b.far || b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, TRIED)
    .map((known) => known.word)
}
