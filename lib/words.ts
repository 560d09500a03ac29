import { normalized } from './plain-text'

/** Longer words are cut. */
const MAX_WORD = 40

/** The words of a text in order, in lower case and without diacritics: 'Phở, bò!' becomes pho and bo. */
export function wordsOf(text: string): string[] {
  const plain = (isAscii(text) ? text.toLowerCase() : withoutMarks(text)).replace(/['’]/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length <= MAX_WORD ? word : [...word].slice(0, MAX_WORD).join(''),
  )
}

// A search reads hundreds of texts; nearly all of them are plain ASCII.
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)
const withoutMarks = (text: string) =>
  normalized(text, 'NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

/** The distinct words of a search, each to be matched as a prefix. */
export function queryWords(text: string): string[] {
  return [...new Set(wordsOf(text))]
}

/** The words of a search that are not a prefix of any known word. */
export function missingWords(among: readonly string[], words: readonly string[]): string[] {
  return words.filter((word) => !among.some((known) => known.startsWith(word)))
}
