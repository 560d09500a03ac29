/** Longer words are cut. */
const MAX_WORD = 40

/** The words of a text in the order in which they come, in lower case and without diacritics: 'Phở, bò!' is pho and bo. */
export function wordsOf(text: string): string[] {
  const plain = (isAscii(text) ? text.toLowerCase() : withoutMarks(text)).replace(/['’]/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    word.length <= MAX_WORD ? word : [...word].slice(0, MAX_WORD).join(''),
  )
}

// A search reads hundreds of texts; nearly all of them have nothing to take away.
const isAscii = (text: string) => !/[^\0-\x7f]/.test(text)
const withoutMarks = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')

/** The different words of a search; each is the beginning of a word that is looked for. */
export function queryWords(text: string): string[] {
  return [...new Set(wordsOf(text))]
}

/** The words of a search that are the beginning of none of these. */
export function missingWords(among: readonly string[], words: readonly string[]): string[] {
  return words.filter((word) => !among.some((known) => known.startsWith(word)))
}
